#!/usr/bin/env python3
"""Seeds faults into samples of comments that compile, and counts those that `glosa check` reports at their line.

usage: seeded_faults.py FOLDER [--package] [--count N] [--seed N] [--show] [--before FILE]

FOLDER holds Swift files with comments, such as those that `standard_library.py --keep` leaves; with --package it is the sources
folder of a package. The files are copied (with --package, changed in place and restored). At most one fault goes into a comment, so
that no fault hides another. --show prints what is said of the samples whose faults are missed. --before keeps the report without faults in a file, for the
next run with the same folder and program.
"""

import argparse
import collections
import json
import os
import random
import re
import shutil
import tempfile

import doctests

METHOD = re.compile(r"(?<=[\w)\]}])\.([a-z]\w{3,})(?=\()")
LABEL = re.compile(r"(?<=[\w>])\((\w+): (?=[\w\"\[({.&-])")
TYPE = re.compile(r": (Int|String|Double|Bool|\[Int\]|\[String\]) = (?=[\w\"\[-])")
ARGUMENT = re.compile(r"(?<=[a-z]\()\d+(?=\))")
PRINTS = re.compile(r"// Prints \"(.+)\"$")
OTHER = {"Int": "String", "String": "Int", "Double": "String", "Bool": "Int", "[Int]": "[String]", "[String]": "[Int]"}


def has_comment(line):
    """Whether the code has a comment of its own, behind the mark of the documentation comment."""
    return "//" in line.lstrip()[3:]


def renamed(line):
    found = None if re.search(r"\bfunc ", line) or has_comment(line) else METHOD.search(line)
    return found and line[: found.start(1)] + found.group(1) + "Elsewhere" + line[found.end(1) :]


def unlabelled(line):
    if re.search(r"\b(func|init|case|struct|class|enum|let \()|\?", line) or has_comment(line):
        return None
    found = LABEL.search(line)
    return found and line[: found.start()] + "(" + line[found.end() :]


def retyped(line):
    found = TYPE.search(line)
    if found:
        return line[: found.start(1)] + OTHER[found.group(1)] + line[found.end(1) :]
    found = None if has_comment(line) or "print" in line else ARGUMENT.search(line)
    return found and line[: found.start()] + '"text"' + line[found.end() :]


def misprinted(line):
    found = PRINTS.search(line)
    if not found:
        return None
    text = found.group(1)
    number = re.search(r"\d", text)
    if number:
        changed = text[: number.start()] + str((int(number.group()) + 1) % 10) + text[number.end() :]
    elif "true" in text or "false" in text:
        changed = text.replace("true", "_").replace("false", "true").replace("_", "false")
    else:
        changed = text[:1].swapcase() + text[1:] if text[:1].isalpha() else text + "s"
    return line[: found.start(1)] + changed + line[found.end(1) :]


KINDS = {"renamed method": renamed, "dropped label": unlabelled, "wrong type": retyped, "wrong printed value": misprinted}


def comment(lines, line):
    """The first line of the comment that a line belongs to."""
    while line > 0 and lines[line - 1].lstrip().startswith("///"):
        line -= 1
    return line


def seed(folder, report, count, chance):
    places = collections.defaultdict(list)
    texts = {}
    for sample in report["samples"]:
        if sample["verdict"] != "compiles" or not sample["file"].endswith(".swift"):
            continue
        path = os.path.normpath(os.path.join(folder, sample["file"]))
        if path not in texts:
            with open(path) as file:
                texts[path] = file.read().split("\n")
        broken = {note["line"] for note in report["diagnostics"] if note["file"] == sample["file"]}
        for number in range(sample["line"] - 1, sample["endLine"]):
            for kind, change in KINDS.items():
                changed = change(texts[path][number])
                # A claim that can't be compared, or a line with a finding, shows nothing.
                if changed and changed != texts[path][number] and number + 1 not in broken:
                    if kind != "wrong printed value" or (sample.get("claims") or {}).get("held") == sample["claims"]["stated"]:
                        places[kind].append((path, number, changed))
    faults, taken = [], set()
    for kind in KINDS:
        chance.shuffle(places[kind])
        chosen = 0
        for path, number, changed in places[kind]:
            home = (path, comment(texts[path], number))
            if home not in taken and chosen < count // len(KINDS):
                taken.add(home)
                chosen += 1
                faults.append((kind, path, number, changed))
    for _, path, number, changed in faults:
        texts[path][number] = changed
    return faults, {path: "\n".join(lines) for path, lines in texts.items()}


def clean(arguments, root, kept):
    """The report without faults, its paths below the folder; from the file that keeps it, if there is one."""
    if kept and os.path.exists(kept):
        with open(kept) as file:
            return json.load(file)
    report, _ = doctests.check(arguments, root)
    for part in report["samples"] + report["diagnostics"]:
        part["file"] = os.path.relpath(os.path.join(root, part["file"]), root)
    if kept:
        with open(kept, "w") as file:
            json.dump(report, file)
    return report


def said(report, root, path, line):
    """The verdict on the sample around a line, and the findings in it, whatever their severity."""
    for sample in report["samples"]:
        if os.path.normpath(os.path.join(root, sample["file"])) == path and sample["line"] <= line <= sample["endLine"]:
            yield f"    {sample['verdict']} {sample.get('claims') or ''}"
            for note in report["diagnostics"]:
                if note["file"] == sample["file"] and sample["line"] - 1 <= note["line"] <= sample["endLine"]:
                    yield f"    {note['line']}: {note['severity']} {note['rule']}: {note['message']}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--package", action="store_true")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--before")
    options = parser.parse_args()
    root = os.path.abspath(options.folder)
    if not options.package:
        copy = tempfile.mkdtemp()
        root = shutil.copytree(root, os.path.join(copy, "comments"))
    arguments = [root, "--access", "all", "--typecheck"] + (["--package"] if options.package else [])
    before = clean(arguments, root, options.before)
    faults, texts = seed(root, before, options.count, random.Random(options.seed))
    originals = {}
    for path in texts:
        with open(path) as file:
            originals[path] = file.read()
    try:
        for path, text in texts.items():
            with open(path, "w") as file:
                file.write(text)
        after, _ = doctests.check(arguments, root)
    finally:
        for path, text in originals.items():
            with open(path, "w") as file:
                file.write(text)
    found = {
        (os.path.normpath(os.path.join(root, finding["file"])), finding["line"])
        for finding in doctests.findings(after, ["error", "warning"])
    }
    totals, hits = collections.Counter(), collections.Counter()
    missed = []
    for kind, path, number, changed in faults:
        totals[kind] += 1
        if (path, number + 1) in found:
            hits[kind] += 1
        else:
            missed.append(f"{os.path.relpath(path, root)}:{number + 1}: {kind}: {changed.strip()}")
            if options.show:
                missed += said(after, root, path, number + 1)
    for kind in KINDS:
        print(f"{kind}: {hits[kind]} of {totals[kind]}")
    print(f"all: {sum(hits.values())} of {sum(totals.values())}, {doctests.share(sum(hits.values()), sum(totals.values()))}")
    print("\n".join(missed))


if __name__ == "__main__":
    main()
