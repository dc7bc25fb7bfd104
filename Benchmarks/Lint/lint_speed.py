"""Judges the same Swift samples with Glosa and with `swift format lint`, in turn, and prints the ratio per sample."""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RUNS = 5

# Samples of the kind and length that lessons have; the number makes each a sample of its own.
SAMPLES = [
    """struct Counter{n}: View {{
    @State private var count = 0

    var body: some View {{
        VStack {{
            Text("Count: \\(count)")
                .font(.title)
            Button("Add") {{ count += 1 }}
        }}
        .padding()
    }}
}}
""",
    """@Observable @MainActor
final class Model{n} {{
    private(set) var items: [Item] = []
    private let service: ItemService

    init(service: ItemService) {{
        self.service = service
    }}

    func load() async throws {{
        items = try await service.items(page: {n})
    }}
}}
""",
    """struct List{n}: View {{
    @State private var model = Model{n}()
    @Environment(\\.dismiss) private var dismiss

    var body: some View {{
        NavigationStack {{
            List(model.items) {{ item in
                NavigationLink(item.name, value: item.id)
            }}
            .navigationTitle("Items")
            .toolbar {{
                Button("Close", action: dismiss.callAsFunction)
            }}
            .task {{ try? await model.load() }}
        }}
    }}
}}
""",
    """// ❌ Wrong
@State var name{n} = ""

// ✅ Right
@State private var name{n} = ""
""",
    """func total(of items: [Item]) -> Decimal {{
    let prices = items.map(\\.price)
    guard !prices.isEmpty else {{ return 0 }}
    return prices.reduce(0, +) + {n}
}}
""",
]
SAMPLES_IN_A_LESSON = 20


def samples(count):
    return [SAMPLES[n % len(SAMPLES)].format(n=n) for n in range(count)]


def write(folder, count):
    """The samples twice: as lessons of a course, and each as a Swift file."""
    texts = samples(count)
    course, files = folder / "course", folder / "files"
    (course / "content").mkdir(parents=True)
    files.mkdir()
    (course / "glosa.yml").write_text("title: Samples\nlanguages: [en]\n")
    for n, text in enumerate(texts):
        (files / f"Sample{n}.swift").write_text(text)
    for first in range(0, count, SAMPLES_IN_A_LESSON):
        fences = "".join(f"```swift\n{text}```\n\n" for text in texts[first : first + SAMPLES_IN_A_LESSON])
        (course / "content" / f"lesson-{first // SAMPLES_IN_A_LESSON}.md").write_text(f"# Lesson {first}\n\n{fences}")
    return course, files


def wall(command, folder):
    """Wall seconds of a run, whose status may say that it found something."""
    start = time.monotonic()
    process = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seconds = time.monotonic() - start
    if process.returncode not in (0, 1):
        sys.exit(f"{command[0]} ended with status {process.returncode}")
    return seconds


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    glosa = subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip() + "/glosa"
    with tempfile.TemporaryDirectory() as name:
        small, large = pathlib.Path(name, "small"), pathlib.Path(name, "large")
        small.mkdir()
        large.mkdir()
        course, files = write(small, count)
        longer, _ = write(large, 4 * count)
        ratios, ours, growth = [], [], []
        for run in range(RUNS + 1):
            mine = wall([glosa, "check", "--no-typecheck"], course)
            theirs = wall(["swift", "format", "lint", "--recursive", "--parallel", str(files)], files)
            four = wall([glosa, "check", "--no-typecheck"], longer)
            if run > 0:  # the first run warms the disk's cache for both
                ratios.append(theirs / mine)
                ours.append(mine)
                growth.append(four / mine)
    print(f"{count} samples on {os.cpu_count()} cores, median of {RUNS} runs in turn, all rules on:")
    print(f"  glosa check: {1000 * statistics.median(ours) / count:.3f} ms a sample, the whole process")
    print(f"  swift format lint's wall time is {statistics.median(ratios):.1f} times Glosa's (asked: at least 10)")
    print(f"  four times the samples take {statistics.median(growth):.2f} times as long (asked: at most about 4)")


main()
