"""Measures `glosa lsp` on a generated course: python3 keystrokes.py GLOSA [PAGES]. Prints the time from the start to the first
findings, the times from a keystroke to the findings of its file, and the memory."""

import json
import pathlib
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


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    write_course(folder)
    uri = (folder / "content/en/page5.md").as_uri()
    text = (folder / "content/en/page5.md").read_text()
    for attempt in ("first start", "second start"):
        start = time.perf_counter()
        client = Client(folder)
        client.send({
            "method": "textDocument/didOpen",
            "params": {"textDocument": {"uri": uri, "languageId": "markdown", "version": 1, "text": text}},
        })
        client.findings(uri, 1)
        spent = client.processor_time() / 1000
        print(f"{attempt}: findings after {time.perf_counter() - start:.2f} s, {spent:.2f} s of processor time")
        if attempt == "first start":
            client.server.kill()
            client.server.wait()
    version, *found = type_text(client, uri, 1, 4, "Some words that nobody reads. " * 4)
    report("prose", *found)
    version, *found = type_text(client, uri, version, 10, "let a = 1 + 2 + 3 + 4")
    report("a sample", *found)
    version, *found = type_text(client, uri, version, 2, "## Other words ")
    report("a heading, which others may link to", *found)
    now, peak = client.memory()
    print(f"memory: {now} MB now, {peak} MB at most")
    client.server.kill()
    client.server.wait()
