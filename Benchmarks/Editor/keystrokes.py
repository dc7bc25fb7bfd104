"""Measures `glosa lsp` on a generated course and on this repository's own: python3 keystrokes.py GLOSA [PAGES]. Prints the time from
the start to the first findings, without and with the memory of a former session, the times from a keystroke to the findings of its
file, and the memory in use."""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

GLOSA, PAGES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000


def lesson(number, count, words):
    parts = [f"# {words[0]} {number}\n"]
    for part in range(8):
        link = f"page{(number * 7 + part) % count}.md#{words[1].lower()}-{(part + 1) % 8}"
        parts.append(
            f"## {words[1]} {part}\n\n{words[2]} [{words[3]}]({link}) {words[2]}\n\n- {words[2]}\n- {words[2]}\n\n"
            f"```swift\nstruct Page{number}Part{part}: View {{\n    @State private var total = {part}\n"
            f"    var body: some View {{ Text(\"\\(total)\") }}\n}}\n```\n"
        )
    return "\n".join(parts)


def write_course(folder):
    (folder / "glosa.yml").write_text("languages: [en, es]\ncompile: {typecheck: false}\n")
    count = PAGES // 2
    for language, words in {
        "en": ("Page", "Part", "A view reads its state here, and nothing else changes it.", "elsewhere"),
        "es": ("Página", "Parte", "Una vista lee aquí su estado, y nada más lo cambia.", "en otra parte"),
    }.items():
        place = folder / "content" / language
        place.mkdir(parents=True)
        (place / "index.md").write_text("# Index\n" if language == "en" else "# Índice\n")
        for number in range(count):
            (place / f"page{number}.md").write_text(lesson(number, count, words))


class Client:
    def __init__(self, folder):
        self.server = subprocess.Popen([GLOSA, "lsp", "--no-typecheck"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize", {"capabilities": {}, "rootUri": folder.as_uri()})
        self.send({"method": "initialized", "params": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def receive(self):
        length = 0
        while line := self.server.stdout.readline().strip():
            length = int(line.split(b":")[1])
        return json.loads(self.server.stdout.read(length))

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while (message := self.receive()).get("id") != self.number:
            pass
        return message.get("result")

    def findings(self, uri, version):
        while True:
            message = self.receive()
            params = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri:
                if params.get("version") == version:
                    return params["diagnostics"]

    def processor_time(self):
        """The processor time of the server so far, in milliseconds: it says more than the clock on a busy machine."""
        fields = pathlib.Path(f"/proc/{self.server.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 10

    def memory(self):
        for line in pathlib.Path(f"/proc/{self.server.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM"):
                peak = int(line.split()[1]) // 1024
            if line.startswith("VmRSS"):
                now = int(line.split()[1]) // 1024
        return now, peak


def type_text(client, uri, version, line, text):
    """Types one character after the other at the end of a line's first words, and takes each time."""
    times = []
    before = client.processor_time()
    for column, character in enumerate(text):
        version += 1
        place = {"line": line, "character": column}
        start = time.perf_counter()
        client.send({
            "method": "textDocument/didChange",
            "params": {
                "textDocument": {"uri": uri, "version": version},
                "contentChanges": [{"range": {"start": place, "end": place}, "text": character}],
            },
        })
        client.findings(uri, version)
        times.append((time.perf_counter() - start) * 1000)
    return version, times, (client.processor_time() - before) / len(text)


def report(name, times, processor):
    times.sort()
    last = times[int(len(times) * 0.95)]
    print(f"{name}: median {statistics.median(times):.1f} ms, 95th percentile {last:.1f} ms, {processor:.1f} ms of processor time")


def opened(folder, page):
    """A client that has opened a page, after its first findings, and the time that they took."""
    start = time.perf_counter()
    client = Client(folder)
    uri = (folder / page).as_uri()
    text = (folder / page).read_text()
    client.send({
        "method": "textDocument/didOpen",
        "params": {"textDocument": {"uri": uri, "languageId": "markdown", "version": 1, "text": text}},
    })
    client.findings(uri, 1)
    return client, uri, text, time.perf_counter() - start


def end(client):
    client.server.kill()
    client.server.wait()


def start_twice(folder, page):
    """Starts without the memory of a session, and then with it."""
    client, *_, spent = opened(folder, page)
    print(f"first start: findings after {spent:.2f} s, {client.processor_time() / 1000:.2f} s of processor time")
    wait_for_memory(folder)
    end(client)
    client, uri, text, spent = opened(folder, page)
    print(f"start with a memory: findings after {spent:.2f} s, {client.processor_time() / 1000:.2f} s of processor time")
    return client, uri, text


def wait_for_memory(folder):
    for _ in range(600):
        if (folder / ".glosa/editor").exists():
            return time.sleep(0.5)
        time.sleep(0.1)
    print("no memory was left")


def large_course(folder):
    write_course(folder)
    # Files that were written just now are read anew.
    time.sleep(2.5)
    client, uri, _ = start_twice(folder, "content/en/page5.md")
    # The rest of the course is read when nobody types.
    time.sleep(1)
    client.request("workspace/symbol", {"query": "nothing"})
    time.sleep(8)
    version, *found = type_text(client, uri, 1, 4, "Some words that nobody reads. " * 4)
    report("prose", *found)
    version, *found = type_text(client, uri, version, 10, "let a = 1 + 2 + 3 + 4")
    report("a sample", *found)
    version, *found = type_text(client, uri, version, 2, "## Other words ")
    report("a heading, which others may link to", *found)
    now, peak = client.memory()
    print(f"memory: {now} MB now, {peak} MB at most")
    end(client)


def own_course(folder):
    """Types into a lesson of two hundred lines of this repository's own course."""
    home = pathlib.Path(__file__).resolve().parents[2]
    for name in ("content", "glosa.yml", "glosa-evidence.json", "glosa-translations.json"):
        copy = shutil.copytree if (home / name).is_dir() else shutil.copy
        copy(home / name, folder / name)
    client, uri, text, _ = opened(folder, "content/en/manual/first-translation.md")
    lines = text.split("\n")
    prose = next(n for n, line in enumerate(lines) if n > 50 and line[:1].isalpha() and not lines[n - 1] and line[-1:] == ".")
    code = next(n for n, line in enumerate(lines) if line.startswith("```swift")) + 1
    print(f"our own lesson of {len(lines)} lines")
    version, *found = type_text(client, uri, 1, prose, "Some words that nobody reads. " * 4)
    report("prose", *found)
    version, *found = type_text(client, uri, version, code, "let a = 1 + 2 + 3 + 4")
    report("a sample", *found)
    end(client)


for measure in (own_course, large_course):
    with tempfile.TemporaryDirectory() as name:
        measure(pathlib.Path(name).resolve())
