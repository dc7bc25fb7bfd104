#!/usr/bin/env python3
"""Uses `glosa serve` at a terminal: Ctrl-C, ports that are taken, other hosts, `--open`.

    preview_terminal.py --glosa .build/release/glosa
"""
import argparse
import os
import pty
import re
import select
import signal
import socket
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from hosting import free_port


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, arguments, path=""):
        environment = {**os.environ, "TERM": "xterm", "LC_ALL": "C", "PATH": path + os.environ["PATH"]}
        self.process, self.screen = pty.fork()
        if self.process == 0:
            # A script's background processes ignore it; a terminal's own don't.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execve(arguments[0], arguments, environment)
        self.text = ""

    def wait_for(self, text):
        end = time.monotonic() + 60
        while text not in self.text:
            assert time.monotonic() < end, (text, self.text)
            if select.select([self.screen], [], [], 0.2)[0]:
                self.text += os.read(self.screen, 65536).decode(errors="replace")

    def ends(self):
        """How it ended, and after how many seconds."""
        start = time.monotonic()
        status = None
        while status is None:
            ended, code = os.waitpid(self.process, os.WNOHANG)
            status = code if ended else None
            if time.monotonic() > start + 60:
                os.kill(self.process, signal.SIGKILL)
                raise AssertionError(("it doesn't end", self.text))
            time.sleep(0.01)
        os.close(self.screen)
        return os.waitstatus_to_exitcode(status), time.monotonic() - start

    def press(self, key):
        os.write(self.screen, key)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True)
    glosa = str(Path(parser.parse_args().glosa).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "content/en").mkdir(parents=True)
        (folder / "glosa.yml").write_text("languages: [en]\n")
        (folder / "content/en/index.md").write_text("# Course\n\nText.\n")

        def serve(*options, path=""):
            port = free_port()
            return port, Terminal([glosa, "serve", "--source", str(folder), "--port", str(port), *options], path)

        port, terminal = serve()
        terminal.wait_for(f"http://127.0.0.1:{port}/")
        page = urllib.request.urlopen(f"http://127.0.0.1:{port}/en/index.html").read().decode()
        version = re.search(r'data-version="([^"]+)"', page).group(1)
        request = f"GET /_glosa/events?page=en/index.html&version={version} HTTP/1.1\r\nHost: localhost\r\n\r\n"
        held = []
        for _ in range(20):
            connection = socket.create_connection(("127.0.0.1", port))
            connection.sendall(request.encode())
            assert connection.recv(100).startswith(b"HTTP/1.1 200 OK")
            held.append(connection)
        terminal.press(b"\x03")
        status, seconds = terminal.ends()
        # The browsers' connections would keep it for as long as they live.
        assert status == 0 and seconds < 30, (status, seconds)
        print(f"Ctrl-C ends it in {seconds * 1000:.0f} ms, with twenty pages open")

        taken = free_port()
        with socket.socket() as other:
            other.bind(("127.0.0.1", taken))
            other.listen()
            terminal = Terminal([glosa, "serve", "--source", str(folder), "--port", str(taken)])
            # The one after it, unless somebody has taken that too.
            terminal.wait_for(f"port {taken} is taken: serving at ")
            terminal.press(b"\x03")
            assert terminal.ends()[0] == 0
        print("the next port is named where one is taken")

        port, terminal = serve("--host", "::1")
        terminal.wait_for(f"http://[::1]:{port}/")
        assert "anybody" not in terminal.text
        assert urllib.request.urlopen(f"http://[::1]:{port}/en/index.html").status == 200
        os.kill(terminal.process, signal.SIGTERM)
        assert terminal.ends()[0] == 0
        print("it serves by IPv6")

        port, terminal = serve("--host", "localhost", "--host", "course.test")
        terminal.wait_for(f"http://localhost:{port}/")
        for name, expected in (("course.test", 200), ("localhost", 200), ("other.test", 421)):
            request = urllib.request.Request(f"http://127.0.0.1:{port}/en/index.html", headers={"Host": name})
            try:
                status = urllib.request.urlopen(request).status
            except urllib.error.HTTPError as error:
                status = error.code
            assert status == expected, (name, status)
        terminal.press(b"\x03")
        terminal.ends()
        print("it answers to the names it was given, and to no others")

        port, terminal = serve("--host", "0.0.0.0")
        terminal.wait_for("at 0.0.0.0, anybody who can reach this machine can read the course")
        terminal.press(b"\x03")
        terminal.ends()
        print("it warns where others can read along")

        opened = folder / "opened"
        for opener in ("xdg-open", "open"):
            (folder / opener).write_text(f'#!/bin/sh\necho "$1" > "{opened}.new" && mv "{opened}.new" "{opened}"\n')
            (folder / opener).chmod(0o755)
        port, terminal = serve("--open", path=f"{folder}:")
        terminal.wait_for(f"http://127.0.0.1:{port}/")
        end = time.monotonic() + 60
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert opened.read_text() == f"http://127.0.0.1:{port}/\n"
        terminal.press(b"\x03")
        terminal.ends()
        print("--open opens the browser")


if __name__ == "__main__":
    sys.exit(main())
