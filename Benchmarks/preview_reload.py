"""How long after a file is closed its page shows the edit, loaded again or exchanged in place: `glosa serve` beside
`hugo server`, same files, same edit.

usage: preview_reload.py [--lessons N | --course FOLDER --hugo FOLDER] [--edits N] [--glosa PROGRAM]

FOLDER of --course holds glosa.yml or content/, that of --hugo a Hugo site over the same content. Needs playwright and a
Chromium. Edits alternate between the two, so that whatever else the machine does meets both.
"""

import argparse
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

import course_generator

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "Tests/Browser"))
from chromium import executable  # noqa: E402


def wait_for(page, address):
    for _ in range(600):
        try:
            if page.goto(address).status == 200:
                return
        except Exception:
            pass
        time.sleep(0.2)
    sys.exit(f"{address} does not answer")


def shown_time(page):
    """When the page showed the edit, in seconds since 1970: when it was drawn after an exchange, or had loaded again; None
    before."""
    return page.evaluate(
        """() => {
            const end = performance.getEntriesByType("navigation")[0]?.loadEventEnd;
            return window.shownAt ?? (window.isWatched || !end ? null : (performance.timeOrigin + end) / 1000);
        }"""
    )


WATCH = """marker => {
    window.isWatched = true;
    window.shownAt = null;
    const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(marker)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => window.shownAt = (performance.timeOrigin + performance.now()) / 1000));
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
}"""


def edit(file, page, marker):
    """Seconds from the file's close() until the page shows the edit."""
    text = file.read_text()
    page.evaluate(WATCH, marker)
    with open(file, "w") as stream:
        stream.write(text + f"\n{marker}\n")
    closed = time.time()
    deadline = closed + 60
    while time.time() < deadline:
        try:
            if marker in page.content():
                if shown := shown_time(page):
                    return shown - closed
        except Exception:
            pass  # It is just being exchanged.
        time.sleep(0.005)
    sys.exit(f"the edit of {file} was not shown within a minute")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lessons", type=int, default=500)
    parser.add_argument("--course", type=pathlib.Path)
    parser.add_argument("--hugo", type=pathlib.Path)
    parser.add_argument("--edits", type=int, default=15)
    parser.add_argument("--glosa", default=str(ROOT / ".build/release/glosa"))
    parser.add_argument("--page", default=None, help="a lesson below the content folder")
    options = parser.parse_args()
    hugo = next((ROOT / ".tools" / "hugo").glob("lib/*/site-packages/hugo/binaries/hugo*"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        course, site = options.course, options.hugo
        if course is None:
            course_generator.course(options.lessons, folder)
            course, site = pathlib.Path(folder), pathlib.Path(folder) / "hugo"
        lessons = sorted((course / "content").rglob("*.md"))
        lesson = course / "content" / options.page if options.page else lessons[len(lessons) // 2]
        name = lesson.relative_to(course / "content").with_suffix("").as_posix()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        servers = [
            subprocess.Popen([options.glosa, "serve", "--source", course, "--port", "8181"], **quiet),
            subprocess.Popen([hugo, "server", "--port", "8182", "--bind", "127.0.0.1"], cwd=site, **quiet),
        ]
        try:
            # Without a sandbox: it is a container's root who runs this on CI.
            browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            pages = [browser.new_page(), browser.new_page()]
            wait_for(pages[0], f"http://127.0.0.1:8181/{name}.html")
            wait_for(pages[1], f"http://127.0.0.1:8182/{name}/")
            time.sleep(2)
            times = ([], [])
            for number in range(options.edits):
                for which in (0, 1):
                    # Both see every edit; only one is being waited for.
                    pages[which].bring_to_front()
                    times[which].append(edit(lesson, pages[which], f"Edit {number} {which} {time.time_ns()}."))
                    time.sleep(1.5)
            browser.close()
        finally:
            for server in servers:
                server.terminate()
    medians = [statistics.median(one) for one in times]
    for label, one, median in zip(("glosa serve", "hugo server"), times, medians):
        print(f"{label}: median {median * 1000:.0f} ms, from {min(one) * 1000:.0f} to {max(one) * 1000:.0f} ms")
    print(f"{len(lessons)} lessons, {options.edits} edits: {medians[0] / medians[1]:.3f} of Hugo's time")


main()
