"""Declarations of compiled modules of the stand-in, read from their symbol graphs."""
import json, pathlib, subprocess, tempfile

from api_table import comparable

KINDS = {
    "struct": "type", "class": "type", "enum": "type", "protocol": "type", "associatedtype": "type",
    "typealias": "type", "init": "init", "method": "func", "type.method": "func", "func": "func", "func.op": "func",
    "property": "var", "type.property": "var", "var": "var", "enum.case": "var", "subscript": "subscript",
    "type.subscript": "subscript", "macro": "macro",
}
# Members that README.md's rewriting takes the place of, and macros of the toolchain.
REWRITTEN = {
    ("", "macro", name)
    for name in [
        "Entry()", "Previewable()", "Preview(_:body:)", "Preview(_:traits:_:body:)", "Model()", "Transient()",
        "Attribute(_:originalName:hashModifier:)", "Observable()", "ObservationIgnored()", "ObservationTracked()",
        "Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)",
    ]
}
# Modules of the toolchain, which the stand-in re-exports.
TOOLCHAIN = {"Observation"}


def read(modules_folder, names):
    """The keys of all declarations of the modules in a folder that Shim/build wrote."""
    found = set(REWRITTEN)
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", name, "-I", modules_folder, "-output-dir", folder,
                 "-target", target(), "-minimum-access-level", "public", "-skip-synthesized-members"],
                check=True)
        for path in pathlib.Path(folder).glob("*.symbols.json"):
            for symbol in json.loads(path.read_text())["symbols"]:
                kind = KINDS.get(symbol["kind"]["identifier"].removeprefix("swift."))
                if kind:
                    *container, name = symbol["pathComponents"]
                    found.add(comparable(".".join(container), kind, name))
    return found


def target():
    information = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    return information["target"]["triple"]


def is_declared(symbol, found):
    if symbol.module in TOOLCHAIN or symbol.name.startswith("$") or symbol.key in found:
        return True
    container, kind, name = symbol.key
    # What a macro expands to, such as the property wrapper Query.
    if kind == "macro" and (container, "type", symbol.base) in found:
        return True
    # A member that a type has from a protocol, which the table lists with both.
    if "Self." in symbol.parameters and any(key[1:] == (kind, name) for key in found):
        return True
    # Labels behind a type that lost its end are unknown: compared by those before it.
    if name.endswith(":)") and symbol.parameters.count(">") > symbol.parameters.count("->") + symbol.parameters.count("<"):
        return any(key[:2] == (container, kind) and key[2].startswith(name[:-1]) for key in found)
    return False
