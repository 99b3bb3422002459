"""The HTTP interface: one module an API, what they share (`handlers`, `openapi`), and the files of the page."""
