"""Which browser the tests and benchmarks use."""
import os
import shutil

# The shell has no window, and takes half the processor time of the whole browser.
NAMES = ("chromium-headless-shell", "google-chrome", "chromium")


def executable():
    """CHROMIUM, or the first of the names in PATH; None where there is none: then Playwright uses its own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
