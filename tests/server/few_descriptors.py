"""`lettrine` in a process that may have but few file descriptors."""

import resource

from lettrine.cli import main

LIMIT = 96

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (LIMIT, LIMIT))
    main()
