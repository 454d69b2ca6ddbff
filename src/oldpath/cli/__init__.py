"""The command line: `oldpath --help`."""
