#!/usr/bin/env python3
"""Writes toolchain-names.txt: the outermost types, functions and macros of Swift's own modules, and behind a line `members` the
names of what those have inside, for near misses.

toolchain_names.py [DICTIONARY]

The names come from the toolchain's symbol graphs (swift-symbolgraph-extract). A name of the toolchain or of the shim with a
letter dropped, doubled or swapped can be a word of its own, as `Cart` beside `Chart`: words of the dictionary that are such
(Debian: wamerican) follow behind a line `words`, and are never called misspelt.
"""
import json, pathlib, re, subprocess, sys, tempfile

MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Observation", "Foundation", "FoundationEssentials",
           "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "Testing", "XCTest",
           "RegexBuilder", "Synchronization", "Distributed"]
KINDS = {"swift.protocol", "swift.typealias", "swift.struct", "swift.enum", "swift.class", "swift.func", "swift.macro"}
shim = pathlib.Path(__file__).resolve().parent
compiler = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout.strip()).resolve()
libraries = compiler.parent.parent / "lib" / "swift"

names, members = set(), set()
with tempfile.TemporaryDirectory() as folder:
    for module in MODULES:
        subprocess.run(["swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder, "-minimum-access-level",
                        "public", "-skip-synthesized-members", "-target", "x86_64-unknown-linux-gnu", "-I", libraries / "linux",
                        "-I", libraries, "-Xcc", f"-I{libraries}"], capture_output=True)
    for file in pathlib.Path(folder).glob("*.symbols.json"):
        for symbol in json.loads(file.read_text())["symbols"]:
            name = symbol["pathComponents"][0].split("(")[0]
            if len(symbol["pathComponents"]) == 1 and symbol["kind"]["identifier"] in KINDS and len(name) > 3 and name[0] != "_":
                names.add(name)
            inner = symbol["pathComponents"][-1].split("(")[0]
            if len(symbol["pathComponents"]) > 1 and re.fullmatch(r"[a-z][A-Za-z]{3,}", inner): members.add(inner)

declared = set(names)
for file in shim.glob("*/*.swift"):
    for line in file.read_text().splitlines():
        found = re.match(r".*\bpublic\b.*\b(?:struct|class|enum|protocol|typealias|actor) (\w+)", line)
        if found and not line[0].isspace() and found[1][0] != "_": declared.add(found[1])
frameworks = shim / "frameworks.txt"
if frameworks.exists(): declared |= set(re.findall(r"\b[A-Za-z]\w{3,}\b", frameworks.read_text()))

def slips(name):
    for i in range(1, len(name) - 1):
        yield name[:i] + name[i + 1:]
        yield name[:i] + name[i] + name[i:]
        yield name[:i] + name[i + 1] + name[i] + name[i + 2:]

dictionary = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/dict/words")
# Names of people and places are none of them.
words = {word for word in dictionary.read_text().split() if word.isalpha() and word.islower()}
common = sorted({slip for name in declared for slip in slips(name) if slip != name and slip.lower() in words})
(shim / "toolchain-names.txt").write_text("\n".join(sorted(names)) + "\nmembers\n" + "\n".join(sorted(members)) + "\nwords\n" + "\n".join(common) + "\n")
print(len(names), "names,", len(members), "members,", len(common), "words")
