#!/usr/bin/env python3
"""The drawings of a built site in headless Chromium, under the strict policy that the manual gives: their text can be read, and
they open in the whole window.

    drawings.py --site site
"""
import argparse
from pathlib import Path

from chromium import executable, faults_of
from hosting import serve
from playwright.sync_api import expect, sync_playwright

SMALLEST = """() => [...document.querySelectorAll('.glosa-diagram')].filter(svg => svg.getClientRects().length).map(svg => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const sizes = [...svg.querySelectorAll('text')].map(text => Number(text.getAttribute('font-size') ?? 16));
    return [svg.id, Math.min(...sizes, 16) * scale];
})"""


def legible(page, base, pages):
    """On a desk no text of a drawing is smaller than 12 pixels."""
    count = 0
    for way in pages:
        page.goto(base + way)
        for name, size in page.evaluate(SMALLEST):
            assert size >= 11.99, f"{way}: {name} is shown with text of {size:.1f} px"
            count += 1
    return count


def says_more(page, base, way):
    """What goes on beyond its frame says so, opens where reading starts, and can be scrolled by keys."""
    page.goto(base + way)
    page.wait_for_function("() => document.querySelector('.diagram-scroll').tabIndex === 0")
    frames = page.locator("figure.diagram")
    for number in range(frames.count()):
        frame = frames.nth(number).locator(".diagram-scroll")
        goes_on = frame.evaluate("frame => frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight + 1")
        expect(frames.nth(number).locator(".diagram-more")).to_be_visible(visible=goes_on)
    first = page.locator(".diagram-scroll .node").first
    box, view = first.bounding_box(), page.locator(".diagram-scroll").first.bounding_box()
    assert view["x"] <= box["x"] and box["x"] + box["width"] <= view["x"] + view["width"], "the first node is out of sight"


def whole_window(page, base, way):
    """By keys and by mouse: larger, smaller, moved, copied; Escape closes, and the page is as it was."""
    page.goto(base + way)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    link = page.locator(".diagram-open").first
    frame = page.locator(".diagram-scroll").first
    before = frame.evaluate("frame => [frame.offsetHeight, frame.scrollLeft]")
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.diagram-view")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    assert (box["width"], box["height"]) == (1280, 900), box
    expect(page.locator(".diagram-stage .glosa-diagram")).to_be_visible()
    assert frame.evaluate("frame => frame.offsetHeight") == before[0], "the page has moved"
    width = lambda: page.locator(".diagram-stage .glosa-diagram").bounding_box()["width"]
    first = width()
    page.keyboard.press("+")
    assert abs(width() - first * 1.25) < 2
    page.locator(".diagram-bar button").first.click()
    assert abs(width() - first) < 2
    for _ in range(6):
        page.keyboard.press("+")
    stage = page.locator(".diagram-stage")
    place = lambda: stage.evaluate("stage => [stage.scrollLeft, stage.scrollTop]")
    start = place()
    page.keyboard.press("ArrowRight")
    assert place()[0] > start[0], "an arrow does not move the drawing"
    start = place()
    page.mouse.move(700, 500)
    page.mouse.down()
    page.mouse.move(640, 440, steps=4)
    page.mouse.up()
    moved = place()
    assert abs(moved[0] - start[0] - 60) < 2 and abs(moved[1] - start[1] - 60) < 2, (start, moved)
    assert page.url == base + way, "the end of a drag has followed a link"
    page.keyboard.press("0")
    assert stage.evaluate("stage => stage.scrollWidth <= stage.clientWidth && stage.scrollHeight <= stage.clientHeight")
    page.locator(".diagram-bar button").nth(3).click()
    page.wait_for_function("() => window.copied")
    fault = page.evaluate("""() => {
        const file = new DOMParser().parseFromString(copied, "image/svg+xml");
        if (file.querySelector("parsererror") || file.documentElement.localName !== "svg") return "no SVG";
        return [...file.querySelectorAll("text")].every(text => text.getAttribute("fill").startsWith("rgb")) ? "" : "no colours";
    }""")
    assert not fault, fault
    saved = page.locator(".diagram-bar a[download]").evaluate("link => link.href")
    answer = page.request.get(saved)
    assert answer.ok and "<svg xmlns=" in answer.text(), saved
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(frame.locator(".glosa-diagram")).to_be_visible()
    after = frame.evaluate("frame => [frame.offsetHeight, frame.scrollLeft]")
    assert after == before, (before, after)
    assert link.evaluate("link => link === document.activeElement"), "the focus is lost"


def without_scripts(browser, base, way):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(base + way)
    expect(page.locator(".diagram-more").first).to_be_hidden()
    with page.expect_navigation():
        page.locator(".diagram-open").first.click()
    assert page.url.endswith(".svg"), page.url
    expect(page.locator("svg.glosa-diagram")).to_be_visible()
    context.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=Path, required=True)
    parser.add_argument("--only-view", action="store_true", help="only the view in the whole window")
    arguments = parser.parse_args()
    site = arguments.site.resolve()
    base = serve(site)
    drawn = {path: path.read_text() for path in sorted(site.rglob("*.html"))}
    drawn = {path.relative_to(site).as_posix(): text for path, text in drawn.items() if "glosa-diagram" in text}
    # A page of all lessons shows what their pages do.
    lessons = [way for way, text in drawn.items() if 'class="page-whole-course' not in text]
    trees = [way for way in lessons if "tree-walk" in drawn[way] and 'class="page-lesson' in drawn[way]]
    assert trees
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
        page = context.new_page()
        errors = faults_of(page)
        if not arguments.only_view:
            print(f"legible: {legible(page, base, lessons)} drawings on {len(lessons)} pages")
            phone = browser.new_context(viewport={"width": 390, "height": 844})
            says_more(phone.new_page(), base, trees[0])
            without_scripts(browser, base, trees[0])
        whole_window(page, base, trees[0])
        assert not errors, errors
        browser.close()
    print("the whole window: keys, mouse, copy, save, Escape")


main()
