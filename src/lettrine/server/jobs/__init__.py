"""Work beside the requests: analysis and practice in a worker process, ratings, and garbage collection."""
