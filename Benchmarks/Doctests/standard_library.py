#!/usr/bin/env python3
"""Checks the samples in the documentation of the standard library, as the toolchain has it.

usage: standard_library.py [--keep FOLDER]

Extracts the symbol graphs of Swift, _Concurrency, _StringProcessing and Foundation, writes their comments as Swift files, and runs
`glosa check` on them. Prints the counts, and every claim that is false. Nothing is left behind but with --keep.
"""

import os
import re
import subprocess
import sys
import tempfile

import doctests

MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Foundation"]
TARGET = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout


def main():
    folder = sys.argv[sys.argv.index("--keep") + 1] if "--keep" in sys.argv else tempfile.mkdtemp()
    graphs, comments = os.path.join(folder, "graphs"), os.path.join(folder, "comments")
    os.makedirs(graphs, exist_ok=True)
    os.makedirs(comments, exist_ok=True)
    target = re.search(r'"unversionedTriple": "([^"]+)"', TARGET).group(1)
    for module in MODULES:
        command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", graphs]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    here = os.path.dirname(os.path.abspath(__file__))
    subprocess.run([sys.executable, f"{here}/symbol_comments.py", graphs, comments, *MODULES], check=True)
    report, seconds = doctests.check([comments, "--access", "all", "--typecheck"], folder)

    verdicts, claims = doctests.verdicts(report), doctests.claims(report)
    samples = sum(verdicts.values())
    known = samples - verdicts["undecided"] - verdicts["unanswered"]
    good = samples - verdicts["refused"] - verdicts["syntax-error"] - verdicts["undecided"] - verdicts["unanswered"]
    print(subprocess.run(["swiftc", "--version"], capture_output=True, text=True).stdout.splitlines()[0])
    print(f"samples {samples}: " + ", ".join(f"{name} {count}" for name, count in verdicts.most_common()))
    print(f"definite or said to be a fragment: {doctests.share(known, samples)}; compile or fragment: {doctests.share(good, samples)}")
    compared = claims["held"] + claims["broken"]
    print(f"claims {claims['stated']}: compared {compared}, of these false {claims['broken']}; open {claims['open']}")
    reasons = {}
    for note in doctests.findings(report, ["note"], ["run-output"]):
        reason = note["message"].split(": ", 1)[-1]
        reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in sorted(reasons.items(), key=lambda entry: -entry[1]):
        print(f"  {count:4} open: {reason}")
    print(f"seconds {seconds:.0f}")
    for finding in doctests.findings(report, ["error", "warning"]):
        place = os.path.relpath(finding["file"], comments)
        print(f"{place}:{finding['line']}: {finding['severity']} {finding['rule']}: {finding['message']}")


if __name__ == "__main__":
    main()
