#!/usr/bin/env python3
"""Which API names of names.txt the shim declares: Shim/coverage.py [COUNTS.tsv]

names.txt has one `kind name` a line (type, attr, modifier, envkey, macro). With a table of counts
(columns kind, name, occurrences) the share of uses that is declared is reported as well.
"""
import pathlib, re, sys

shim = pathlib.Path(__file__).resolve().parent
source = "\n".join(
    path.read_text() for path in sorted(shim.rglob("*.swift")) if "Tests" not in path.parts)
types = set(re.findall(r"\b(?:struct|class|enum|protocol|actor|typealias|associatedtype)\s+(\w+)", source))
members = set(re.findall(r"\b(?:func|var|let|case)\s+`?(\w+)`?", source))
members |= {name for line in re.findall(r"\bcase ([^:\n]+)$", source, re.M) for name in re.findall(r"\w+", line)}
# What comes with the toolchain: the compiler's attributes and the macros of Observation.
toolchain = {
    "attr": {"main", "MainActor", "Observable", "ObservationIgnored", "Sendable", "escaping"},
    "type": {"Observable", "Observation"},
    "macro": {"if", "available", "Predicate"},
}
# What the compiler side rewrites before a sample is compiled (README.md).
rewritten = {"attr": {"Entry", "Previewable", "Model"}, "macro": {"Preview"}, "type": {"Model"}}


def declared(kind, name):
    name = name.lstrip("@#\\").lstrip(".")
    if name in toolchain.get(kind, ()) or name in rewritten.get(kind, ()):
        return True
    return name in (types if kind in ("type", "attr") else members)


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
