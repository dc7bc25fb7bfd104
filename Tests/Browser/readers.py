#!/usr/bin/env python3
"""How readers find their way on a built site: wrong addresses, long pages, what was searched, what drawings say, both languages.

    readers.py --site FOLDER
"""
import argparse
import sys
from pathlib import Path
from urllib.parse import unquote

from chromium import executable, faults_of
from hosting import Host, StrictHost, serve
from playwright.sync_api import expect, sync_playwright

MOST_REQUESTS = 8
# The time that a page may keep a slow phone busy, in milliseconds.
LONGEST_BLOCK = 200


class OnePageHost(Host):
    """Answers all that is missing with the page at the root, as most hosts do."""

    def send_error(self, code, *_):
        body = Path(self.directory, "404.html").read_bytes()
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


def wrong_addresses(browser, base):
    """The page speaks the language of the address, and offers the page whose name is nearly the same."""
    context = browser.new_context()
    page = context.new_page()
    for way, language, wanted in (
        ("en/state/bindng.html", "en", "en/state/binding.html"),
        ("es/manual/configuracio.html", "es", "es/manual/configuracion.html"),
        ("en/deep/er/forms-and-validaton", "en", "en/state/forms-and-validation.html"),
    ):
        page.goto(base + way)
        offered = page.locator(".not-found-meant a").first
        offered.wait_for()
        check(page.locator("html").get_attribute("lang") == language, f"{way} is answered in another language")
        check(offered.evaluate("(link) => link.href") == base + wanted, f"{way}: {offered.get_attribute('href')} is offered")
    context.close()
    plain = browser.new_context(java_script_enabled=False)
    page = plain.new_page()
    page.goto(base + "en/nothing.html")
    check(page.locator("main [lang=en] a[hreflang=en]").is_visible(), "without scripts no way leads to the address's language")
    plain.close()


def contents_follow(browser, base):
    """On a long page the entry of what is read stays in sight, and the page itself doesn't move for it."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(base + "en/manual/configuration.html")
    for share in (0.3, 0.85, 0.1):
        page.evaluate("(share) => scrollTo(0, document.documentElement.scrollHeight * share)", share)
        page.wait_for_function(
            """() => {
                const link = document.querySelector(".contents a[aria-current]");
                const list = document.querySelector(".contents");
                if (!link) return false;
                const [entry, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
                return entry.top >= box.top && entry.bottom <= box.bottom;
            }"""
        )
    context.close()


def folds(browser, base):
    """Sections fold without leaving the page, and stay so on the next one; trees and rules have a place."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(base + "en/state/binding.html")
    capstone = page.locator(".tree-section:has(> a:text-is('Capstone')) > details")
    expect(capstone.locator("a").first).to_be_hidden()
    capstone.locator("summary").click()
    expect(capstone.locator("a").first).to_be_visible()
    page.goto(base + "en/state/state.html")
    expect(capstone.locator("a").first).to_be_visible()
    for way, name in (("en/trees/state/index.html", "The decision tree"), ("en/rules/state-private.html", "Rules")):
        page.goto(base + way)
        current = page.locator(".navigation [aria-current]").all_inner_texts()
        check(name in [text.strip() for text in current], f"{way}: the place that is marked is {current}")
    context.close()


def search(browser, base):
    """The first answer takes few requests; a title comes first; the page reached marks what was searched."""
    context = browser.new_context()
    page = context.new_page()
    faults, requests = faults_of(page), []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(base + "en/state/let.html")
    page.wait_for_load_state("networkidle")
    page.evaluate(
        """() => new MutationObserver((_, watch) => {
            if (!document.querySelector(".search-results a")) return;
            watch.disconnect();
            window.needed = performance.getEntriesByType("resource").map((entry) => entry.name);
        }).observe(document.querySelector("dialog.search"), { childList: true, subtree: true })"""
    )
    before = set(requests)
    page.keyboard.press("/")
    page.wait_for_selector("dialog.search[open]")
    page.locator(".search-field").fill("binding")
    first = page.locator(".search-results a").first
    first.wait_for()
    needed = set(page.evaluate("needed")) - before
    check(len(needed) <= MOST_REQUESTS, f"the first answer takes {len(needed)} requests: {sorted(needed)}")
    way = unquote(first.evaluate("(link) => link.href"))
    check(way == base + "en/state/binding.html", f"“binding” leads to {way} first")
    for sign in ("$", "->", "??", "@"):
        page.locator(".search-field").fill(sign)
        expect(page.locator(".search-status")).to_contain_text("result")
        page.wait_for_function("(sign) => document.querySelector('.search-field').value === sign", arg=sign)
        check(page.locator(".search-results a").count() > 0, f"{sign} is not found")
    page.locator(".search-field").fill("narrowing")
    page.locator(".search-results li:first-child a mark", has_text="Narrowing").first.wait_for()
    page.locator(".search-field").press("Enter")
    page.wait_for_url("**/binding.html**")
    page.wait_for_function("() => CSS.highlights.get('glosa-sought')?.size > 0")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !CSS.highlights.has('glosa-sought')")
    check(not faults, f"the browser complains: {faults[:3]}")
    context.close()


def drawings(browser, base):
    """Words of labels stay apart for those who listen; what a drawing shows can be opened as a list."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(base + "en/trees/state/index.html")
    names = [
        node["name"]["value"]
        for node in context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        if node.get("role", {}).get("value") == "link" and node.get("name", {}).get("value")
    ]
    glued = page.evaluate(
        """() => [...document.querySelectorAll("svg a text")].filter((text) => {
            const lines = [...text.querySelectorAll(":scope > tspan")].map((line) => line.textContent);
            return lines.slice(0, -1).some((line) => !line.endsWith(" "));
        }).length"""
    )
    check(glued == 0, f"{glued} labels have no spaces between their lines")
    check(any(" value " in name for name in names), f"the links are called {names[:10]}")
    page.goto(base + "en/state/binding.html")
    words = page.locator(".diagram-words").first
    words.locator("summary").click()
    check(words.locator("li").count() > 1, "a drawing's words are no list")
    context.close()


def whole_course(browser, base, site):
    """The pages with all of a language are light: nothing blocks a slow phone for long."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(
        "window.blocked = 0; new PerformanceObserver((list) => { for (const task of list.getEntries()) blocked += Math.max(0, task.duration - 50); })"
        ".observe({ type: 'longtask', buffered: true })"
    )
    ways = sorted(path.name for path in (site / "en").glob("whole-course*.html"))
    check(len(ways) > 1, "the long course is not divided")
    page.goto(base + "en/" + ways[0])
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    blocked = page.evaluate("blocked")
    print(f"the first page of the whole course blocks for {blocked:.0f} ms at a quarter of the speed")
    check(blocked <= 3 * LONGEST_BLOCK, f"the first page of the whole course blocks for {blocked:.0f} ms")
    context.close()


def side_by_side(browser, base):
    """Readers of two languages go on without leaving the mode, and have the menu."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(base + "en/state/let.es.html")
    page.locator(".menu summary").click()
    expect(page.locator(".navigation a[aria-current]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("j")
    page.wait_for_url("**/binding.es.html")
    context.close()


def wrapping(browser, base):
    """Long lines are broken on demand, and stay so."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(base + "en/state/binding.html")
    long = "() => [...document.querySelectorAll('.prose figure.code > pre')].filter((box) => box.scrollWidth > box.clientWidth + 1).length"
    page.locator(".wrap:visible").first.wait_for()
    check(page.evaluate(long) > 0, "no line is longer than a phone")
    page.locator(".wrap:visible").first.tap()
    check(page.evaluate(long) == 0, "lines are not broken")
    page.goto(base + "en/state/state.html")
    check(page.evaluate(long) == 0, "lines are not broken on the next page")
    overlap = page.evaluate(
        """() => [...document.querySelectorAll(".code:has(> pre:first-child) > .copy")].filter((button) => {
            const [own, box] = [button.getBoundingClientRect(), button.parentElement.querySelector("pre").getBoundingClientRect()];
            return own.left < box.right && own.top < box.bottom;
        }).length"""
    )
    check(overlap == 0, f"{overlap} buttons lie on code")
    context.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--site", required=True, type=lambda path: Path(path).resolve())
    site = parser.parse_args().site
    base, single = serve(site, StrictHost), serve(site, OnePageHost)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        wrong_addresses(browser, single)
        contents_follow(browser, base)
        folds(browser, base)
        search(browser, base)
        drawings(browser, base)
        whole_course(browser, base, site)
        side_by_side(browser, base)
        wrapping(browser, base)
        browser.close()
    print("FAILED" if failures else "passed")
    sys.exit(1 if failures else 0)


main()
