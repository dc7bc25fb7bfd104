#!/usr/bin/env python3
"""What the search costs a reader of a large course: bytes over the wire, compressed, before the first result.

    weight.py GLOSA [PAGES]

A course of so many pages (10000) in one language is made, built, and read in Chromium through a server that compresses as
most do (gzip). Each query is asked on a page of its own, with nothing cached. Counted is all that the search has asked for
when the first result is there: its scripts, its style, its index.
"""
import functools
import gzip
import http.server
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from playwright.sync_api import sync_playwright

import large_course

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Browser"))
from chromium import executable  # noqa: E402


class Compressing(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if not path.is_file():
            return self.send_error(404)
        body = gzip.compress(path.read_bytes(), 6)
        self.server.sent.append((self.path, len(body), path.stat().st_size))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


# When the first result is there; what had been asked for by then.
WATCH = """() => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".search-results a")) return;
    window.firstResult = performance.now();
    observer.disconnect();
  }).observe(document.querySelector(".search-results"), { childList: true, subtree: true });
}"""
BEGUN = """() => performance.getEntriesByType("resource")
  .filter(({ startTime }) => startTime < window.firstResult)
  .map(({ name }) => name.slice(location.origin.length))"""


def main():
    glosa = os.path.abspath(sys.argv[1])
    pages = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        writer = large_course.make(folder, pages)
        start = time.monotonic()
        subprocess.run([glosa, "build", "--source", folder], check=True, capture_output=True)
        print(f"built in {time.monotonic() - start:.1f} s")
        index = [path for path in pathlib.Path(folder, "site", "search").rglob("*") if path.is_file()]
        print(f"{len(index)} files of the index, {sum(path.stat().st_size for path in index) / 1e6:.1f} MB uncompressed")
        words = writer.words
        queries = {
            "a common word": words[20],
            "a word in between": words[2_000],
            "a rare word": words[30_000],
            "two common words": f"{words[10]} {words[30]}",
            "three words": f"{words[200]} {words[1_500]} {words[9_000]}",
            "four words": f"{words[50]} {words[500]} {words[5_000]} {words[20_000]}",
            "a word that is begun": words[5_000][:3],
            "a word that is misspelt": words[6_000][:3] + "x" + words[6_000][3:],
        }
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Compressing, directory=folder + "/site")
        )
        server.sent = []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        worst = 0
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            for name, query in queries.items():
                context = browser.new_context()
                page = context.new_page()
                page.goto(f"http://127.0.0.1:{server.server_port}/es/part-000/lesson-00007.html")
                page.wait_for_load_state("networkidle")
                server.sent.clear()
                page.evaluate(WATCH)
                start = time.monotonic()
                page.keyboard.press("/")
                page.wait_for_selector("dialog.search[open]")
                page.locator(".search-field").fill(query)
                page.wait_for_selector(".search-results a")
                seconds = time.monotonic() - start
                page.wait_for_load_state("networkidle")
                before = set(page.evaluate(BEGUN))
                all_sent = list(server.sent)
                sent = [entry for entry in all_sent if entry[0] in before]
                kinds = {kind: sum(size for path, size, _ in sent if f"/{kind}" in path and "/search/" in path) for kind in ("index", "w", "h", "t")}
                total = sum(size for _, size, _ in sent)
                raw = sum(size for _, _, size in sent)
                worst = max(worst, total)
                print(
                    f"{name:24} {total / 1000:6.1f} KB ({raw / 1000:.0f} uncompressed), {len(sent)} files, {seconds:.2f} s;"
                    f" index {kinds['index'] / 1000:.1f}, words {kinds['w'] / 1000:.1f}, hits {kinds['h'] / 1000:.1f},"
                    f" texts {kinds['t'] / 1000:.1f}, scripts and style the rest; with all results"
                    f" {sum(size for _, size, _ in all_sent) / 1000:.1f} KB; {page.locator('.search-status').inner_text()}"
                )
                context.close()
            browser.close()
        server.shutdown()
        print(f"at most {worst / 1000:.1f} KB (asked: 150)")


main()
