#!/usr/bin/env python3
"""Reads a small Arabic and English course in headless Chromium: from right to left, in each palette and in colours, fonts and
links of its own, at desk and phone width, light and dark, and as it is printed.

    themes.py --glosa PATH [--shots FOLDER]

With --shots, pictures of the pages and a print are left in a folder, to be looked at.
"""
import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from accessibility import violations, why
from chromium import executable, faults_of
from hosting import Host, serve
from playwright.sync_api import expect, sync_playwright

COURSE = Path(__file__).parent / "Arabic"
DESK, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 780}
OWN = """
colors:
  accent: {light: "#0b6e4f", dark: "#6fd6ad"}
  link: {light: "#0b5c6e", dark: "#7fd0e6"}
  sunken: {light: "#f2f6f4"}
  codeKeyword: {light: "#6a1b9a"}
fonts:
  text: {family: Trial, files: [shared/trial.woff2]}
  headings: Georgia, serif
logo: {light: shared/logo.svg, dark: shared/logo-dark.svg}
footer: {ar: "© 2026 فريق Glosa", en: "© 2026 The Glosa team"}
links:
  - {text: {ar: المعارة, en: Lent}, to: state/binding.md}
  - {text: {ar: المنتدى, en: Forum}, to: https://forum.example.org/, in: both}
"""
NIGHT = """
colors: {paper: "#101418", sunken: "#181c22", raised: "#1c2128", ink: "#e8eaed", soft: "#a8adb5", link: "#82b8ff", accent: "#8fd18a", edge: "#7f858d"}
"""
COURSES = {"clay": "", "lake": "palette: lake", "moss": "palette: moss", "own": OWN, "night": NIGHT}

failures = []


def check(condition, message):
    if not condition:
        failures.append(message)
        print(f"FAILED: {message}")


def build(glosa, folder, name):
    """Builds the course with further keys, and says where its site is served."""
    source = folder / name
    shutil.copytree(COURSE, source)
    (source / "content/shared/trial.woff2").write_bytes(b"wOF2")
    with (source / "glosa.yml").open("a") as file:
        file.write(COURSES[name] + "\n")
    run = subprocess.run([glosa, "build", "--source", source, "--no-cache"], capture_output=True, text=True)
    check(run.returncode == 0, f"{name} is built: {run.stdout}{run.stderr}")
    # The policy that the manual gives allows no fonts of a course's own.
    return source / "site", serve(source / "site", Host), run.stdout + run.stderr


def kinds(site):
    """One page of each kind, in Arabic where there is one."""
    chosen = {}
    for path in sorted(site.rglob("*.html")):
        kind = re.search(r'<body class="([^"]+)"', path.read_text())
        way = path.relative_to(site).as_posix()
        if kind and way.startswith(("ar/", "index")) and (kind[1] not in chosen or way == "ar/state/state.html"):
            chosen[kind[1]] = way
    return list(chosen.values())


def accessible(browser, name, address, ways):
    for scheme in ("light", "dark"):
        for size in (DESK, PHONE):
            context = browser.new_context(color_scheme=scheme, viewport=size, reduced_motion="reduce")
            page = context.new_page()
            for way in ways:
                place = f"{name}: {way} ({scheme}, {size['width']} px)"
                page.goto(address + way)
                for fault in violations(page):
                    check(False, f"{place}: {fault['id']}: {why(fault['nodes'][0])}")
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                check(wide <= 0, f"{place} is {wide} px wider than the window")
            context.close()
    return 4 * len(ways)


def box(page, selector):
    found = page.locator(selector).first.bounding_box()
    check(found is not None, f"{page.url}: nothing is seen of {selector}")
    return found or {"x": 0, "y": 0, "width": 0, "height": 0}


def style(page, selector, name, pseudo=None):
    return page.locator(selector).first.evaluate(
        "(element, [name, pseudo]) => getComputedStyle(element, pseudo)[name]", [name, pseudo]
    )


def is_right_of(page, one, other):
    first, second = box(page, one), box(page, other)
    check(first["x"] >= second["x"] + second["width"] - 1, f"{page.url}: {one} is right of {other}: {first}, {second}")


def mirrored(browser, address):
    """What is written, pressed and pointed at on a page from right to left."""
    context = browser.new_context(viewport=DESK, color_scheme="light")
    page = context.new_page()
    faults = faults_of(page)
    page.goto(address + "ar/state/state.html")
    check(page.locator("html").get_attribute("dir") == "rtl", "the page says that it is written from the right")
    is_right_of(page, ".navigation", ".main")
    is_right_of(page, ".breadcrumbs li:nth-child(1)", ".breadcrumbs li:nth-child(2)")
    is_right_of(page, ".site-name", ".site-tools")
    check(style(page, ".pager-next .pager-label", "content", "::after").find("←") > 0, "the next lesson lies to the left")
    check(style(page, "p > code", "direction") == "ltr", "code in a line is written from the left")
    for selector in (".prose pre", ".file-tree", ".diagram svg", "math"):
        check(style(page, selector, "direction") == "ltr", f"{selector} is written from the left")
    install = page.locator('article a[href$="/install/"]').first
    check(install.evaluate("(link) => getComputedStyle(link).direction") == "ltr", "an address is written from the left")
    # The line of a formula that scrolls by itself is that of the words beside it.
    short, long = page.locator("li:has(kbd) math").first.bounding_box(), page.locator(".formula-inline").first.bounding_box()
    check(short and long and long["height"] < short["height"] * 3, f"a long formula stands in a line: {short}, {long}")
    # The copy button lies where lines of code end, or at the end of the caption.
    bare = page.locator("figure.code:not(:has(figcaption, .panel))").first
    bare.hover()
    button, code = bare.locator(".copy").bounding_box(), bare.bounding_box()
    check(button["x"] > code["x"] + code["width"] / 2, "the copy button doesn't cover the beginning of the code")
    titled = page.locator("figure.code:has(figcaption)").first
    button, code = titled.locator(".copy").bounding_box(), titled.bounding_box()
    check(button["x"] < code["x"] + code["width"] / 2, "the copy button stands at the end of the caption")
    for selector in (".steps li", ".has-notes + ol > li"):
        check(float(style(page, selector, "paddingRight")[:-2]) > 20, f"{selector} has its number at the right")
        check(float(style(page, selector, "paddingLeft")[:-2]) == 0, f"{selector} has nothing at the left")
    check(float(style(page, "blockquote:not(.alert)", "borderRightWidth")[:-2]) > 0, "quotes have their line at the right")
    check(style(page, "h1", "letterSpacing") in ("normal", "0px"), "letters that join are not spaced")
    check(style(page, ".taught a", "direction") == "ltr", "names of outcomes are code")
    tasks = page.locator("li:has(> input[type=checkbox])")
    check(tasks.count() == 2 and style(page, "li:has(> input)", "listStyleType") == "none", "tasks have boxes, and no bullets")
    item, mark = tasks.first.bounding_box(), tasks.first.locator("input").bounding_box()
    check(mark["x"] > item["x"] + item["width"] - 20, "the box of a task stands at the right")
    # Tabs: the arrow key goes where the next tab is seen.
    tabs = page.locator(".tab-list button")
    check(tabs.nth(0).bounding_box()["x"] > tabs.nth(1).bounding_box()["x"], "tabs begin at the right")
    tabs.nth(0).focus()
    page.keyboard.press("ArrowLeft")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(0)).to_have_attribute("aria-selected", "true")

    page.goto(address + "ar/state/state.en.html")
    is_right_of(page, ".beside-row .is-first", ".beside-row .is-second")
    check(style(page, ".is-first", "direction") == "rtl", "the Arabic side is written from the right")
    check(style(page, ".is-second", "direction") == "ltr", "the English side is written from the left")
    page.goto(address + "en/state/state.ar.html")
    is_right_of(page, ".beside-row .is-second", ".beside-row .is-first")

    page.goto(address + "en/state/later.html")
    check(style(page, "article", "direction") == "rtl", "what is shown in Arabic is written from the right")
    heading = box(page, "article h1")
    check(heading["x"] + heading["width"] > 500, "an Arabic heading begins at the right")

    page.goto(address + "ar/trees/where/index.html")
    with page.expect_navigation():
        page.locator(".tree-begin").click()
    is_right_of(page, ".tree-answers .tree-number", ".tree-answers .tree-number + span")
    check(box(page, ".tree-map .node")["width"] < 300, "the map of a small tree is not blown up")
    check("←" in style(page, ".tree-answers a:not(.is-outcome)", "content", "::after"), "answers lead to the left")
    with page.expect_navigation():
        page.locator(".tree-answers a:not(.is-outcome)").click()
    check("→" in style(page, ".tree-back", "content", "::before"), "the way back leads to the right")

    page.goto(address + "ar/index.html")
    page.locator(".search-open").click()
    page.locator(".search-field").fill("القيمة")
    result = page.locator(".search-results a").first
    expect(result).to_be_visible()
    check(style(page, ".search-field", "direction") == "rtl", "what is sought is written from the right")
    is_right_of(page, ".search-field", ".search-close")
    context.close()

    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(address + "ar/state/state.html")
    page.locator(".menu summary").click()
    drawer = box(page, ".navigation")
    check(drawer["x"] + drawer["width"] >= PHONE["width"] - 1, "the drawer comes from the right")
    context.close()
    check(not faults, f"faults in the console: {faults[:3]}")


def addressed(browser, address):
    """Headings that are called as parts of the page are where links to them lead, and the parts keep their own ids."""
    for size in (DESK, PHONE):
        context = browser.new_context(viewport={**size, "height": 300}, reduced_motion="reduce")
        page = context.new_page()
        for way in ("en/state/later.html", "ar/state/later.html"):
            for heading in ("navigation", "main"):
                page.goto(f"{address}{way}#{heading}")
                target = page.locator(":target")
                check(target.evaluate("(element) => element.tagName") == "H2", f"{page.url} leads to a heading")
                check(0 <= target.bounding_box()["y"] < 300, f"{page.url} shows the heading")
            page.locator("article a", has_text="إلى التنقل").click()
            check(page.locator("h2:target").inner_text().startswith("Navigation"), f"{way}: a link leads to the heading")
        page.goto(address + "en/state/later.html")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        check(page.evaluate("document.activeElement.tagName") == "ARTICLE", "the skip link leads to the text")
        context.close()


def owned(browser, address):
    """Own colours, fonts, pictures and links hold, for light and dark, on a desk, a phone and on paper."""
    for scheme, accent, logo in (("light", "rgb(11, 110, 79)", "logo.svg"), ("dark", "rgb(111, 214, 173)", "logo-dark.svg")):
        context = browser.new_context(viewport=DESK, color_scheme=scheme)
        page = context.new_page()
        faults, asked = faults_of(page), []
        page.on("response", lambda response: asked.append((response.url, response.status)))
        page.goto(address + "en/state/state.html")
        # Fonts are asked for when the page is laid out.
        page.evaluate("document.fonts.ready.then(() => null)")
        page.wait_for_load_state("networkidle")
        check((address + "shared/trial.woff2", 200) in asked, f"the font is asked for: {asked}")
        check(all(url.startswith(address) for url, _ in asked), "no other host is asked")
        check(not faults, f"faults in the console: {faults[:3]}")
        check(style(page, ".steps li", "color", "::before") == accent, f"the accent holds on {scheme} pages")
        check(style(page, "article h2", "fontFamily").startswith("Georgia"), "headings have their own font")
        shown = page.locator(".site-name img:visible")
        check(shown.count() == 1 and shown.get_attribute("src").endswith(logo), f"one logo is seen on {scheme} pages")
        expect(page.locator(".site-links a").first).to_be_visible()
        expect(page.locator(".drawer-links")).to_be_hidden()
        check(page.locator(".site-footer .footer-links a").count() == 1, "the footer has its link")
        page.locator(".theme-switch").click()
        check(not page.locator(".site-name img:visible").get_attribute("src").endswith(logo), "the switch exchanges the logo")
        page.emulate_media(media="print")
        check(style(page, ".steps li", "color", "::before") == "rgb(11, 110, 79)", "paper has the colours of light pages")
        expect(page.locator(".footer-text")).to_be_visible()
        expect(page.locator(".footer-links")).to_be_hidden()
        page.emulate_media(media="screen")
        page.set_viewport_size(PHONE)
        expect(page.locator(".site-links")).to_be_hidden()
        page.locator(".menu summary").click()
        expect(page.locator(".drawer-links a").first).to_be_visible()
        context.close()


def printed(browser, address):
    """A course that is dark on every page is printed dark on white."""
    context = browser.new_context(viewport=DESK, color_scheme="light")
    page = context.new_page()
    page.goto(address + "en/state/state.html")
    check(style(page, "body", "backgroundColor") == "rgb(16, 20, 24)", "the page is dark")
    page.emulate_media(media="print")
    check(style(page, "body", "color") == "rgb(31, 32, 36)", "its text is dark on paper")
    context.close()


def pictures(browser, sites, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, way, size, scheme in [
        (name, way, size, scheme)
        for name, ways in (
            ("clay", ["ar/state/state.html", "ar/state/state.en.html", "ar/index.html", "ar/trees/where/owner.html", "index.html"]),
            ("own", ["en/state/state.html", "ar/state/state.html"]),
            ("moss", ["en/state/state.html"]), ("lake", ["en/state/state.html"]), ("night", ["en/state/state.html"]),
        )
        for way in ways
        for size in (DESK, PHONE)
        for scheme in ("light", "dark")
    ]:
        if not (sites[name][0] / way).is_file():
            continue
        page = browser.new_page(viewport=size, color_scheme=scheme)
        page.goto(sites[name][1] + way)
        page.screenshot(path=folder / f"{name}-{way.replace('/', '-')[:-5]}-{size['width']}-{scheme}.png", full_page=True)
        if size is DESK and scheme == "light":
            page.pdf(path=folder / f"{name}-{way.replace('/', '-')[:-5]}.pdf")
        page.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True, type=lambda path: Path(path).resolve())
    parser.add_argument("--shots", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sites = {name: build(arguments.glosa, Path(folder), name) for name in COURSES}
        for name in COURSES:
            check("0 errors, 0 warnings" in sites[name][2] or name == "night", f"{name} has findings: {sites[name][2]}")
        check("theme-contrast" in sites["night"][2], "what can't be read in the dark course is told")
        browser = playwright.chromium.launch(executable_path=executable())
        if arguments.shots:
            return pictures(browser, sites, arguments.shots)
        mirrored(browser, sites["clay"][1])
        addressed(browser, sites["clay"][1])
        owned(browser, sites["own"][1])
        printed(browser, sites["night"][1])
        count = accessible(browser, "clay", sites["clay"][1], kinds(sites["clay"][0]))
        for name in ("lake", "moss", "own"):
            count += accessible(browser, name, sites[name][1], ["en/state/state.html", "ar/state/state.html"])
        browser.close()
    print(f"axe-core: {count} readings")
    print("FAILED" if failures else "passed")
    sys.exit(1 if failures else 0)


main()
