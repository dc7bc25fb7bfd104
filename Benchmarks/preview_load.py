"""Requests a second while 200 pages wait for changes: `glosa serve` beside `hugo server`, one after the other.

usage: preview_load.py [--course FOLDER --hugo FOLDER] [--requests N]

Needs wrk; everything stays on loopback and ends by itself.
"""

import argparse
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

import course_generator

ROOT = pathlib.Path(__file__).resolve().parent.parent


def memory(process):
    """Resident megabytes."""
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) // 1024


def wait_for(address):
    for _ in range(600):
        try:
            return urllib.request.urlopen(address).read().decode()
        except OSError:
            time.sleep(0.2)
    sys.exit(f"{address} does not answer")


def hold(port, count, request):
    """Connections on which the server may send changes."""
    held = []
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", port))
        connection.sendall(request.encode())
        held.append(connection)
    return held


def load(address, requests):
    """Runs wrk until so many requests were answered, in rounds of five seconds; requests a second, and faults."""
    done = faults = 0
    start = time.monotonic()
    while done < requests and time.monotonic() - start < 120:
        command = ["wrk", "-t", "2", "-c", "32", "-d", "5s", address]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        done += int(re.search(r"(\d+) requests in", text).group(1))
        faults += sum(int(n) for n in re.findall(r"(?:connect|read|write|timeout|responses:) (\d+)", text))
    return done / (time.monotonic() - start), done, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--course", type=pathlib.Path)
    parser.add_argument("--hugo", type=pathlib.Path)
    parser.add_argument("--requests", type=int, default=100_000)
    options = parser.parse_args()
    hugo = next((ROOT / ".tools" / "hugo").glob("lib/*/site-packages/hugo/binaries/hugo*"))
    with tempfile.TemporaryDirectory() as folder:
        course, site = options.course, options.hugo
        if course is None:
            course_generator.course(100, folder)
            course, site = pathlib.Path(folder), pathlib.Path(folder) / "hugo"
        lessons = sorted((course / "content").rglob("*.md"))
        name = lessons[len(lessons) // 2].relative_to(course / "content").with_suffix("").as_posix()
        glosa = [str(ROOT / ".build/release/glosa"), "serve", "--source", str(course), "--port", "8191"]
        servers = (
            ("glosa serve", glosa, ".", 8191, f"/{name}.html", f"GET /_glosa/events?page={name}.html HTTP/1.1"),
            ("hugo server", [str(hugo), "server", "--port", "8192"], site, 8192, f"/{name}/", "GET /livereload HTTP/1.1"),
        )
        for label, command, where, port, path, events in servers:
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            process = subprocess.Popen(command, cwd=where, **quiet)
            try:
                address = f"http://127.0.0.1:{port}{path}"
                version = re.search(r'data-version="([^"]+)"', wait_for(address))
                if version:
                    events = events.replace(" HTTP", f"&version={version.group(1)} HTTP")
                upgrade = (
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                )
                held = hold(port, 200, f"{events}\r\nHost: 127.0.0.1:{port}\r\n{'' if version else upgrade}\r\n")
                time.sleep(1)
                before = memory(process)
                rate, done, faults = load(address, options.requests)
                print(
                    f"{label}: {rate:.0f} requests a second, {done} in all, {faults} faults, "
                    f"{len(held)} pages waiting, {before} MB before and {memory(process)} MB after"
                )
            finally:
                process.terminate()


main()
