"""The checks of comments that both benchmarks share: `glosa check` as a process, and the counts of its JSON."""

import collections
import json
import os
import subprocess
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DEFINITE = ["compiles", "interface", "refused", "syntax-error"]


def glosa():
    """The program to measure: $GLOSA, else the build of this repository."""
    named = os.environ.get("GLOSA")
    if named:
        return named
    for kind in ["release", "debug"]:
        path = os.path.join(ROOT, ".build", kind, "glosa")
        if os.path.exists(path):
            return path
    raise SystemExit("there is no build of glosa: run `make build`, or name one in $GLOSA")


def check(arguments, folder):
    """Runs `glosa check` and returns its JSON and the seconds that it took."""
    start = time.monotonic()
    found = subprocess.run([glosa(), "check", *arguments, "--format", "json"], cwd=folder, capture_output=True, text=True)
    seconds = time.monotonic() - start
    if not found.stdout.startswith("{"):
        raise SystemExit(found.stderr or "glosa check has written no JSON")
    return json.loads(found.stdout), seconds


def verdicts(report):
    return collections.Counter(sample["verdict"] for sample in report["samples"])


def claims(report):
    counts = collections.Counter()
    for sample in report["samples"]:
        counts.update(sample.get("claims") or {})
    return counts


def share(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "–"


def findings(report, severities, rules=None):
    for finding in report["diagnostics"]:
        if finding["severity"] in severities and (rules is None or finding["rule"] in rules):
            yield finding
