"""Connected clients: the socket of a table, who is connected to it, and who is present across processes."""
