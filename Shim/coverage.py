#!/usr/bin/env python3
"""Shares of Apple's interfaces that the stand-in declares.

    Shim/coverage.py [COUNTS.tsv]              names of names.txt that are missing, and the share of uses
    Shim/coverage.py TABLE MODULES             shares by labels; MODULES is a folder that Shim/build wrote
    Shim/coverage.py TABLE MODULES --missing SwiftUI      symbols of a module that are missing
    Shim/coverage.py TABLE MODULES --lists     writes complete.txt and frameworks.txt

api_table.py says what the table of interfaces holds. names.txt has one `kind name` a line (type, attr, modifier, envkey,
macro); a table of counts has the columns kind, name, occurrences.
"""
import pathlib, re, sys

sys.dont_write_bytecode = True  # Shim/ is embedded as it stands
import api_table, declarations, interface_lists

shim = pathlib.Path(__file__).resolve().parent
modules = (shim / "modules.txt").read_text().split()


def named():
    """Reports names of names.txt that no source of the stand-in declares."""
    source = "\n".join(
        path.read_text() for path in sorted(shim.rglob("*.swift")) if "Tests" not in path.parts)
    types = set(re.findall(r"\b(?:struct|class|enum|protocol|actor|typealias|associatedtype)\s+(\w+)", source))
    members = set(re.findall(r"\b(?:func|var|let|case)\s+`?(\w+)`?", source))
    members |= {
        name for line in re.findall(r"\bcase ([^:\n]+)$", source, re.M) for name in re.findall(r"\w+", line)}
    # What comes with the toolchain, and what the compiler side rewrites before a sample is compiled (README.md).
    known = {
        "attr": {"main", "MainActor", "Observable", "ObservationIgnored", "Sendable", "escaping", "Entry", "Previewable",
                 "Model"},
        "type": {"Observable", "Observation", "Model"},
        "macro": {"if", "available", "Predicate", "Preview"},
    }

    def declared(kind, name):
        name = name.lstrip("@#\\").lstrip(".")
        return name in known.get(kind, ()) or name in (types if kind in ("type", "attr") else members)

    wanted = [line.split() for line in (shim / "names.txt").read_text().splitlines() if line.strip()]
    missing = [(kind, name) for kind, name in wanted if not declared(kind, name)]
    print(f"{len(wanted) - len(missing)} of {len(wanted)} names declared")
    for kind, name in missing:
        print("missing", kind, name)
    if len(sys.argv) > 1:
        rows = [line.split("\t")[:3] for line in open(sys.argv[1]).read().splitlines()[1:]]
        uses = sum(int(count) for _, _, count in rows)
        have = sum(int(count) for kind, name, count in rows if declared(kind, name))
        print(f"{100 * have / uses:.1f} % of {uses} uses declared")
    sys.exit(1 if missing else 0)


def report(name, symbols, found):
    if symbols:
        have = sum(declarations.is_declared(symbol, found) for symbol in symbols)
        print(f"{name:<42}{have:>6} of {len(symbols):>5}  {100 * have / len(symbols):5.1f} %")


def shares(symbols, found):
    print("Symbols that iOS has, by labels:")
    on_ios = [symbol for symbol in symbols if symbol.ios]
    everything = [symbol for symbol in on_ios if symbol.module == "SwiftUI"]
    own = [symbol for symbol in everything if symbol.framework == "SwiftUI"]
    report("SwiftUI", own, found)
    report("  View modifiers", [s for s in own if s.container == "View" and s.kind == "func"], found)
    report("  initialisers", [s for s in own if s.kind.startswith("init")], found)
    report("  types", [s for s in own if s.kind in api_table.TYPES], found)
    report("  with what other frameworks add", everything, found)
    report("  View modifiers, all frameworks'", [s for s in everything if s.container == "View" and s.kind == "func"],
           found)
    report("Combine, Publisher's members",
           [s for s in on_ios if s.module == "Combine" and s.container == "Publisher"], found)
    for module in ["SwiftData", "Observation", "UniformTypeIdentifiers", "CoreTransferable"]:
        report(module, [s for s in on_ios if s.module == module and not s.is_inherited], found)
    both = [s for s in symbols if s.module == "SwiftUI" and s.framework == "SwiftUI" and s.macos and not s.ios]
    report("SwiftUI, on macOS alone", both, found)


if len(sys.argv) < 3:
    named()
symbols = api_table.read(sys.argv[1])
found = declarations.read(sys.argv[2], modules)
if "--lists" in sys.argv:
    interface_lists.write(shim, symbols, found)
elif "--missing" in sys.argv:
    for symbol in symbols:
        if (symbol.module == sys.argv[-1] == symbol.framework and symbol.ios and not symbol.is_inherited
                and not declarations.is_declared(symbol, found)):
            print(".".join(filter(None, [symbol.container, symbol.name])), symbol.kind, symbol.parameters, sep="\t")
else:
    shares(symbols, found)
