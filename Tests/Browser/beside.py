#!/usr/bin/env python3
"""Opens a page beside an editor in headless Chromium: it follows the cursor, and a double click leads back to the line.

    beside.py --glosa .build/release/glosa
"""
import argparse
import json
import queue
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from chromium import executable
from playwright.sync_api import sync_playwright
from preview import course


class Editor:
    """As much of an editor as speaks with `glosa lsp`."""

    def __init__(self, glosa, folder):
        command = [glosa, "lsp", "--no-typecheck", "--lang", "en"]
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        self.number = 0
        threading.Thread(target=self.read, daemon=True).start()
        abilities = {"window": {"showDocument": {"support": True}}}
        self.request("initialize", {"capabilities": abilities, "rootUri": folder.as_uri()})

    def read(self):
        while True:
            length = 0
            while line := self.server.stdout.readline().strip():
                length = int(line.split(b":")[1])
            if not length:
                return
            self.messages.put(json.loads(self.server.stdout.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def await_message(self, is_wanted):
        while not is_wanted(message := self.messages.get(timeout=60)):
            pass
        return message

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        return self.await_message(lambda message: message.get("id") == self.number and "method" not in message)["result"]

    def execute(self, command, path, line):
        place = {"line": line, "character": 0}
        return self.request("workspace/executeCommand", {"command": command, "arguments": [path.as_uri(), place]})

    def close(self):
        self.request("shutdown", None)
        self.send({"method": "exit"})
        assert self.server.wait(10) == 0


def line_of(path, text):
    return next(number for number, line in enumerate(path.read_text().split("\n")) if text in line)


def test(glosa, page, folder):
    course(folder)
    file = folder / "content/en/state.md"
    editor = Editor(glosa, folder)
    address = editor.execute("glosa.preview", file, line_of(file, "## State 1"))["uri"]
    page.goto(address)
    # The page is connected when it has its findings.
    page.locator("[data-glosa-preview]").first.wait_for(state="attached")
    middle = "() => scrollY + innerHeight / 3"
    top = "text => [...document.querySelectorAll('main h2')].find((h) => h.textContent.includes(text)).getBoundingClientRect().top + scrollY"
    for number in (5, 0, 3):
        editor.execute("glosa.previewPosition", file, line_of(file, f"## State {number}"))
        page.wait_for_function(
            "([name, slack]) => { const h = [...document.querySelectorAll('main h2')].find((h) => h.textContent.includes(name));"
            "const y = h.getBoundingClientRect().top; return y >= -slack && y <= innerHeight; }",
            arg=[f"State {number}", 1],
        )
    # A place that is in view stays where it is.
    before = page.evaluate(middle)
    editor.execute("glosa.previewPosition", file, line_of(file, "## State 3"))
    time.sleep(0.3)
    assert page.evaluate(middle) == before

    heading = page.locator("main h2", has_text="State 2")
    heading.scroll_into_view_if_needed()
    assert page.evaluate(top, "State 2") > 0
    heading.dblclick()
    shown = editor.await_message(lambda message: message.get("method") == "window/showDocument")["params"]
    line = shown["selection"]["start"]["line"]
    assert shown["uri"] == file.as_uri(), shown
    assert line_of(file, "## State 2") <= line <= line_of(file, "## State 2") + 3, line
    editor.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for size in ((1280, 800), (390, 844)):
            with tempfile.TemporaryDirectory() as name:
                page = browser.new_context(viewport={"width": size[0], "height": size[1]}).new_page()
                problems = []
                page.on("pageerror", lambda error: problems.append(str(error)))
                test(options.glosa, page, Path(name).resolve())
                assert not problems, problems
            print(f"{size[0]} wide: the page follows the cursor, and leads back")
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
