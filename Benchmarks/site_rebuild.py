"""Builds a course, builds it again with nothing changed, and with one lesson changed; wall times and their ratios.

    Benchmarks/site_rebuild.py [LESSONS [GLOSA]]

Measured twice: with samples that have next to no findings, and with a finding or two in each lesson.
"""

import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import course_generator

ROOT = pathlib.Path(__file__).resolve().parent.parent
RUNS = 5


def build(glosa, folder):
    """Wall seconds of one build."""
    start = time.monotonic()
    process = subprocess.run([glosa, "build", "--source", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if process.returncode != 0:
        sys.exit(f"the build ended with status {process.returncode}")
    return time.monotonic() - start


# Breaks two rules of the profile that courses begin with.
FAULTY = """
```swift
final class Counter: ObservableObject {
    @Published var count = 0
}
```
"""


def measure(lessons, glosa, is_faulty):
    with tempfile.TemporaryDirectory() as folder:
        course_generator.course(lessons, folder)
        files = sorted(pathlib.Path(folder, "content").rglob("*.md"))
        if is_faulty:
            for file in files:
                file.write_text(file.read_text() + FAULTY)
        lesson = files[len(files) // 2]
        times = {"first": [], "nothing changed": [], "one lesson changed": []}
        for run in range(RUNS + 1):
            for name in ("site", ".glosa"):
                shutil.rmtree(pathlib.Path(folder, name), ignore_errors=True)
            first = build(glosa, folder)
            again = build(glosa, folder)
            lesson.write_text(lesson.read_text() + f"\nParagraph {run}.\n")
            changed = build(glosa, folder)
            if run > 0:  # the first run warms the disk's cache
                for name, seconds in zip(times, (first, again, changed)):
                    times[name].append(seconds)
    medians = {name: statistics.median(found) for name, found in times.items()}
    kind = "findings in each lesson" if is_faulty else "next to no findings"
    print(f"{2 * lessons} pages with {kind}, median of {RUNS} runs:")
    for name, seconds in medians.items():
        print(f"  {name}: {seconds * 1000:.0f} ms, {seconds / medians['first']:.3f} of the first (asked: 0.1)")


def main():
    lessons = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    glosa = sys.argv[2] if len(sys.argv) > 2 else str(ROOT / ".build/release/glosa")
    for is_faulty in (False, True):
        measure(lessons, glosa, is_faulty)


main()
