"""An authenticator in software: it makes passkeys and signs with them, truly or not, as a test wants it."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey of a person, as a browser at an address would use it."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin, self.host = origin, host
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` says."""
        data = self._data(ATTESTED) + bytes(16) + len(self.id).to_bytes(2) + self.id + self._public_key()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._client_data("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=said, attestationObject=attestation)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` says."""
        data = self._data(0)
        said = self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _credential(self, **response: bytes) -> dict[str, Any]:
        key = base64url(self.id)
        said = {name: base64url(value) for name, value in response.items()}
        return {"id": key, "rawId": key, "type": "public-key", "response": said, "clientExtensionResults": {}}

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([PRESENT | VERIFIED | flags]) + self.count.to_bytes(4)

    def _public_key(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
