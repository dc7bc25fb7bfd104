#!/usr/bin/env python3
"""Writes the documentation comments of a symbol graph as Swift files that `glosa check` reads.

usage: symbol_comments.py FOLDER OUTPUT MODULE…

FOLDER holds what `swift symbolgraph-extract -module-name MODULE` has written. Each module becomes a folder OUTPUT/MODULE with a
file for each type: every different comment once, before the declaration that it is about, in an extension of the type around that.
A comment that a symbol inherits or that is synthesized for it is a copy, and is left out.
"""

import glob
import json
import os
import sys

TYPES = {"struct", "class", "enum", "protocol", "actor"}


def declaration(symbol):
    text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    if kind in TYPES:
        return text + " {}"
    if kind == "associatedtype":
        return text.replace("associatedtype", "typealias", 1) + " = Never"
    if kind == "enum.case":
        return "static var " + symbol["names"]["title"].split(".")[-1].split("(")[0].strip("`") + ": Self { get }"
    return text


def symbols(folder, module):
    for path in sorted(glob.glob(f"{folder}/{module}.symbols.json") + glob.glob(f"{folder}/{module}@*.symbols.json")):
        with open(path) as file:
            yield from json.load(file)["symbols"]


def main():
    folder, output, *modules = sys.argv[1:]
    seen = set()
    for module in modules:
        # The shortest path first: a comment belongs to the protocol's own declaration, and not to one of its many copies.
        found = sorted(
            (symbol for symbol in symbols(folder, module) if "docComment" in symbol),
            key=lambda symbol: ("::SYNTHESIZED::" in symbol["identifier"]["precise"], symbol["pathComponents"]),
        )
        texts = {}
        for symbol in found:
            lines = [line["text"] for line in symbol["docComment"]["lines"]]
            if "\n".join(lines) in seen:
                continue
            seen.add("\n".join(lines))
            *parents, name = symbol["pathComponents"]
            text = [f"/// {line}".rstrip() for line in lines] + [declaration(symbol)]
            if parents:
                text = [f"extension {'.'.join(parents)} {{", *text, "}"]
            # A path component of a function may be an operator's sign.
            file = (parents or [name])[0].split("(")[0]
            texts.setdefault(file if file.isidentifier() else "Operators", []).extend([*text, ""])
        os.makedirs(os.path.join(output, module), exist_ok=True)
        for name, lines in texts.items():
            with open(os.path.join(output, module, name + ".swift"), "w") as file:
                file.write("\n".join(lines))


if __name__ == "__main__":
    main()
