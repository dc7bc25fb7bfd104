#!/usr/bin/env python3
"""Measures flowcharts as they are drawn: by Glosa, and by others beside it.

    swift build --product mermaid-benchmark
    .build/debug/mermaid-benchmark --draw OUT FILE.mmd …
    Benchmarks/mermaid_drawings.py --elk OUT-ELK FILE.mmd …
    Benchmarks/mermaid_drawings.py SOURCES OUT [OUT-ELK]

The first command draws with Glosa, the second with ELK through the package `merman` of PyPI. The last one compares the
drawings that every folder has; SOURCES is the folder of the diagrams. Only the shapes, lines and labels of the SVG are read,
by Mermaid's class names, so that all renderers are measured alike.
"""
import json
import math
import multiprocessing
import os
import re
import sys
import time
import xml.etree.ElementTree as ET

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
OVERLAP = 3.0  # Lines nearer than this lie on top of one another.
GAP = 5.0  # Lines and boxes nearer than this look joined.
RUN = 12.0  # The length from which a line runs along another.


def numbers(text):
    return [float(value) for value in NUMBER.findall(text or "")]


def number(element, key):
    return (numbers(element.get(key)) or [0.0])[0]


def name(element):
    return element.tag.split("}")[-1]


def shift(element):
    x = y = 0.0
    for match in re.finditer(r"translate\(([^)]*)\)", element.get("transform") or ""):
        values = numbers(match.group(1))
        x += values[0]
        y += values[1] if len(values) > 1 else 0
    return x, y


def flattened(path):
    """The points along a path's data; curves give eight each."""
    tokens = re.findall(r"[A-Za-z]|" + NUMBER.pattern, path or "")
    points, place, command = [], 0, "L"
    x = y = startX = startY = 0.0
    arity = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
            if command in "Zz":
                x, y = startX, startY
                points.append((x, y))
                continue
        kind = command.upper()
        count = arity.get(kind, 2)
        if place + count > len(tokens):
            break
        values = [float(token) for token in tokens[place : place + count]]
        place += count
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "H":
            x = values[0] + dx
        elif kind == "V":
            y = values[0] + dy
        elif kind in "CQS":
            pairs = [(values[i] + dx, values[i + 1] + dy) for i in range(0, count, 2)]
            a, b, end = (pairs[0], pairs[-2], pairs[-1])
            for step in range(1, 9):
                t = step / 8
                u = 1 - t
                if kind == "Q":
                    points.append(tuple(u * u * p + 2 * u * t * q + t * t * r for p, q, r in zip((x, y), a, end)))
                else:
                    points.append(
                        tuple(
                            u**3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t**3 * s
                            for p, q, r, s in zip((x, y), a, b, end)
                        )
                    )
            x, y = end
            continue
        else:
            x, y = values[-2] + dx, values[-1] + dy
            if kind == "M":
                startX, startY = x, y
                command = "l" if command == "m" else "L"
        points.append((x, y))
    return points


def outline(element, x, y):
    """The corners of a shape; None for what is no shape."""
    kind = name(element)
    dx, dy = shift(element)
    x, y = x + dx, y + dy
    if kind == "rect" and element.get("width"):
        left, top = x + number(element, "x"), y + number(element, "y")
        right, bottom = left + number(element, "width"), top + number(element, "height")
        return [(left, top), (right, top), (right, bottom), (left, bottom)] if right > left else None
    if kind in ("circle", "ellipse"):
        rx = number(element, "r") or number(element, "rx")
        ry = number(element, "r") or number(element, "ry")
        cx, cy = x + number(element, "cx"), y + number(element, "cy")
        return [
            (cx + rx * math.cos(k * math.pi / 12), cy + ry * math.sin(k * math.pi / 12)) for k in range(24)
        ]
    if kind in ("polygon", "polyline"):
        values = numbers(element.get("points"))
        return [(x + values[i], y + values[i + 1]) for i in range(0, len(values) - 1, 2)]
    if kind == "path":
        return [(x + a, y + b) for a, b in flattened(element.get("d"))]
    return None


def bounds(points):
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))


class Drawing:
    def __init__(self, text):
        root = ET.fromstring(text)
        self.nodes, self.groups, self.titles, self.lines, self.labels = [], [], [], [], []
        box = numbers(root.get("viewBox"))
        self.area = box[2] * box[3] if len(box) == 4 else 0.0
        self.walk(root, 0.0, 0.0)

    def shapes(self, element, x, y, found):
        for child in element:
            classes = (child.get("class") or "").split()
            if name(child) in ("text", "foreignObject", "defs") or "label" in classes:
                continue
            points = outline(child, x, y)
            if points:
                found.append(points)
            dx, dy = shift(child)
            if name(child) in ("g", "a"):
                self.shapes(child, x + dx, y + dy, found)

    def texts(self, element, x, y, found):
        """The boxes of texts: what `foreignObject` or a rectangle behind a text says."""
        for child in element:
            dx, dy = shift(child)
            if name(child) in ("foreignObject", "rect") and number(child, "width") > 0 and number(child, "height") > 0:
                left, top = x + dx + number(child, "x"), y + dy + number(child, "y")
                found.append((left, top, left + number(child, "width"), top + number(child, "height")))
            self.texts(child, x + dx, y + dy, found)

    def spans(self, element, x, y, found):
        """The boxes of plain text, from its anchor and its length (7 pixels a letter)."""
        for child in element.iter():
            if name(child) == "tspan" and child.get("x") and "".join(child.itertext()).strip():
                half = 3.5 * len("".join(child.itertext()))
                cx, base = x + number(child, "x"), y + number(child, "y")
                found.append((cx - half, base - 12, cx + half, base + 3))

    def walk(self, element, x, y):
        for child in element:
            if name(child) in ("defs", "style", "marker"):
                continue
            dx, dy = shift(child)
            left, top = x + dx, y + dy
            classes = (child.get("class") or "").split()
            if name(child) == "g" and "cluster" in classes:
                found = []
                self.shapes(child, left, top, found)
                if found:
                    self.groups.append(bounds([p for points in found for p in points]))
                for title in child:
                    if "cluster-label" in (title.get("class") or ""):
                        tx, ty = shift(title)
                        texts = []
                        self.texts(title, left + tx, top + ty, texts)
                        if not texts:
                            self.spans(title, left + tx, top + ty, texts)
                        self.titles += texts
            elif name(child) in ("g", "a") and "node" in classes:
                found = []
                self.shapes(child, left, top, found)
                if found:
                    largest = max(found, key=lambda p: (bounds(p)[2] - bounds(p)[0]) * (bounds(p)[3] - bounds(p)[1]))
                    self.nodes.append((bounds([p for points in found for p in points]), largest))
            elif name(child) == "g" and "edgeLabel" in classes:
                found = []
                self.texts(child, left, top, found)
                if found:
                    owner = next((e.get("data-id") for e in child.iter() if e.get("data-id")), None)
                    self.labels.append((owner, max(found, key=lambda b: (b[2] - b[0]) * (b[3] - b[1]))))
            elif name(child) == "path" and "flowchart-link" in classes:
                if "edge-thickness-invisible" not in classes:
                    points = [(left + a, top + b) for a, b in flattened(child.get("d"))]
                    if len(points) > 1:
                        self.lines.append((child.get("data-id") or child.get("id"), points))
            else:
                self.walk(child, left, top)


def length(points):
    return sum(math.dist(a, b) for a, b in zip(points, points[1:]))


def overlaps(a, b, least=0.0):
    return min(a[2], b[2]) - max(a[0], b[0]) > least and min(a[3], b[3]) - max(a[1], b[1]) > least


def grown(box, by):
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)


def inside(points, box):
    """The length of a line within a box."""
    total = 0.0
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        first, last = 0.0, 1.0
        dx, dy = bx - ax, by - ay
        for p, q in ((-dx, ax - box[0]), (dx, box[2] - ax), (-dy, ay - box[1]), (dy, box[3] - ay)):
            if p == 0:
                if q < 0:
                    last = -1.0
            elif p < 0:
                first = max(first, q / p)
            else:
                last = min(last, q / p)
        if last > first:
            total += (last - first) * math.hypot(dx, dy)
    return total


def crossings(first, second):
    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    count = 0
    for a, b in zip(first, first[1:]):
        low, high = min(a[0], b[0]), max(a[0], b[0])
        for c, d in zip(second, second[1:]):
            if max(c[0], d[0]) < low or min(c[0], d[0]) > high:
                continue
            if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
                count += 1
    return count


def sampled(points, step=3.0):
    result = [points[0]]
    for a, b in zip(points, points[1:]):
        pieces = max(1, round(math.dist(a, b) / step))
        result += [(a[0] + (b[0] - a[0]) * k / pieces, a[1] + (b[1] - a[1]) * k / pieces) for k in range(1, pieces + 1)]
    return result


def distance(point, line):
    """The distance of a point from a line of several pieces."""
    px, py = point
    best = math.inf
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        dx, dy = bx - ax, by - ay
        whole = dx * dx + dy * dy
        t = 0.0 if whole == 0 else min(1.0, max(0.0, ((px - ax) * dx + (py - ay) * dy) / whole))
        best = min(best, (ax + t * dx - px) ** 2 + (ay + t * dy - py) ** 2)
    return math.sqrt(best)


def longest(samples, other, near, box):
    """The longest stretch on which a line stays as near as that to another."""
    best = run = 0.0
    last = None
    for point in samples:
        if box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3] and distance(point, other) <= near:
            run += math.dist(last, point) if last else 0.0
            last = point
            best = max(best, run)
        else:
            run, last = 0.0, None
    return best


KEYS = (
    "centred TB", "of TB", "centred LR", "of LR", "single TB", "singles TB", "single LR", "singles LR",
    "on unrelated", "charts on unrelated", "on related", "close lines", "close to box", "along own node",
    "through node", "crossings", "label on label", "label on node", "label on line", "label off line",
    "title crossed", "titles",
)


def measure(text, source):
    drawing = Drawing(text)
    result = dict.fromkeys(KEYS, 0)
    result["length"] = round(sum(length(points) for _, points in drawing.lines))
    result["area"] = round(drawing.area)
    boxes = [box for box, _ in drawing.nodes]

    def node(point):
        best, found = 14.0, -1
        for index, box in enumerate(boxes):
            away = math.hypot(max(box[0] - point[0], 0, point[0] - box[2]), max(box[1] - point[1], 0, point[1] - box[3]))
            if away < best:
                best, found = away, index
        return found

    ends = [(node(points[0]), node(points[-1])) for _, points in drawing.lines]
    trees(result, boxes, ends, source)
    lines = [points for _, points in drawing.lines]
    frames = [bounds(points) for points in lines]
    samples = [sampled(points) for points in lines]
    for first in range(len(lines)):
        for second in range(first):
            if not overlaps(grown(frames[first], GAP), grown(frames[second], GAP)):
                continue
            result["crossings"] += crossings(lines[first], lines[second])
            near = grown(frames[second], GAP)
            if longest(samples[first], lines[second], GAP, near) < RUN:
                continue
            isRelated = {end for end in ends[first] if end >= 0} & {end for end in ends[second] if end >= 0}
            isOn = longest(samples[first], lines[second], OVERLAP, near) >= RUN
            if isRelated:
                result["on related"] += isOn
            else:
                result["on unrelated"] += isOn
                result["close lines"] += not isOn
        for index, (box, shape) in enumerate(drawing.nodes):
            if not overlaps(grown(frames[first], GAP), grown(box, GAP)):
                continue
            border = shape + shape[:1]
            if index in ends[first]:
                free = [p for p in samples[first] if math.dist(p, lines[first][0]) > 16 and math.dist(p, lines[first][-1]) > 16]
                result["along own node"] += longest(free, border, GAP, grown(box, GAP)) >= RUN
            elif inside(lines[first], grown(box, -3)) > 2 and inside(lines[first], grown(bounds(shape), -3)) > 2:
                result["through node"] += 1
            else:
                result["close to box"] += longest(samples[first], border, GAP, grown(box, GAP)) >= RUN
        result["title crossed"] += sum(inside(lines[first], title) > 2 for title in drawing.titles)
    result["charts on unrelated"] = int(result["on unrelated"] > 0)
    result["titles"] = len(drawing.titles)
    for place, (owner, label) in enumerate(drawing.labels):
        result["label on label"] += sum(overlaps(label, other, 1) for _, other in drawing.labels[:place])
        result["label on node"] += sum(overlaps(label, box, 1) for box in boxes)
        own = [points for key, points in drawing.lines if key == owner]
        result["label on line"] += sum(inside(points, grown(label, -1)) > 2 for key, points in drawing.lines if key != owner)
        if own:
            result["label off line"] += not any(inside(points, grown(label, 3)) > 0 for points in own)
    return result


def trees(result, boxes, ends, source):
    """Counts the parents that stand over the middle of their children, and the single children straight below."""
    joined = [(a, b) for a, b in ends if a != b]
    children, parents = {}, {}
    for a, b in joined:
        if a < 0 or b < 0 or b in parents:
            return
        parents[b] = a
        children.setdefault(a, []).append(b)
    for child in parents:
        seen, current = {child}, parents[child]
        while current in parents:
            if current in seen:
                return
            seen.add(current)
            current = parents[current]
    if not children or re.search(r"^\s*direction\s", source, re.M):
        return
    header = re.search(r"^\s*(?:flowchart|graph)(?:-elk)?\s+(\w\w)", source, re.M)
    isSideways = bool(header) and header.group(1) in ("LR", "RL")
    low, high = (1, 3) if isSideways else (0, 2)
    way = "LR" if isSideways else "TB"
    for parent, list in children.items():
        middles = sorted((boxes[child][low] + boxes[child][high]) / 2 for child in list)
        away = abs((boxes[parent][low] + boxes[parent][high]) / 2 - (middles[0] + middles[-1]) / 2)
        if len(list) > 1:
            result["of " + way] += 1
            result["centred " + way] += away <= 1
        else:
            result["singles " + way] += 1
            result["single " + way] += away <= 1


def measured(job):
    path, source = job
    try:
        with open(path) as file, open(source) as text:
            return measure(file.read(), text.read())
    except ET.ParseError as error:
        return {"error": f"{path}: {error}"}


def draw_with_elk(folder, paths):
    import merman

    engine, spent = merman.Merman(), 0.0
    options = json.dumps({"site_config": {"layout": "elk"}})
    os.makedirs(folder, exist_ok=True)
    for path in paths:
        with open(path) as file:
            text = file.read()
        start = time.process_time()
        try:
            svg = engine.render_svg(text, options)
        except Exception as error:  # Every kind of refusal leaves the chart out.
            print(path, str(error)[:100].replace("\n", " "), file=sys.stderr)
            continue
        spent += time.process_time() - start
        with open(f"{folder}/{os.path.basename(path)[:-4]}.svg", "w") as file:
            file.write(svg)
    print(f"{spent * 1000 / max(1, len(paths)):.2f} ms each")


def main():
    if sys.argv[1] == "--elk":
        return draw_with_elk(sys.argv[2], sys.argv[3:])
    sources, folders = sys.argv[1], sys.argv[2:]
    shared = set.intersection(*({file for file in os.listdir(folder) if file.endswith(".svg")} for folder in folders))
    totals = []
    details = []
    for folder in folders:
        jobs = [(f"{folder}/{file}", f"{sources}/{file[:-4]}.mmd") for file in sorted(shared)]
        with multiprocessing.Pool() as pool:
            values = pool.map(measured, jobs, chunksize=20)
        for value in values:
            if "error" in value:
                sys.exit(value["error"])
        details.append(dict(zip(sorted(shared), values)))
        totals.append({key: sum(value[key] for value in values) for key in values[0]})
    if os.environ.get("DETAILS"):
        with open(os.environ["DETAILS"], "w") as file:
            json.dump(details, file)
    print(len(shared), "charts")
    for key in totals[0]:
        if key.startswith(("of ", "singles ")):
            continue
        whole = {"centred": "of ", "single": "singles "}.get(key.split()[0])
        cells = []
        for total in totals:
            if whole:
                count = total[whole + key.split()[1]]
                cells.append(f"{100 * total[key] / max(1, count):.1f} % of {count}")
            else:
                cells.append(str(total[key]))
        print(f"{key:22}" + "".join(f"{cell:>18}" for cell in cells))


if __name__ == "__main__":
    main()
