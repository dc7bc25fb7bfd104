#!/usr/bin/env python3
"""What helps readers of a built site, tried in headless Chromium under the strict policy that the manual gives.

    reading.py --site site
"""
import argparse
from pathlib import Path

from chromium import executable, faults_of
from hosting import serve
from playwright.sync_api import expect, sync_playwright



def press(page, key):
    """Presses a key once the page listens, and waits for where it leads."""
    page.wait_for_load_state()
    with page.expect_navigation():
        page.keyboard.press(key)


def progress(page, base, language):
    """Lessons that were opened are marked, and the start page leads back to the last of them, until the reader forgets it."""
    home = f"{base}{language}/index.html"
    page.goto(home)
    expect(page.locator(".continue")).to_be_hidden()
    with page.expect_navigation():
        page.locator(".start a").click()
    first = page.url
    press(page, "j")
    second = page.url
    assert second != first, "j leads to the next lesson"
    press(page, "k")
    assert page.url == first, "k leads back"
    press(page, "n")
    page.goto(home)
    expect(page.locator(".continue")).to_be_visible()
    assert page.locator(".tree .is-visited").count() == 2, "both lessons are marked in the navigation"
    assert page.locator(".overview .is-visited").count() <= 2
    assert page.locator(".continue a").get_attribute("href") == second
    page.locator(".continue button").click()
    expect(page.locator(".continue")).to_be_hidden()
    assert page.locator(".is-visited").count() == 0
    page.reload()
    expect(page.locator(".continue")).to_be_hidden()


def shortcuts(page, lesson):
    """The list opens by its key and by its button, and the keys can be switched off."""
    page.goto(lesson)
    page.keyboard.press("?")
    expect(page.locator("dialog.shortcuts")).to_be_visible()
    page.locator("dialog.shortcuts input").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.shortcuts")).to_be_hidden()
    page.keyboard.press("t")
    assert page.evaluate("document.documentElement.dataset.theme ?? null") is None, "keys are off"
    page.locator(".shortcuts-open").click()
    page.locator("dialog.shortcuts input").check()
    page.locator("dialog.shortcuts button").click()
    page.keyboard.press("t")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark", "keys are on again"
    page.keyboard.press("t")


def side_by_side(page, lesson):
    """The page opens at the reader's section; on a desk the two versions share a line, on a phone they alternate."""
    page.goto(lesson)
    link = page.locator(".language-beside a")
    page.locator(".article h2").last.evaluate("heading => heading.scrollIntoView()")
    page.wait_for_function("() => document.querySelector('.language-beside a').hash !== ''")
    with page.expect_navigation():
        link.click()
    assert "#" in page.url
    for width, is_beside in ((1280, True), (390, False)):
        page.set_viewport_size({"width": width, "height": 900})
        row = page.locator(".beside-row:has(.is-first):has(.is-second)").nth(1)
        first, second = (row.locator(name).bounding_box() for name in (".is-first", ".is-second"))
        assert (first["y"] == second["y"]) == is_beside, width
        assert is_beside or second["y"] >= first["y"] + first["height"], width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"nothing sticks out at {width}"
    page.set_viewport_size({"width": 1280, "height": 900})


def panels(page, base):
    """Copying takes all panels of a sample, and nothing of what is folded away."""
    page.goto(base)
    figure = page.locator("figure.has-panels").first
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    figure.hover()
    figure.locator(".copy").click()
    copied = page.evaluate("window.copied")
    shown = figure.locator(".panel code").all_text_contents()
    assert len(shown) > 1 and copied == "\n".join(shown), copied


def contents(page, base, site, pages):
    """The list of contents makes room for a wide drawing that passes over it, and comes back; a heading is read without its links."""
    wide = next(path for path in pages if 'class="diagram is-wide"' in (site / path).read_text())
    page.goto(base + str(wide))
    listed, drawing = page.locator(".contents"), page.locator(".prose > .diagram.is-wide").first
    expect(listed).to_have_css("opacity", "1")
    drawing.evaluate("drawing => scrollBy(0, drawing.getBoundingClientRect().top - 400)")
    page.wait_for_function("list => list.getBoundingClientRect().bottom < 400", arg=listed.element_handle())
    expect(listed).to_have_css("opacity", "1")
    drawing.evaluate("drawing => drawing.scrollIntoView()")
    expect(listed).to_have_css("opacity", "0")
    listed.locator("a").first.focus()
    expect(listed).to_have_css("opacity", "1")
    page.evaluate("document.activeElement.blur(); scrollTo(0, document.documentElement.scrollHeight)")
    expect(listed).to_have_css("opacity", "1")
    heading = page.locator(".heading-2 > h2").first
    words = heading.evaluate("heading => heading.textContent")
    expect(page.get_by_role("heading", name=words, exact=True)).to_have_count(1)


def end(page, address):
    """The End key leads to the end of a long page whose parts are laid out late."""
    page.goto(address)
    page.keyboard.press("End")
    page.wait_for_function("() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
    expect(page.locator(".pager")).to_be_in_viewport()


def answers(page, address):
    """What an answer is worth is seen when it is chosen, one answer of a question at a time, and stays chosen."""
    page.goto(address)
    question = page.locator(".question:has(.answers)").first
    verdicts = question.locator(".verdict")
    assert verdicts.count() > 1 and question.locator("input").count() == 0
    expect(question.locator(".verdict-word").first).to_be_hidden()
    verdicts.nth(0).locator("summary").click()
    expect(verdicts.nth(0).locator(".verdict-word")).to_be_visible()
    verdicts.nth(1).locator("summary").click()
    expect(verdicts.nth(0).locator(".verdict-word")).to_be_hidden()
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('glosa-answers') && localStorage[key] === '1')")
    page.reload()
    expect(question.locator(".verdict-word").nth(1)).to_be_visible()
    verdicts.nth(1).locator("summary").click()
    page.wait_for_function("() => !Object.keys(localStorage).some((key) => key.startsWith('glosa-answers'))")
    page.reload()
    expect(question.locator(".verdict-word").nth(1)).to_be_hidden()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=Path, required=True)
    site = parser.parse_args().site.resolve()
    base = serve(site)
    beside = sorted(site.glob("*/**/*.*.html"))
    lessons = [path.relative_to(site) for path in beside if "language-beside" in path.read_text()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for language in sorted({path.parts[0] for path in lessons}):
            context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme="light")
            page = context.new_page()
            errors = faults_of(page)
            own = [path for path in lessons if path.parts[0] == language]
            pages = [path.with_name(path.name.split(".")[0] + ".html") for path in own]
            long = max(pages, key=lambda path: (site / path).stat().st_size)
            progress(page, base, language)
            shortcuts(page, base + str(long))
            side_by_side(page, base + str(long))
            panels(page, base + str(next(path for path in pages if "has-panels" in (site / path).read_text())))
            contents(page, base, site, pages)
            end(page, base + str(max(site.glob(f"{language}/*-3.html")).relative_to(site)))
            manual = site / language / "manual" / "markdown.html"
            answers(page, base + str(manual.relative_to(site)))
            assert not errors, errors
            context.close()
            print(f"{language}: progress, shortcuts, side by side, panels, contents, end, answers")
        browser.close()


main()
