"""Which browser the tests and benchmarks use, and what goes wrong in it."""
import os
import shutil

# The shell has no window, and takes half the processor time of the whole browser.
NAMES = ("chromium-headless-shell", "google-chrome", "chromium")


def executable():
    """CHROMIUM, or the first of the names in PATH; None where there is none: then Playwright uses its own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def faults_of(page):
    """A list that takes up what fails in a page's scripts from now on, and the errors in its console."""
    found = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda message: found.append(message.text) if message.type == "error" else None)
    return found
