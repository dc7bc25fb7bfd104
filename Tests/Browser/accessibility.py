"""What axe-core finds on a page."""
from pathlib import Path

import axe_playwright_python

SCRIPT = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "([place, tags]) => axe.run(place ?? document, {runOnly: tags, resultTypes: ['violations']})"


def violations(page, place=None):
    """The rules that a page breaks, or the element that a selector names."""
    page.evaluate(SCRIPT + "; undefined")
    return page.evaluate(RUN, [place, STANDARDS])["violations"]


def why(node):
    """What is wrong with an element that a violation names, and which it is."""
    reasons = node["any"] or node["all"] or node["none"] or [{"message": ""}]
    return " ".join(map(str, node["target"])) + ": " + reasons[0]["message"]
