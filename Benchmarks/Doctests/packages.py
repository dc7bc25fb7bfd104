#!/usr/bin/env python3
"""Checks the documentation comments of Swift packages.

usage: packages.py FOLDER…

Each FOLDER is a package that builds here. Prints a row of a table for each, and below it every error and warning, to be read.
"""

import os
import subprocess
import sys

import doctests


def version(folder):
    found = subprocess.run(["git", "describe", "--tags"], cwd=folder, capture_output=True, text=True)
    return found.stdout.strip()


def main():
    rows, read = [], []
    totals = [0] * 7
    for folder in sys.argv[1:]:
        report, seconds = doctests.check(["Sources", "--package"], folder)
        comments = [sample for sample in report["samples"] if sample["file"].endswith(".swift")]
        report["samples"] = comments
        verdicts, claims = doctests.verdicts(report), doctests.claims(report)
        definite = sum(verdicts[name] for name in doctests.DEFINITE)
        row = [len(comments), definite, verdicts["needs-context"], claims["stated"], claims["held"], claims["broken"], seconds]
        totals = [total + value for total, value in zip(totals, row)]
        rows.append((f"{os.path.basename(os.path.abspath(folder))} {version(folder)}".strip(), row))
        for finding in doctests.findings(report, ["error", "warning"]):
            read.append(f"{folder}/{finding['file']}:{finding['line']}: {finding['rule']}: {finding['message']}")
    print("| package | samples | definite | needs context | claims | held | false | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    for name, row in [*rows, ("**all**", totals)]:
        cells = [row[0], f"{row[1]} ({doctests.share(row[1], row[0])})", *row[2:6], f"{row[6]:.0f}"]
        print(f"| {name} | " + " | ".join(map(str, cells)) + " |")
    print("\n".join(read))


if __name__ == "__main__":
    main()
