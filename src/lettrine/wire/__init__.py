"""Every message that crosses a socket or the HTTP interface: below the server and below every client.

Unknown fields are refused; texts and lists are bounded. What is not here is not sent.
"""
