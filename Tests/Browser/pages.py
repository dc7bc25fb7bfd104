#!/usr/bin/env python3
"""Reads a built site in headless Chromium as people and their aids do: every kind of page, in each language, light and dark,
at desk and phone width, below a folder of its host, from disk, without scripts and by keys.

    pages.py --glosa PATH-TO-GLOSA --site FOLDER
"""
import argparse
import gzip
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from accessibility import violations, why
from chromium import executable, faults_of
from hosting import Host, serve
from playwright.sync_api import sync_playwright

BASE = "/a/course/"
SCRIPT_LIMIT, PAGE_LIMIT = 25_000, 60_000


class FolderHost(Host):
    """Serves the site below BASE; what it doesn't have is answered with the nearest 404.html, as hosts do."""

    def translate_path(self, path):
        path = path.split("?")[0].split("#")[0]
        return super().translate_path("/" + path[len(BASE):]) if path.startswith(BASE) else "/nowhere"

    def send_error(self, code, *_):
        language = self.path[len(BASE):].split("/")[0]
        page = Path(self.directory, language, "404.html")
        body = (page if page.is_file() else Path(self.directory, "404.html")).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


failures = []


def check(condition, message):
    if not condition:
        failures.append(message)
        print(f"FAILED: {message}")


def kinds(site):
    """One page of each kind in each language, by the class of its body; of lessons the one with the most in it."""
    chosen = {}
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":
            continue
        text = path.read_text()
        kind = re.search(r'<body class="([^"]+)"', text)
        if not kind:
            continue
        way = path.relative_to(site).as_posix()
        key = (kind[1], way.split("/")[0])
        parts = len(set(re.findall(r'<(table|figure|blockquote|details|dl|svg|ol|pre|aside)\b[^>]*?class="?([\w-]*)', text)))
        if key not in chosen or parts > chosen[key][0]:
            chosen[key] = (parts, way)
    return {key: way for key, (_, way) in chosen.items()}


def missing(site):
    """The pages for addresses that don't exist, by the same keys."""
    ways = [path.relative_to(site).as_posix() for path in sorted(site.rglob("404.html"))]
    return {("missing", way.split("/")[0]): way for way in ways}


def compressed(*paths):
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def assets(site, way):
    """The style sheets and scripts that a page loads at once."""
    text = (site / way).read_text()
    links = re.findall(r'<link rel="stylesheet" href="([^"?]+)', text) + re.findall(r'<script src="([^"?]+)', text)
    return {((site / way).parent / link).resolve() for link in links}


def combinations(pages):
    """Scheme, width and language in pairs: of each kind of page both languages are read, in both schemes and at both widths."""
    languages = sorted({language for _, language in pages})
    for number, scheme in enumerate(("light", "dark")):
        for step, size in enumerate(((1280, 900), (390, 844))):
            chosen = {key: way for key, way in pages.items() if (languages.index(key[1]) + number + step) % 2 == 0}
            yield scheme, size, chosen


def test_accessibility(browser, pages):
    """Of pages by their kind and language, each by its whole address."""
    count = 0
    for scheme, (width, height), chosen in combinations(pages):
        context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": height}, reduced_motion="reduce")
        page = context.new_page()
        for (kind, language), way in chosen.items():
            # A whole course takes axe-core minutes, and holds what its lessons do.
            if "whole-course" in kind:
                continue
            page.goto(way)
            for fault in violations(page):
                places = "; ".join(map(why, fault["nodes"][:3]))
                check(False, f"{way} ({scheme}, {width} px): {fault['id']}: {fault['help']} [{places}]")
            overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            check(overflow <= 0, f"{way} ({scheme}, {width} px) is {overflow} px wider than the window")
            count += 1
        context.close()
    print(f"axe-core: {count} readings of {len(pages)} pages")


def test_policy(browser, addresses, pages):
    """Nothing is blocked and nothing is asked of other hosts."""
    context = browser.new_context()
    page = context.new_page()
    faults, requests = faults_of(page), []
    page.on("request", lambda request: requests.append(request.url))
    for way in pages.values():
        page.goto(way)
        page.wait_for_load_state("networkidle")
        check(page.locator('meta[http-equiv="Content-Security-Policy"]').count() == 1, f"{way} states no policy")
    check(not faults, f"faults in the console: {faults[:3]}")
    foreign = [url for url in requests if not url.startswith(addresses)]
    check(not foreign, f"other hosts are asked: {foreign[:3]}")
    context.close()


def follow(page, link):
    """Clicks a link, and waits until all of the page that it leads to is there."""
    with page.expect_navigation():
        link.click()


def test_places(browser, address, site):
    """Below a folder of its host, and from disk, each way leads where it should."""
    for start in (address + "index.html", site.joinpath("index.html").as_uri()):
        context = browser.new_context()
        page = context.new_page()
        faults = faults_of(page)
        # A browser gives up what a page still asks for, such as an icon, when its reader leaves: that is no fault.
        page.on("requestfailed", lambda request: faults.append(request.url) if request.failure != "net::ERR_ABORTED" else None)
        page.on("response", lambda response: faults.append(response.url) if response.status >= 400 else None)
        page.goto(start)
        follow(page, page.locator("main a[hreflang='en']").first)
        check(page.url.endswith("/en/index.html"), f"{start}: the way to English leads to {page.url}")
        follow(page, page.locator("main a[href]:not([href*='#'])").first)
        check("/en/" in page.url and page.url.endswith(".html"), f"{start}: the first link leads to {page.url}")
        page.goto(page.url.split("/en/")[0] + "/en/state/state.html")
        follow(page, page.locator(".languages a[hreflang='es']"))
        check("/es/estado/state.html" in page.url, f"{start}: the same lesson in Spanish is {page.url}")
        follow(page, page.locator(".pager a").last)
        check("/es/estado/" in page.url, f"{start}: the next lesson is {page.url}")
        font = page.evaluate("getComputedStyle(document.querySelector('.site-header')).position")
        check(font != "static", f"{start}: the style sheet doesn't hold")
        check(not faults, f"{start}: {faults[:3]}")
        context.close()


def build_below_a_folder(glosa, folder):
    """The site of a small course that is told that it lies below a folder of its host."""
    (folder / "glosa.yml").write_text("title: {es: Curso, en: Course}\nlanguages: [es, en]\n")
    for language, title in (("es", "Uno"), ("en", "One")):
        (folder / "content" / language).mkdir(parents=True)
        (folder / "content" / language / "one.md").write_text(f"# {title}\n\nA.\n")
    subprocess.run([glosa, "build", "--source", folder, "--base-url", "https://example.org" + BASE], check=True, capture_output=True)
    return folder / "site"


def test_not_found(browser, address):
    """A page for addresses that don't exist is shown at any depth: it alone has to know where the site lies."""
    context = browser.new_context()
    page = context.new_page()
    for language, way in (("es", "es/no-existe.html"), ("en", "en/no/such/page.html")):
        answer = page.goto(address + way)
        check(answer.status == 404, f"{way}: status {answer.status}")
        check(page.locator("html").get_attribute("lang") == language, f"{way} is answered in another language")
        check(page.evaluate("[...document.styleSheets].length") > 0, f"{way} has no style")
        for link in page.eval_on_selector_all("a[href]:not([href^='#']), link[rel=stylesheet], link[rel=icon]", "(all) => all.map((one) => one.href)"):
            check(not link.startswith("http") or page.request.get(link).ok, f"{way}: a link leads to {link}")
        for picture in page.eval_on_selector_all("img", "(all) => all.map((one) => one.src)"):
            check(page.request.get(picture).ok, f"{way}: the picture {picture} isn't found")
        page.keyboard.press("/")
        page.locator("dialog.search input").fill("one" if language == "en" else "uno")
        result = page.locator("dialog.search a").first
        result.wait_for()
        found = result.evaluate("(link) => link.href")
        check(page.request.get(found).ok, f"{way}: the search leads to {found}")
    # A host that has one such page for all addresses shows the main language's, which leads to the reader's.
    page.route("**/a/course/en/nowhere.html", lambda route: route.fulfill(status=404, content_type="text/html", body=page.request.get(address + "404.html").text()))
    page.goto(address + "en/nowhere.html")
    page.wait_for_url("**/en/404.html#**")
    check(page.locator("html").get_attribute("lang") == "en", "a page that doesn't exist is in the reader's language")
    context.close()


def test_keys(browser, address):
    """The skip link comes first, shows itself, and leads past the navigation; the focus can be seen everywhere."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(address + "en/state/state.html")
    page.keyboard.press("Tab")
    link = page.locator(":focus")
    check("skip-link" in (link.get_attribute("class") or ""), "the first stop of Tab is no skip link")
    box = link.bounding_box()
    check(box and box["y"] >= 0 and box["x"] >= 0, "the skip link isn't visible when it has the focus")
    page.keyboard.press("Enter")
    check(page.evaluate("document.activeElement.id") == "glosa.text", "the skip link doesn't lead to the text")
    for _ in range(25):
        page.keyboard.press("Tab")
        visible = page.evaluate(
            """() => { const e = document.activeElement; if (e === document.body) return true;
               const s = getComputedStyle(e), p = getComputedStyle(e, '::before');
               return s.outlineStyle !== 'none' || s.boxShadow !== 'none' || p.outlineStyle !== 'none'; }"""
        )
        check(visible, "no focus is seen at " + page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
    context.close()


def test_without_scripts(browser, address):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(address + "es/estado/state.html")
    check(page.locator("main h1").is_visible(), "without scripts there is no text")
    menu = page.locator("details.menu summary")
    if menu.is_visible():
        menu.click()
    check(page.locator("nav.navigation a").first.is_visible(), "without scripts there is no navigation")
    dead = page.locator("button:visible").all()
    check(not dead, f"without scripts there are buttons that do nothing: {[b.get_attribute('class') for b in dead]}")
    context.close()


def test_weight(site, pages):
    scripts = list((site / "assets").glob("*.js"))
    size = compressed(*scripts)
    check(size <= SCRIPT_LIMIT, f"the scripts weigh {size} bytes")
    heaviest = max(
        ((compressed(site / way, *assets(site, way)), way) for way in (p.relative_to(site).as_posix() for p in site.rglob("*.html") if p.name != "404.html")),
        default=(0, ""),
    )
    lessons = [way for (kind, _), way in pages.items() if "lesson" in kind]
    for way in lessons:
        weight = compressed(site / way, *assets(site, way))
        check(weight <= PAGE_LIMIT, f"{way} weighs {weight} bytes with its style and scripts")
    print(f"weight, compressed: all scripts {size} bytes, the heaviest page {heaviest[0]} bytes ({heaviest[1]})")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True, type=lambda path: Path(path).resolve())
    parser.add_argument("--site", required=True, type=lambda path: Path(path).resolve())
    options = parser.parse_args()
    site = options.site
    pages = kinds(site)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        small = build_below_a_folder(options.glosa, Path(folder).resolve())
        address, below = (serve(folder, FolderHost) + BASE[1:] for folder in (site, small))
        readings = {key: address + way for key, way in pages.items()} | {key: below + way for key, way in missing(small).items()}
        browser = playwright.chromium.launch(executable_path=executable())
        test_weight(site, pages)
        test_policy(browser, (address, below), readings)
        test_places(browser, address, site)
        test_not_found(browser, below)
        test_keys(browser, address)
        test_without_scripts(browser, address)
        test_accessibility(browser, readings)
        browser.close()
    print("FAILED" if failures else "passed")
    sys.exit(1 if failures else 0)


main()
