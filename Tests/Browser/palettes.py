#!/usr/bin/env python3
"""Drawings in each palette in headless Chromium, on light and dark pages and on paper: their text can be read, and axe-core finds
nothing.

    palettes.py --glosa PATH
"""
import argparse
import subprocess
import tempfile
from pathlib import Path

from accessibility import violations, why
from chromium import executable
from playwright.sync_api import sync_playwright

DIAGRAMS = {
    "flowchart": "flowchart TD\nA([Begin]) --> B{Ready?}\nB -->|yes| C[(Data)]\nB -->|no| D[/Input/]\nsubgraph One\nC\nsubgraph Two\nE[[Part]]\nend\nend\nC --> E",
    "sequence": "sequenceDiagram\nautonumber\nactor A\nA->>+B: ask\nNote over B: think\nloop daily\nB-->>-A: answer\nend\nalt good\nA->>B: thanks\nelse bad\nA-xB: no\nend",
    "class": "classDiagram\nclass A { +name: String\n+run() }\nA <|-- B : is\nnamespace N { class C }\nA --> C\nnote for A \"a note\"",
    "state": "stateDiagram-v2\n[*] --> Idle\nIdle --> Busy : start\nstate Busy { [*] --> Work }\nBusy --> [*]\nnote right of Idle : waits",
    "er": "erDiagram\nA ||--o{ B : has\nA {\nint id PK \"the key\"\nstring name\n}",
    "gantt": "gantt\ndateFormat YYYY-MM-DD\nsection One\nDone :done, a, 2026-01-01, 3d\nNow :active, b, after a, 3d\nUrgent :crit, c, after b, 3d\nEnd :milestone, after c, 0d",
    "pie": "pie showData title Parts\n" + "\n".join(f"\"part {number}\" : {20 - number}" for number in range(9)),
    "mindmap": "mindmap\nroot((Root))\n" + "\n".join(f" branch {number}\n  leaf {number}" for number in range(9)),
    "timeline": "timeline\nsection One\n2024 : first : second\nsection Two\n2025 : third",
    "journey": "journey\nsection One\nWalk: 5: Ana, Ben\nWait: 1: Ben\nsection Two\nSit: 3: Ana",
    "git": "gitGraph\ncommit id: \"a\" tag: \"v1\"\nbranch one\ncommit id: \"b\"\nbranch two\ncommit type: REVERSE\ncheckout main\nmerge one",
    "quadrant": "quadrantChart\nx-axis Low --> High\ny-axis Few --> Many\nquadrant-1 Do\nquadrant-2 Plan\nquadrant-3 Leave\nquadrant-4 Ask\nPoint: [0.3, 0.6]",
    "xychart": "xychart-beta\ntitle Values\nx-axis [a, b, c]\nbar first [1, 2, 3]\nline second [3, 1, 2]",
    "c4": "C4Context\nPerson(a, \"Ana\", \"a reader\")\nSystem_Boundary(x, \"Ours\") {\nSystem(b, \"Site\")\n}\nSystem_Ext(c, \"Mail\")\nRel(a, b, \"reads\", \"HTTPS\")\nRel(b, c, \"sends\")",
    "kanban": "kanban\n todo[To do]\n  a[Write]@{ priority: 'High', assigned: 'Ana' }\n done[Done]\n  b[Read]",
}

CONTRAST = """ground => {
    const parts = colour => { const found = colour.match(/rgba?\\(([^)]*)\\)/); return found && found[1].split(/[ ,/]+/).map(Number); };
    const linear = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const over = (top, share, below) => [0, 1, 2].map(i => top[i] * share + below[i] * (1 - share));
    const read = [];
    for (const text of document.querySelectorAll("svg text, svg tspan")) {
        if (![...text.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue;
        const box = text.getBoundingClientRect(), colour = parts(getComputedStyle(text).fill);
        if (!box.width || !colour) continue;
        let least = 99;
        for (const share of [0.1, 0.5, 0.9]) {
            const below = document.elementsFromPoint(box.left + box.width * share, box.top + box.height / 2).filter(element =>
                ["rect", "path", "polygon", "circle", "ellipse"].includes(element.localName)
                && element.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
            let shown = ground;
            for (const element of below.reverse()) {
                const style = getComputedStyle(element), fill = parts(style.fill);
                if (fill) shown = over(fill, (fill[3] ?? 1) * style.fillOpacity * style.opacity, shown);
            }
            const [one, other] = [light(over(colour, colour[3] ?? 1, shown)), light(shown)];
            least = Math.min(least, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
        }
        read.push([text.textContent, least]);
    }
    return read;
}"""

PAGE = """<!doctype html><html lang="en"><head><title>Drawings</title><style>
:root { color-scheme: light dark } body { background: light-dark(#ffffff, #15171e); color: light-dark(#1f2024, #e6e6ea) }
@media print { :root { color-scheme: light } body { background: #ffffff } } svg { display: block } svg * { pointer-events: all }
</style></head><body><main><h1>Drawings</h1>%s</main></body></html>"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True, type=lambda path: Path(path).resolve())
    arguments = parser.parse_args()
    count, faults = 0, []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        for name, text in DIAGRAMS.items():
            (folder / f"{name}.mmd").write_text(text + "\n")
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for palette in ("default", "forest", "neutral"):
            run = [arguments.glosa, "diagram", "--palette", palette, "--lang", "en", "--output-dir", folder / palette]
            subprocess.run([*run, *sorted(folder.glob("*.mmd"))], check=True)
            for scheme, media in (("light", "screen"), ("dark", "screen"), ("light", "print"), ("dark", "print")):
                page = browser.new_page(viewport={"width": 2000, "height": 1400})
                page.emulate_media(color_scheme=scheme, media=media)
                ground = [21, 23, 30] if (scheme, media) == ("dark", "screen") else [255, 255, 255]
                for name in DIAGRAMS:
                    place = f"{name}, {palette}, {scheme}, {media}"
                    page.set_content(PAGE % (folder / palette / f"{name}.svg").read_text())
                    read = page.evaluate(CONTRAST, ground)
                    faults += [f"{place}: “{text}” has a contrast of {found:.2f}" for text, found in read if found < 4.47]
                    faults += [f"{place}: {fault['id']}: {why(fault['nodes'][0])}" for fault in violations(page, "main")]
                    count += len(read)
                    assert read, f"{place}: no text is seen"
                page.close()
        browser.close()
    assert not faults, "\n".join(faults)
    print(f"palettes: {count} texts of {len(DIAGRAMS)} drawings, light, dark and printed")


main()
