#!/usr/bin/env python3
"""Searches a built site in headless Chromium, by keys alone, from a host with a strict policy and from disk.

    search.py --site site
"""
import argparse
import functools
import http.server
import os
import shutil
import sys
import threading
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import expect, sync_playwright

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Strict(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


class Reader:
    """A page, and what somebody does on it."""

    def __init__(self, browser, address, **settings):
        self.context = browser.new_context(**settings)
        self.page = self.context.new_page()
        self.requests, self.faults = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(address)
        self.page.wait_for_load_state("networkidle")

    def open(self, key="/"):
        self.page.keyboard.press(key)
        self.page.wait_for_selector("dialog.search[open]")

    def type(self, query):
        """Puts in a query at once, so that nothing shorter is answered; gives the ways of all results, in order."""
        self.page.locator(".search-field").fill("")
        expect(self.page.locator(".search-status")).to_have_text("")
        self.page.locator(".search-field").fill(query)
        expect(self.page.locator(".search-status")).not_to_have_text("")
        # Their number is told with the first of them.
        self.page.wait_for_function(
            """() => {
                const { one, many } = document.querySelector("dialog.search").dataset;
                const count = document.querySelectorAll(".search-results a").length;
                const told = document.querySelector(".search-status").textContent;
                return count === 0 || told === (count === 1 ? one : many.replace("{count}", count));
            }"""
        )
        return [self.way(link) for link in self.page.evaluate("[...document.querySelectorAll('.search-results a')].map((a) => a.href)")]

    @staticmethod
    def way(address):
        address = unquote(address)
        for language in ("/es/", "/en/"):
            if language in address:
                return language[1:] + address.split(language, 1)[1]
        return address

    @property
    def status(self):
        return self.page.locator(".search-status").inner_text()

    def focused(self):
        return self.page.evaluate("document.activeElement.className || document.activeElement.tagName")

    def close(self):
        self.context.close()


def check(condition, message):
    if not condition:
        sys.exit(f"search: {message}")


def behaves(reader, host):
    """What a reader of the Spanish @Binding page can do."""
    page = reader.page
    loaded = [address for address in reader.requests if "search" in address.rsplit("/", 1)[-1]]
    check(loaded == [], f"the search is loaded before anybody asks: {loaded}")
    for key in ("/", "Control+k"):
        reader.open(key)
        check(reader.focused() == "search-field", f"{key} does not lead into the field")
        page.keyboard.press("Escape")
        check(page.locator("dialog.search[open]").count() == 0, "Escape does not close the dialog")
    page.locator(".search-open").click()
    page.wait_for_selector("dialog.search[open]")
    page.keyboard.press("Escape")
    check(reader.focused() == "search-open", f"focus does not return to the button, but to {reader.focused()}")

    reader.open()
    wanted = "es/estado/observable-y-bindable.html#observación-selectiva-parte-las-vistas"
    for query in ("observación selectiva", "observacion selectiva", "Observaciones selectivas", "obsrvación selectiva"):
        check(reader.type(query)[:1] == [wanted], f"«{query}» does not find {wanted} first")
    results = reader.type("enlaces constantes")
    check(results[:1] == ["es/estado/binding.html#enlaces-constantes"], "a heading's words do not find it")
    count = page.locator(".search-results a").count()
    check(reader.status == f"{count} resultados", f"the status says “{reader.status}” of {count} results")
    check(page.locator(".search-status[role=status]").count() == 1, "the number of results is not announced")
    check(page.locator(".search-results a").first.locator("mark").count() >= 2, "what was found is not marked")
    check("@Binding" in page.locator(".search-page").first.inner_text(), "the page's title is not told")

    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.href")
    check(reader.way(second) == results[1], "the arrows do not lead through the results")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    check(reader.focused() == "search-field", "the arrows do not lead back")
    page.keyboard.press("ArrowUp")
    check(reader.way(page.evaluate("document.activeElement.href")) == results[-1], "the arrows do not go round")
    page.keyboard.type("!")
    check(reader.focused() == "search-field", "typing does not lead back into the field")

    check(reader.type("zzzzqqqq") == [], "nonsense is found")
    check("zzzzqqqq" in reader.status, "nobody is told that nothing was found")
    check(reader.type("<img src=x onerror=alert(1)>") is not None and page.locator(".search img").count() == 0, "a query becomes HTML")
    check(reader.type("@Bindable")[0].startswith("es/"), "a name of code is not found")
    check(any("taskID" in way or "task-id" in way for way in reader.type(".task(id:)")[:3]), ".task(id:) is not found as written")
    check("es/rules/for-each-identity.html" in reader.type("foreach")[:5], "ForEach is not found without capitals")

    reader.type("enlaces hechos a mano")
    page.keyboard.press("Enter")
    page.wait_for_url("**/binding.html#enlaces-hechos-a-mano")
    check(page.locator("dialog.search[open]").count() == 0, "the dialog stays open over the section")
    reader.open()
    reader.type("glosario")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    check("referencia-rapida" in page.url, "Enter does not lead to the first result's page")

    others = [address for address in reader.requests if not address.startswith(host)]
    check(others == [], f"other hosts are asked: {others}")
    check(reader.faults == [], f"the browser complains: {reader.faults}")


def stems(browser, address):
    """Forms of a word that must have one stem, and words that must not."""
    reader = Reader(browser, address)
    source = """async ([language, words]) => {
      const index = document.querySelector(".search-open").dataset;
      const load = (src) => new Promise((done) => document.head.append(Object.assign(document.createElement("script"), { src, onload: done })));
      if (!globalThis.glosaSearch) await load(index.engine);
      await load(index.rules.replace(/search-..\\.js/, `search-${language}.js`));
      return words.map((word) => glosaSearch.rules.stem(word));
    }"""
    alike = {
        "es": [
            "observacion observaciones observar observado observando", "vista vistas", "leccion lecciones", "compilar compila compilado compilando",
            "historia historias", "servicio servicios", "actividad actividades", "cambio cambios cambiar",
        ],
        "en": [
            "connect connected connecting connection connections", "view views viewing", "story stories", "hop hopping hopped",
            "nation nations", "relate related relating", "happy happiness", "dying die", "sky skies", "binding bindings",
        ],
    }
    known = {
        "es": {"cheque": "chequ", "chicos": "chic", "torneado": "torn", "torre": "torr"},
        "en": {"consigned": "consign", "consolidation": "consolid", "generously": "generous", "knackeries": "knackeri", "ties": "tie", "cries": "cri", "gas": "gas", "kiwis": "kiwi"},
    }
    for language, groups in alike.items():
        for group in groups:
            found = set(reader.page.evaluate(source, [language, group.split()]))
            check(len(found) == 1, f"{language}: {group} have the stems {found}")
        words = known[language]
        found = reader.page.evaluate(source, [language, list(words)])
        check(dict(zip(words, found)) == words, f"{language}: the stems are {dict(zip(words, found))}")
    reader.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--site", type=Path, required=True)
    site = parser.parse_args().site.resolve()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Strict, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    host = f"http://127.0.0.1:{server.server_port}/"
    place = "es/estado/binding.html"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for root in (host, site.as_uri() + "/"):
            reader = Reader(browser, root + place)
            behaves(reader, root)
            reader.close()
        stems(browser, site.as_uri() + "/" + place)

        phone = Reader(browser, host + "en/state/state.html", viewport={"width": 360, "height": 640}, has_touch=True)
        phone.page.locator(".search-open").tap()
        phone.page.wait_for_selector("dialog.search[open]")
        check(phone.type("observation")[0].startswith("en/"), "the English page does not search in English")
        wide = phone.page.evaluate("document.querySelector('dialog.search').scrollWidth > innerWidth")
        check(not wide, "the dialog is wider than a phone")
        phone.page.locator(".search-close").tap()
        check(phone.page.locator("dialog.search[open]").count() == 0, "the button does not close the dialog")
        phone.close()

        plain = Reader(browser, host + place, java_script_enabled=False)
        check(not plain.page.locator(".search-open").is_visible(), "without JavaScript there is a button that does nothing")
        plain.close()

        broken = Reader(browser, host + place)
        broken.page.route("**/search/es/index.js", lambda route: route.abort())
        broken.open()
        expect(broken.page.locator(".search-status")).not_to_have_text("")
        check("cargar" in broken.status, "nobody is told that the index can't be loaded")
        broken.page.unroute("**/search/es/index.js")
        broken.page.keyboard.type("binding")
        expect(broken.page.locator(".search-status")).to_contain_text("resultados")
        broken.close()
        browser.close()
    server.shutdown()
    print("search: found by keys, from a host and from disk")


main()
