#!/usr/bin/env python3
"""Seeds faults into translations and counts those that `glosa check` reports in the section in which they are.

usage: translation_faults.py ORIGINALS TRANSLATIONS LANGUAGE [--count N] [--seed N] [--language en]

ORIGINALS and TRANSLATIONS are folders with pages of the same paths. Both are copied into a new course. Pages whose headings have the
levels of the original's then get one fault each: a sample, a row of a table, a link or a paragraph is dropped, a number is changed, or
two sections change places. The seed draws pages and places.

A fault is found if a finding that the pair did not have before is in the section of the fault, in the translation or in the original.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile

GLOSA = os.environ.get("GLOSA", str(pathlib.Path(__file__).parent.parent / ".build/debug/glosa"))


def fences(lines):
    """The ranges of fenced blocks, as pairs of indices of lines; None where a fence stays open."""
    result, start, mark = [], None, ""
    for index, line in enumerate(lines):
        found = re.match(r" {0,3}(`{3,}|~{3,})(.*)$", line)
        if start is None and found:
            start, mark = index, found.group(1)
        elif start is not None and re.match(r" {0,3}" + re.escape(mark[0]) + "{%d,}\\s*$" % len(mark), line):
            result.append((start, index))
            start = None
    return None if start is not None else result


def sections(lines):
    """The indices of the lines in which sections begin, 0 for the text before the first heading, with the headings' levels."""
    inside = {index for first, last in fences(lines) or [] for index in range(first, last + 1)}
    end = 0
    if lines and lines[0].strip() == "---":
        end = next((index for index, line in enumerate(lines) if index and line.strip() == "---"), 0)
    return [(0, 0)] + [
        (index, len(line) - len(line.lstrip("#")))
        for index, line in enumerate(lines)
        if index > end and index not in inside and re.match(r"#{1,6} ", line)
    ]


def section(lines, place):
    """The number of the section that a line is in."""
    return sum(1 for start, _ in sections(lines) if start <= place) - 1


def plain(lines):
    """The indices of lines that are a paragraph of their own, and of no other block."""
    inside = {index for first, last in fences(lines) or [] for index in range(first, last + 1)}
    first = sections(lines)[1][0] if len(sections(lines)) > 1 else len(lines)
    for index, line in enumerate(lines):
        alone = not (lines[index - 1] if index else "").strip() and not (lines[index + 1] if index + 1 < len(lines) else "").strip()
        if index > first and index not in inside and alone and re.match(r"[^\W\d_]", line) and len(line) > 12:
            if not re.match(r"(import|export) ", line) and not line.endswith(("<br>", "\\")):
                yield index


def sample(lines, chance):
    blocks = [block for block in fences(lines) or [] if block[1] > block[0] + 1]
    if not blocks:
        return None
    first, last = chance.choice(blocks)
    place = section(lines, first)
    del lines[first : last + 1]
    return [place]


def row(lines, chance):
    rows = [
        index
        for index in range(2, len(lines))
        if lines[index].lstrip().startswith("|") and lines[index - 1].lstrip().startswith("|")
        and not re.match(r"\s*\|[\s:|-]+$", lines[index]) and not re.match(r"\s*\|[\s:|-]+$", lines[index + 1] if index + 1 < len(lines) else "")
    ]
    if not rows:
        return None
    index = chance.choice(rows)
    place = section(lines, index)
    del lines[index]
    return [place]


def link(lines, chance):
    places = [
        (index, found)
        for index in plain(lines)
        for found in re.finditer(r"(?<![!\\\]`])\[([^\[\]`]+)\]\((?:[^()\s]+)\)", lines[index])
    ]
    if not places:
        return None
    index, found = chance.choice(places)
    lines[index] = lines[index][: found.start()] + found.group(1) + lines[index][found.end() :]
    return [section(lines, index)]


def paragraph(lines, chance):
    places = list(plain(lines))
    if not places:
        return None
    index = chance.choice(places)
    place = section(lines, index)
    del lines[index : index + 2]
    return [place]


def number(lines, chance):
    places = [
        (index, found)
        for index in plain(lines)
        for found in re.finditer(r"(?<![\w.\-/:#&\[(=,`])\d{1,4}(?:\.\d+)*(?![\w\-/:;\])=,`]|\.\d)", lines[index])
        if not re.search(r"[<`]", lines[index][: found.start()])
    ]
    if not places:
        return None
    index, found = chance.choice(places)
    parts = found.group().split(".")
    parts[-1] = str(int(parts[-1]) + 3)
    lines[index] = lines[index][: found.start()] + ".".join(parts) + lines[index][found.end() :]
    return [section(lines, index)]


def swap(lines, chance):
    starts = sections(lines) + [(len(lines), 0)]
    pairs = [
        index
        for index in range(1, len(starts) - 2)
        if starts[index][1] == starts[index + 1][1] > 1
        and (index + 2 == len(starts) - 1 or starts[index + 2][1] <= starts[index + 1][1])
        and min(starts[index + 1][0] - starts[index][0], starts[index + 2][0] - starts[index + 1][0]) > 3
    ]
    if not pairs:
        return None
    index = chance.choice(pairs)
    first, second, end = (starts[index + offset][0] for offset in range(3))
    lines[first:end] = lines[second:end] + [""] + lines[first:second]
    return [index, index + 1]


FAULTS = {
    "sample dropped": sample, "row dropped": row, "link dropped": link, "paragraph dropped": paragraph,
    "number changed": number, "sections swapped": swap,
}


def findings(root):
    """The findings of each file, by rule and section."""
    answer = subprocess.run([GLOSA, "check", "--format", "json", "--no-typecheck"], cwd=root, capture_output=True, text=True)
    result = collections.defaultdict(list)
    for finding in json.loads(answer.stdout)["diagnostics"]:
        path = finding["file"]
        lines = (root / path).read_text().split("\n")
        result[path].append((finding["rule"], section(lines, finding["line"] - 1), finding["message"]))
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("originals")
    parser.add_argument("translations")
    parser.add_argument("tag")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    originals, translations = pathlib.Path(options.originals), pathlib.Path(options.translations)
    pages = sorted(
        page.relative_to(originals)
        for page in originals.rglob("*.md*")
        if page.suffix in (".md", ".mdx") and (translations / page.relative_to(originals)).exists()
    )
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "glosa.yml").write_text(f"languages: [{options.language}, {options.tag}]\nprofile: documentation\n")
        for tag, source in ((options.language, originals), (options.tag, translations)):
            for page in pages:
                place = root / "content" / tag / page.with_suffix(".md")
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(re.sub(r"(?m)^(id|slug):.*\n", "", (source / page).read_text(errors="replace")))
        work, kinds, used = [], sorted(FAULTS), set()
        for attempt in range(options.count * 100):
            if len(work) == options.count:
                break
            kind, page = kinds[(len(work) + attempt // 60) % len(kinds)], chance.choice(pages).with_suffix(".md")
            own, other = ((root / "content" / tag / page).read_text() for tag in (options.language, options.tag))
            lines = other.split("\n")
            levels = [[level for _, level in sections(text.split("\n"))] for text in (own, other)]
            if page in used or levels[0] != levels[1] or len(levels[0]) < 3 or fences(lines) is None:
                continue
            places = FAULTS[kind](lines, chance)
            if places:
                used.add(page)
                work.append((kind, page, places, "\n".join(lines)))
        before = findings(root)
        for _, page, _, text in work:
            (root / "content" / options.tag / page).write_text(text)
        after = findings(root)
        counts = collections.Counter()
        for kind, page, places, _ in work:
            paths = [f"content/{tag}/{page}" for tag in (options.tag, options.language)]
            new = []
            for path in paths:
                left = collections.Counter(before[path])
                for finding in after[path]:
                    if left[finding]:
                        left[finding] -= 1
                    else:
                        new.append(finding)
            found = any(place in places for _, place, _ in new)
            counts[kind, found] += 1
            if options.show and not found:
                print(f"{kind} in section {places} of {page}: {new}")
        for kind in kinds:
            print(f"{kind}: {counts[kind, True]} of {counts[kind, True] + counts[kind, False]} found")
        print(f"all: {sum(counts[kind, True] for kind in kinds)} of {len(work)} found")


main()
