"""Saves a lesson of a course that `glosa serve` shows, and waits until the page is another: Tests/Darwin/reload.py GLOSA FOLDER

The folder is made, and removed at the end. Its name may have accents, by which watching once failed on macOS.
"""
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

glosa, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
lesson = folder / "content/en/a.md"
lesson.parent.mkdir(parents=True)
(folder / "glosa.yml").write_text("languages: [en]\n")
lesson.write_text("# A\n\nfirst words\n")
server = subprocess.Popen([glosa, "serve", "--port", "0"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True)


def page(address):
    with urllib.request.urlopen(address + "en/a.html", timeout=10) as answer:
        return answer.read().decode()


def wait(condition, what):
    """Only what never happens reaches the bound."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if condition():
                return
        except OSError:
            pass
        time.sleep(0.05)
    sys.exit(f"{what} did not happen within a minute")


try:
    address = None
    for line in server.stdout:
        found = re.search(r"http://[^\s/]+/", line)
        if found:
            address = found.group()
            break
    if address is None:
        sys.exit("glosa serve named no address")
    wait(lambda: "first words" in page(address), "the first page")
    lesson.write_text("# A\n\nsecond words\n")
    wait(lambda: "second words" in page(address), "the reload")
    print(f"A lesson saved below {folder} was on its page again.")
finally:
    server.terminate()
    server.wait()
    shutil.rmtree(folder)
