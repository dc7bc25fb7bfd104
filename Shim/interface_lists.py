"""Lists beside the stand-in that say what it knows: complete.txt and frameworks.txt."""
import collections

import api_table, declarations

# Modules whose members the stand-in means to have in full.
MEANT = {"SwiftUI", "SwiftData", "UniformTypeIdentifiers", "CoreTransferable"}


def write(shim, symbols, found):
    (shim / "complete.txt").write_text("\n".join(complete(symbols, found)) + "\n")
    (shim / "frameworks.txt").write_text("\n".join(frameworks(symbols)) + "\n")


def complete(symbols, found):
    overloads = collections.defaultdict(set)
    lacking = collections.defaultdict(set)
    frameworks_of = collections.defaultdict(set)
    for symbol in symbols:
        meant = symbol.module in MEANT or (symbol.module == "Combine" and symbol.container == "Publisher")
        if not meant or not (symbol.ios or symbol.macos) or symbol.is_inherited or symbol.kind == "macro":
            continue
        if not symbol.base.replace("_", "").isalnum() or symbol.name.startswith("$"):
            continue
        name = (symbol.container, symbol.base)
        frameworks_of[name].add(symbol.framework)
        overloads[name].add(symbol.name)
        if not declarations.is_declared(symbol, found):
            lacking[name].add(symbol.name)
    # Names that other frameworks alone declare stand in frameworks.txt.
    foreign = {name for name, those in frameworks_of.items() if not those & (MEANT | {"Combine"}) and name in lacking}
    by_container = collections.defaultdict(list)
    for container, base in overloads:
        if (container, base) not in lacking:
            by_container[container].append(base)
    yield "# Names of which the stand-in has every overload, by labels, that iOS 18 and macOS 15 know: `Container: name name`."
    yield "# Types and functions outside of any type stand behind `:` alone. Written by coverage.py."
    for container in sorted(by_container):
        yield f"{container}: {' '.join(sorted(by_container[container]))}"
    yield "# Names that lack some overloads or all: `- Container.name(label:label:)` is one that they lack, `+ …` one that they have."
    for container, base in sorted(lacking.keys() - foreign):
        for name in sorted(overloads[container, base]):
            sign = "-" if name in lacking[container, base] else "+"
            yield f"{sign} {container + '.' if container else ''}{name}"


def frameworks(symbols):
    names = collections.defaultdict(set)
    for symbol in symbols:
        if symbol.framework != symbol.module:
            names[symbol.framework].add(f"{symbol.container}.{symbol.base}")
        elif not symbol.container and (symbol.kind in api_table.TYPES or symbol.kind in ("func", "macro")):
            if symbol.base.replace("_", "").isalnum():
                names[symbol.module].add(symbol.base)
    yield "# Types, functions and macros of Apple's frameworks: `Framework name name`. `View.name` is a member that the"
    yield "# framework adds to a type of SwiftUI. Written by coverage.py."
    for framework in sorted(names):
        yield f"{framework} {' '.join(sorted(names[framework]))}"
