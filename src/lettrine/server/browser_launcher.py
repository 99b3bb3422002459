"""Showing the page to whoever has just started the server."""

import os
import webbrowser
from contextlib import suppress
from ipaddress import ip_address


def address(host: str, port: int) -> str:
    """Where the page is, for somebody at this machine; a server that listens everywhere listens here as well."""
    listens = ip_address(host.partition("%")[0])
    if listens.is_unspecified:
        return f"http://localhost:{port}/"
    return f"http://[{listens}]:{port}/" if listens.version == 6 else f"http://{listens}:{port}/"


def show(url: str) -> None:
    """Open the page, where there is a browser with a window: one inside this terminal would be in the logs' way."""
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
            browser.open(url)
