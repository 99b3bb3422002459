"""Opening the page in a browser when the server has started."""

import os
import webbrowser
from contextlib import suppress
from ipaddress import ip_address


def page_url(host: str, port: int) -> str:
    """The URL of the page on this machine; a server that listens on all addresses is at `localhost`."""
    address = ip_address(host.partition("%")[0])
    if address.is_unspecified:
        return f"http://localhost:{port}/"
    return f"http://[{address}]:{port}/" if address.version == 6 else f"http://{address}:{port}/"


def open_page(url: str) -> None:
    """Open the page in a browser that has a window: one in this terminal would mix with the logs."""
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
            browser.open(url)
