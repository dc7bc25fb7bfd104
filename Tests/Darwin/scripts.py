"""The scripts that a Mac runs, tried on Linux: what its bash 3.2 and its own tools don't know, and `scripts/prepare` with a
Mac's `uname`, `xcode-select`, `swift`, `brew` and `pkg-config` in their places.

    Tests/Darwin/scripts.py
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# Those that take Linux, and say so.
OF_LINUX = {"Fuzzing/run", "Tests/Store/run", "Tests/Packages/run", "Tests/CMark/run"}

# Since bash 4.0 or later; macOS keeps 3.2.
NEWER = [
    (r"\b(declare|local|typeset)\s+-[a-zA-Z]*A", "associative arrays"),
    (r"\b(declare|local|typeset)\s+-[a-zA-Z]*n\b", "references to names"),
    (r"\b(mapfile|readarray|coproc)\b", "mapfile, readarray, coproc"),
    (r"\$\{[A-Za-z_]\w*(\[[^]]*\])?(\^\^?|,,?)", "changes of case"),
    (r"\$\{[A-Za-z_]\w*@[A-Za-z]\}", "${name@operator}"),
    (r"&>>|\|&", "&>> and |&"),
    (r";;&|;&", ";& and ;;&"),
    (r"\bwait\s+-[np]", "wait -n"),
    (r"\[\[\s+-[vR]\s", "[[ -v"),
    (r"\$\{\w+\[-\d+\]\}", "negative indices"),
    (r"%\([^)]*\)T", "times in printf"),
    (r"\bshopt\s+-s\s+(globstar|lastpipe|inherit_errexit)", "globstar, lastpipe, inherit_errexit"),
    (r"\$EPOCH(SECONDS|REALTIME)|\$BASHPID", "EPOCHSECONDS, BASHPID"),
    # Before 4.4, an empty array is an unset variable under `set -u`.
    (r'(?<![+])"\$\{(quick|as_root|extra)\[@\]\}"', "an array that may be empty, without ${name[@]+…}"),
]
# Options of GNU's tools that those of BSD lack or take in another way.
FOREIGN = [
    (r"\bsed\s+(-[A-Za-z]*\s+)*-i(\s|$)", "sed -i without a suffix"),
    (r"\bgrep\s+-[A-Za-z]*P", "grep -P"),
    (r"\bdate\s+(-d|--date)", "date -d"),
    (r"\bstat\s+(-c|--format)", "stat -c"),
    (r"\b(nproc|timeout|sha256sum|tac)\b", "nproc, timeout, sha256sum, tac"),
    (r"\bcp\s+-[A-Za-z]*[tu]\b|\bcp\s+--", "options of GNU's cp"),
    (r"\bxargs\s+(-[A-Za-z]*r|-d)", "xargs -r, -d"),
    (r"\bln\s+-[A-Za-z]*[rT]", "ln -r, -T"),
    (r"\bhead\s+-n\s+-|\bhead\s+-c\s+-", "head up to the last"),
]

faults = []


def scripts():
    """The scripts of bash in the repository that a Mac runs."""
    listed = subprocess.run(["git", "ls-files", "scripts", "Tests", "Fuzzing", "Shim", "Benchmarks"], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.split("\n")
    for name in listed:
        path = ROOT / name
        if not name or name in OF_LINUX or not path.is_file():
            continue
        with open(path, "rb") as file:
            first = file.readline()
        if first.startswith(b"#!") and b"bash" in first:
            yield name, path.read_text()


def read():
    count = 0
    for name, text in scripts():
        count += 1
        if subprocess.run(["bash", "-n", ROOT / name]).returncode != 0:
            faults.append(f"{name}: bash can't read it")
        for number, line in enumerate(text.split("\n"), 1):
            code = re.sub(r"(^|\s)#.*", "", line)
            # What stands in a branch for Linux alone may use its tools.
            if re.search(r"#\s*Linux only", line):
                continue
            for pattern, what in NEWER + FOREIGN:
                if re.search(pattern, code):
                    faults.append(f"{name}:{number}: a Mac doesn't know {what}: {line.strip()}")
    if count < 8:
        faults.append(f"only {count} scripts were found")
    return count


class Mac:
    """A PATH on which there are only a Mac's own programs, as far as they are asked for."""

    def __init__(self, folder, **programs):
        self.folder = Path(folder)
        self.log = self.folder / "log"
        self.bin = self.folder / "bin"
        self.bin.mkdir()
        for name in ["bash", "cat", "sed", "head", "id", "env"]:
            found = subprocess.run(["sh", "-c", f"command -v {name}"], capture_output=True, text=True).stdout.strip()
            (self.bin / name).symlink_to(found)
        programs.setdefault("uname", "echo Darwin")
        for name, text in programs.items():
            path = self.bin / name.replace("_", "-")
            path.write_text(f'#!/bin/sh\necho "{path.name} $*" >>"{self.log}"\n{text}\n')
            path.chmod(0o755)

    def prepare(self):
        done = subprocess.run([self.bin / "bash", ROOT / "scripts/prepare"], env={"PATH": str(self.bin)},
                              capture_output=True, text=True)
        calls = self.log.read_text().split("\n") if self.log.exists() else []
        return done.returncode, done.stderr, calls


# xcode-select, swift and pkg-config of a Mac that has all.
HAS_TOOLS = "echo /Library/Developer/CommandLineTools"
NEW_SWIFT = "echo 'Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)'"
OLD_SWIFT = "echo 'Apple Swift version 6.1.2 (swiftlang-6.1.2.1.2)'"
STUB = "echo 'xcode-select: note: No developer tools were found, requesting install.' >&2; exit 1"

CASES = [
    ("a bare Mac", dict(xcode_select="exit 2", swift=STUB), 2, "xcode-select --install", []),
    ("a swift that fails", dict(xcode_select=HAS_TOOLS, swift=STUB), 2, "No developer tools were found", []),
    ("an old swift", dict(xcode_select=HAS_TOOLS, swift=OLD_SWIFT), 2, "this is Swift 6.1", []),
    ("no Homebrew", dict(xcode_select=HAS_TOOLS, swift=NEW_SWIFT), 2, "https://brew.sh", []),
    ("all is there", dict(xcode_select=HAS_TOOLS, swift=NEW_SWIFT, pkg_config="exit 0", brew="exit 1"), 0, "", []),
    ("libraries are missing", dict(xcode_select=HAS_TOOLS, swift=NEW_SWIFT, brew="exit 0", pkg_config="LATER"), 0,
     "Installing", ["brew install cmark libyaml utf8proc pkgconf"]),
    ("Homebrew brings what can't be found", dict(xcode_select=HAS_TOOLS, swift=NEW_SWIFT, brew="exit 0",
                                                 pkg_config="exit 1"), 2, "does not find them", []),
]


def try_prepare():
    for name, programs, status, words, wanted in CASES:
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            if programs.get("pkg_config") == "LATER":
                programs = dict(programs, pkg_config=f"/bin/grep -q '^brew install' '{log}'")
            got, said, calls = Mac(folder, **programs).prepare()
            if got != status or words not in said:
                faults.append(f"scripts/prepare, {name}: status {got} and “{said.strip()}”")
            for call in wanted:
                if call not in calls:
                    faults.append(f"scripts/prepare, {name}: never asked for `{call}`")
            if not wanted and name == "all is there" and any(call.startswith("brew") for call in calls):
                faults.append(f"scripts/prepare, {name}: asked Homebrew for nothing")


if __name__ == "__main__":
    count = read()
    try_prepare()
    for fault in faults:
        print(fault)
    if faults:
        sys.exit(1)
    print(f"{count} scripts hold nothing that a Mac's bash and tools don't know; scripts/prepare does right on "
          f"{len(CASES)} Macs.")
