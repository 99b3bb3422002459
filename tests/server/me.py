"""Somebody who asks about themselves: their name, their devices and passkeys, and links between devices."""

from typing import Any

import httpx

from lettrine.server.identity import COOKIE
from tests.server.authenticator import Authenticator

HOME = "http://localhost"


class Somebody:
    """One browser of somebody."""

    def __init__(self, client: httpx.AsyncClient, home: str = HOME) -> None:
        self.client, self.home = client, home
        client.base_url = httpx.URL(home)
        cookie = client.cookies.get(COOKIE)
        if cookie is not None:  # as if it had been set there
            client.cookies = httpx.Cookies()
            client.cookies.set(COOKIE, cookie, domain="localhost.local", path="/")

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.client.request(method, f"{self.home}/api{path}", json=body)

    async def told(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code with which something is refused."""
        answer = await self.ask(method, path, body)
        assert answer.is_error, answer.text
        assert answer.json()["message"]
        return str(answer.json()["code"])

    async def me(self) -> Any:
        return await self.told("GET", "/me")

    async def keys(self) -> Any:
        return await self.told("GET", "/me/keys")

    async def devices(self) -> list[str]:
        return [each["name"] for each in (await self.keys())["devices"]]

    async def here(self) -> str:
        """The id of this device."""
        return next(str(each["id"]) for each in (await self.keys())["devices"] if each["here"])

    # Links -----------------------------------------------------------------------------------------------------

    async def link(self, device: str = "Phone") -> str:
        return str((await self.told("POST", "/me/links", {"device": device}))["token"])

    async def look(self, token: str) -> Any:
        return await self.told("POST", "/me/links/look", {"token": token})

    async def claim(self, token: str, device: str = "Laptop") -> Any:
        return await self.told("POST", "/me/links/claim", {"token": token, "device": device})

    async def confirm(self, token: str) -> Any:
        return await self.told("POST", "/me/links/confirm", {"token": token})

    async def lets_in(self, other: "Somebody", device: str = "Laptop") -> Any:
        """The whole way of a link."""
        token = await self.link()
        await other.claim(token, device)
        return await self.confirm(token)

    # Passkeys --------------------------------------------------------------------------------------------------

    def authenticator(self) -> Authenticator:
        return Authenticator(self.home, self.home.partition("//")[2])

    async def options(self) -> Any:
        return (await self.told("POST", "/me/passkeys/options"))["options"]

    async def request(self) -> Any:
        return (await self.told("POST", "/me/sign-in/options"))["options"]

    async def makes_passkey(self) -> Authenticator:
        made = self.authenticator()
        await self.told("POST", "/me/passkeys", {"credential": made.make(await self.options()), "name": "Key"})
        return made

    async def signs_in(self, passkey: Authenticator, device: str = "Laptop") -> Any:
        credential = passkey.use(await self.request())
        return await self.told("POST", "/me/sign-in", {"credential": credential, "device": device})

    async def fails_to_sign_in(self, credential: dict[str, Any]) -> str:
        return await self.refused("POST", "/me/sign-in", {"credential": credential})

    # Tables ----------------------------------------------------------------------------------------------------

    async def seat(self, table: str) -> int | None:
        found: int | None = (await self.told("GET", f"/tables/{table}")).get("you")
        return found
