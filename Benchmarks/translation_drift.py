#!/usr/bin/env python3
"""Seeds changes into originals and counts those that `glosa translate status` names at their section.

usage: translation_drift.py ORIGINALS TRANSLATIONS LANGUAGE [--count N] [--seed N] [--language en]

ORIGINALS and TRANSLATIONS are folders with pages of the same paths. Both are committed to a new repository. Each page then gets one
change in a commit of its own, of a kind that is drawn by the seed:

- changes: a sentence, a number or a line of code is changed, a paragraph or a section is added or removed;
- touches: lines are wrapped in another way, words are marked up, blank lines are added, or the whole section is changed together
  with its translation.

Prints how many changes are named at their section, and how many touched sections are named.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import tempfile

GLOSA = os.environ.get("GLOSA", str(pathlib.Path(__file__).parent.parent / ".build/debug/glosa"))


def sections(text):
    """The sections of a page as lists of lines; lines of fences are no headings."""
    result, fence = [[]], None
    for line in text.split("\n"):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and fence is None:
            fence = mark.group(1)
        elif mark and line.strip().startswith(fence):
            fence = None
        if fence is None and re.match(r"#{1,6} ", line):
            result.append([])
        result[-1].append(line)
    return result


def paragraphs(section):
    """The lines of plain paragraphs of one line, by their index."""
    fence = False
    for index, line in enumerate(section):
        if re.match(r"\s*(```|~~~)", line):
            fence = not fence
        alone = (index == 0 or not section[index - 1].strip()) and (index + 1 == len(section) or not section[index + 1].strip())
        if not fence and alone and re.match(r"[A-Z]\w+ [^<>|{}]{40,}$", line):
            yield index


def sentence(section, chance):
    places = list(paragraphs(section))
    if places:
        index = chance.choice(places)
        section[index] += " This holds for every later release, too, and nobody should rely on the former behaviour."
        return True


def number(section, chance):
    for index in paragraphs(section):
        found = re.search(r"(?<![\w.\-/])\d+(?![\w\-/])", section[index])
        if found:
            section[index] = section[index][: found.start()] + str(int(found.group()) + 7) + section[index][found.end() :]
            return True


def code(section, chance):
    fence = False
    for index, line in enumerate(section):
        if re.match(r"\s*(```|~~~)", line):
            fence = not fence
        elif fence and re.match(r"\s*[a-z]\w+ [\w.\-/]+", line):
            section[index] = line + " --renamed-option"
            return True


def added(section, chance):
    while section and not section[-1].strip():
        section.pop()
    section += ["", "A new paragraph says what happens when the connection is lost in the middle of an upload.", ""]
    return True


def removed(section, chance):
    places = list(paragraphs(section))
    if len(places) > 1:
        del section[places[-1]]
        return True


def wrapped(section, chance):
    places = list(paragraphs(section))
    if places:
        words = section[places[0]].split(" ")
        section[places[0]] = " ".join(words[:4]) + "\n" + " ".join(words[4:])
        return "1" if not re.match(r"[-+*#>]|\d+[.)]", words[4]) else None


def marked(section, chance):
    places = list(paragraphs(section))
    if places:
        section[places[0]] = re.sub(r"^(\w+)", r"**\1**", section[places[0]])
        return True


def blanks(section, chance):
    section += ["", ""]
    return True


CHANGES = {"sentence": sentence, "number": number, "code": code, "paragraph added": added, "paragraph removed": removed}
TOUCHES = {"wrapped": wrapped, "marked up": marked, "blank lines": blanks}


def git(folder, *arguments):
    subprocess.run(
        ["git", "-c", "user.name=T", "-c", "user.email=t@example.org", *arguments],
        cwd=folder, check=True, capture_output=True,
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("originals")
    parser.add_argument("translations")
    parser.add_argument("tag")
    parser.add_argument("--count", type=int, default=60)
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
    chance.shuffle(pages)
    # A page may serve several times, each time under another name.
    cases = [(kind, page) for kind in ("change", "touch", "both") for page in pages]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        git(root, "init", "--quiet")
        (root / "glosa.yml").write_text(f"languages: [{options.language}, {options.tag}]\n")
        work, counts = [], collections.Counter()
        for kind, page in cases * 20:
            if counts[kind] == options.count // (2 if kind == "both" else 1):
                continue
            text = (originals / page).read_text(errors="replace")
            parts = sections(text)
            if len(parts) != len(sections((translations / page).read_text(errors="replace"))) or len(parts) < 3:
                continue
            table = CHANGES if kind != "touch" else TOUCHES
            name = chance.choice(sorted(table))
            index = chance.randrange(1, len(parts))
            if not table[name](parts[index], chance):
                continue
            counts[kind] += 1
            target = f"{kind}-{counts[kind]}.md"
            for tag, source in ((options.language, originals), (options.tag, translations)):
                place = root / "content" / tag / target
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(re.sub(r"(?m)^(id|slug):.*\n", "", (source / page).read_text()))
            text = re.sub(r"(?m)^(id|slug):.*\n", "", "\n".join("\n".join(part) for part in parts))
            work.append((kind, name, target, index, text))
        git(root, "add", ".")
        git(root, "commit", "--quiet", "--message", "all")
        for kind, name, target, index, text in work:
            (root / "content" / options.language / target).write_text(text)
            if kind == "both":
                place = root / "content" / options.tag / target
                parts = sections(place.read_text())
                parts[index] += ["", "Ein neuer Satz sagt hier dasselbe in der anderen Sprache, so wie das Original es jetzt sagt.", ""]
                place.write_text("\n".join("\n".join(part) for part in parts))
            git(root, "commit", "--quiet", "--all", "--message", target)
        answer = subprocess.run(
            [GLOSA, "translate", "status", "--format", "json"], cwd=root, capture_output=True, text=True
        )
        if answer.returncode:
            raise SystemExit(answer.stderr)
        rows = {row["original"]: row for row in json.loads(answer.stdout)["translations"]}
        result = collections.Counter()
        for kind, name, target, index, _ in work:
            row = rows[f"content/{options.language}/{target}"]
            ordinal = heading_line(root / "content" / options.language / target, index)
            lines = [section["line"] for section in row["drift"]]
            right = lines == [ordinal] if kind == "change" else lines == []
            # A number or code that only the original got is a change that the translation lacks.
            if kind == "both" and name in ("number", "code"):
                right = lines == [ordinal]
            result[kind, name, right] += 1
            if options.show and not right:
                print(f"{kind} {name} {target}: {lines}, not {ordinal}", [section["section"] for section in row["drift"]])
    for kind in ("change", "touch", "both"):
        for name in sorted({name for own, name, _ in result if own == kind}):
            right = result[kind, name, True]
            print(f"{kind}, {name}: {right} of {right + result[kind, name, False]} right")
        right = sum(count for (own, _, good), count in result.items() if own == kind and good)
        print(f"{kind}: {right} of {counts[kind]} right\n")


def heading_line(path, index):
    """The line of a section's heading, from 1."""
    parts = sections(path.read_text())
    return sum(len(part) for part in parts[:index]) + 1


main()
