#!/usr/bin/env python3
"""Uses `glosa serve` in headless Chromium as an author does: edits files and looks at what the pages show.

    preview.py --glosa .build/release/glosa
"""
import argparse
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from chromium import executable
from hosting import free_port
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent

SAMPLE = """```swift
struct Row{number}: View {{
    @State {access}var total = 0  // ✅
    var body: some View {{ Text("\\(total)") }}
}}
```
"""


def lesson(title, words, faulty):
    parts = [f"---\nid: state\ntitle: {title}\n---\n"]
    for number in range(6):
        access = "" if number == faulty else "private "
        parts.append(f"## {title} {number}\n\n{words * 20}\n\n{SAMPLE.format(number=number, access=access)}")
    return "\n".join(parts)


def write(path, text):
    """At once, as most editors do: a file that is written in place is empty for a moment, and the preview may show that."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + "~")
    fresh.write_text(text)
    fresh.replace(path)


def course(folder):
    write(folder / "glosa.yml", 'title: {es: "Curso", en: "Course"}\ntemplates: templates\n')
    write(folder / "templates/footer.mustache", "<footer>{{siteTitle}}</footer>\n")
    write(folder / "templates/assets/own.css", "body { color: black }\n")
    write(folder / "content/es/index.md", "# Curso\n\nEmpieza por [el estado](estado.md).\n")
    write(folder / "content/en/index.md", "# Course\n\nBegin with [state](state.md).\n")
    write(folder / "content/es/estado.md", lesson("Estado", "Cada vista guarda solo lo que es suyo. ", 4))
    write(folder / "content/en/state.md", lesson("State", "Every view keeps only what is its own. ", 4))


def change(path, old, new):
    text = path.read_text()
    assert old in text, (path, old)
    write(path, text.replace(old, new))


class Preview:
    """A running preview, which answers when it is made."""

    def __init__(self, glosa, folder, *options):
        port = free_port()
        command = [glosa, "serve", "--source", str(folder), "--port", str(port), "--lang", "es", *options]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, **quiet)
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except OSError:
                time.sleep(0.1)
        sys.exit("the preview doesn't answer")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        assert self.process.wait(5) == 0


def panel(page):
    return page.locator("[data-glosa-preview] section")


def findings_speak_the_pages_language(preview, page, folder):
    for path, file, words, close in (
        ("es/estado.html", "content/es/estado.md", "hallazgos en esta página", "Cerrar"),
        ("en/state.html", "content/en/state.md", "findings on this page", "Close"),
    ):
        page.goto(f"{preview.address}/{path}")
        panel(page).wait_for()
        assert words in panel(page).locator("h2").inner_text()
        assert panel(page).locator("header button").inner_text() == close
        entry = panel(page).locator("li", has_text="state-private").first
        line = next(n for n, text in enumerate((folder / file).read_text().split("\n"), 1) if "@State var" in text)
        link = entry.locator("a").first
        assert link.inner_text() == f"{file}:{line}:5", link.inner_text()
        href = link.get_attribute("href")
        assert href == f"vscode://file{(folder / file).resolve()}:{line}:5", href
        assert entry.locator("mark").inner_text() == "@State"
        marked = page.locator("[data-glosa-preview-mark]")
        assert marked.count() == 1 and "Row4" in marked.inner_text()


def a_sample_is_shown_above_the_panel(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    panel(page).locator("li a", has_text="ver la muestra").first.click()
    # It may be scrolled to step by step.
    page.wait_for_function(
        """() => {
            const top = (element) => element.getBoundingClientRect().top;
            const roots = [...document.querySelectorAll("[data-glosa-preview]")].map((host) => host.shadowRoot);
            const panel = roots.map((root) => root.querySelector("section")).find((section) => section);
            const sample = top(document.querySelector("[data-glosa-preview-mark]"));
            return 0 <= sample && sample < top(panel) - 40;
        }"""
    )


def the_panel_can_be_put_away(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    panel(page).wait_for()
    page.keyboard.press("Escape")
    pill = page.locator("[data-glosa-preview] .pill")
    pill.wait_for()
    page.reload()
    pill.wait_for()
    assert panel(page).count() == 0
    page.locator("[data-glosa-preview-mark] .badge").click()
    panel(page).wait_for()
    page.reload()
    panel(page).wait_for()


def the_panel_follows_the_pages_colours(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    panel(page).wait_for()
    ground = "element => getComputedStyle(element).backgroundColor"
    grounds = set()
    for theme in ("light", "dark"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        grounds.add(panel(page).evaluate(ground))
    assert len(grounds) == 2, grounds


def the_place_is_kept_when_the_text_changes(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    panel(page).wait_for()
    for place in (900, 10_000_000):
        page.evaluate("place => scrollTo({top: place, behavior: 'instant'})", place)
        before = page.evaluate("scrollY")
        assert before > 300
        # At the end, what is added below does not move what is read.
        change(folder / "content/es/estado.md", "## Estado 5", f"Nuevo {place}.\n\n## Estado 5")
        page.wait_for_function("text => document.body?.innerText.includes(text)", arg=f"Nuevo {place}.")
        # At the end of the page the browser may hold on to another line: less than a third of one.
        page.wait_for_function("before => Math.abs(scrollY - before) <= 8", arg=before)


def a_changed_text_is_put_in_without_a_reload(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    panel(page).wait_for()
    page.evaluate("window.isOld = document.querySelector('.navigation').isOld = true")
    for number in range(3):
        change(folder / "content/es/estado.md", "## Estado 5", f"Nuevo {number}.\n\n## Estado 5")
        page.wait_for_function("text => document.body?.innerText.includes(text)", arg=f"Nuevo {number}.")
        parts = "[...{}.querySelectorAll('.shell > *, main > *')].map(({{ localName, className }}) => `${{localName}}.${{className}}`)"
        fresh = f"fetch(location.href).then((answer) => answer.text()).then((text) => {parts.format('new DOMParser().parseFromString(text, `text/html`)')})"
        assert page.evaluate(parts.format("document")) == page.evaluate(fresh)
    # What is beside the text stays as it is, as long as it says the same.
    assert page.evaluate("document.querySelector('.navigation').isOld")
    change(folder / "content/es/estado.md", "title: Estado", "title: Otro")
    page.wait_for_function("() => document.title.includes('Otro')")
    assert page.evaluate("window.isOld && !document.querySelector('.navigation').isOld")
    assert page.locator(".navigation", has_text="Otro").count() == 1
    # The page's own script has looked after the new text, and once: a key does one thing, a sample has one button.
    page.wait_for_function("() => [...document.querySelectorAll('figure.code')].every((sample) => sample.querySelectorAll('.copy').length === 1)")
    panel(page).wait_for()
    assert page.locator("[data-glosa-preview-mark]").count() == 1
    theme = "() => document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')"
    before = page.evaluate(theme)
    page.keyboard.press("t")
    assert page.evaluate(theme) != before


FOOTER = "<footer>{{siteTitle}}</footer>\n"
COUNT = "document.querySelector('footer').append(' (counted)')"


def a_page_with_a_script_of_its_own_is_loaded_again(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    page.locator("footer", has_text="(counted)").wait_for()
    panel(page).wait_for()
    page.evaluate("window.isOld = true")
    change(folder / "content/es/estado.md", "## Estado 5", "Nuevo.\n\n## Estado 5")
    page.wait_for_function("() => !window.isOld && document.body?.innerText.includes('Nuevo.')")
    page.locator("footer", has_text="(counted)").wait_for()


def a_page_with_a_script_in_its_head_is_loaded_again(preview, page, folder):
    a_page_with_a_script_of_its_own_is_loaded_again(preview, page, folder)


def a_script_that_asks_for_it_is_run_again_on_the_new_text(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    panel(page).wait_for()
    page.evaluate("window.isOld = true")
    for number in range(3):
        change(folder / "content/es/estado.md", "## Estado 5", f"Nuevo {number}.\n\n## Estado 5")
        page.wait_for_function("text => document.body?.innerText.includes(text)", arg=f"Nuevo {number}.")
        page.wait_for_function("() => document.querySelector('footer')?.innerText.split('(counted)').length === 2")
    assert page.evaluate("window.isOld && window.visits === 1")


def themes():
    """The files of a theme that a test's course has, by the test: they are there before the preview starts."""
    later = f"document.addEventListener('DOMContentLoaded', () => {COUNT});\n"
    asking = f"""{{
{COUNT};
const own = document.currentScript;
document.addEventListener("glosa:leave", (event) => event.detail.push(own), {{ once: true }});
}}
"""
    head = (ROOT / "templates/head.mustache").read_text()
    own = '<script src="/assets/own.js"></script>\n'
    once = '<script data-once src="/assets/visits.js"></script>\n'
    return {
        a_page_with_a_script_of_its_own_is_loaded_again: {
            "assets/own.js": COUNT + ";\n",
            "footer.mustache": FOOTER + own.replace(" src", " defer src"),
        },
        a_page_with_a_script_in_its_head_is_loaded_again: {"assets/own.js": later, "head.mustache": head + own},
        a_script_that_asks_for_it_is_run_again_on_the_new_text: {
            "assets/own.js": asking,
            "assets/visits.js": "window.visits = (window.visits ?? 0) + 1;\n",
            "footer.mustache": FOOTER + own + once,
        },
    }


def a_mended_sample_loses_its_mark(preview, page, folder):
    page.goto(f"{preview.address}/es/estado.html")
    page.locator("[data-glosa-preview-mark]").wait_for()
    # Every panel that is shown from now on, and whether the sample on the page has the fault that it tells.
    page.evaluate(
        """() => {
            window.shown = [];
            new MutationObserver((changes) => {
                for (const host of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
                    const list = host.shadowRoot?.querySelector("ul");
                    if (!list) continue;
                    const isFaulty = document.body.innerText.includes("@State var");
                    window.shown.push([list.innerText.includes("state-private"), isFaulty]);
                }
            }).observe(document.body, { childList: true });
        }"""
    )
    for _ in range(5):
        change(folder / "content/es/estado.md", "@State var", "@State private var")
        page.wait_for_function("() => !document.querySelector('[data-glosa-preview-mark]')")
        change(folder / "content/es/estado.md", "struct Row4: View {\n    @State private var", "struct Row4: View {\n    @State var")
        page.locator("[data-glosa-preview-mark]").wait_for()
    shown = page.evaluate("window.shown")
    assert len(shown) >= 5 and all(told == isFaulty for told, isFaulty in shown), shown


def styles_change_without_a_reload(preview, page, folder):
    sheet = folder / "templates/assets/glosa.css"
    write(sheet, "body { background: rgb(250, 250, 250) }\n")
    page.goto(f"{preview.address}/es/estado.html")
    # What the panel shows came by the connection that tells of changes: it stands.
    panel(page).wait_for()
    page.wait_for_function("() => getComputedStyle(document.body).backgroundColor === 'rgb(250, 250, 250)'")
    page.evaluate("window.isOld = true")
    write(sheet, "body { background: rgb(1, 2, 3) }\n")
    page.wait_for_function("() => getComputedStyle(document.body).backgroundColor === 'rgb(1, 2, 3)'")
    assert page.evaluate("window.isOld")
    sheet.unlink()
    page.wait_for_function("() => !window.isOld")


def a_broken_template_keeps_the_last_good_page(preview, page, folder):
    footer = folder / "templates/footer.mustache"
    page.goto(f"{preview.address}/es/index.html")
    page.locator("footer", has_text="Curso").wait_for()
    write(footer, "<footer>{{#broken}}</footer>\n")
    panel(page).locator("h2", has_text="esta es la última versión correcta de la página").wait_for()
    assert "templates/footer.mustache" in panel(page).inner_text()
    assert page.locator("footer", has_text="Curso").count() == 1
    write(footer, "<footer>Mended</footer>\n")
    page.locator("footer", has_text="Mended").wait_for()
    expect(panel(page)).to_have_count(0)


def a_broken_course_shows_what_to_mend(glosa, page):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        course(folder)
        footer = folder / "templates/footer.mustache"
        write(footer, "<footer>{{#broken}}</footer>\n")
        with Preview(glosa, folder) as preview:
            assert page.goto(f"{preview.address}/es/estado.html").status == 503
            assert "templates/footer.mustache" in page.locator("main").inner_text()
            write(footer, "<footer>Mended</footer>\n")
            page.locator("footer", has_text="Mended").wait_for()
            assert page.url.endswith("/es/estado.html")


def other_names_and_sites_get_nothing(glosa, playwright):
    """A page that somebody else has let point here, and one that loads our files, in a browser that believes both."""
    rules = "--host-resolver-rules=MAP *.test 127.0.0.1"
    browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox", rules])
    load = """address => new Promise((done) => {
        const script = document.createElement("script");
        script.onload = () => done(true);
        script.onerror = () => done(false);
        script.src = address;
        document.head.append(script);
    })"""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        course(folder)
        with Preview(glosa, folder, "--host", "127.0.0.1", "--host", "course.test") as preview:
            page = browser.new_page()
            assert page.goto(f"http://other.test:{preview.port}/es/estado.html").status == 421
            # A name that was given is served and reloaded, but is not taken for this machine.
            page.goto(f"http://course.test:{preview.port}/es/estado.html")
            panel(page).wait_for()
            assert "content/es/estado.md:" in panel(page).inner_text()
            assert panel(page).locator("a[href^='vscode:']").count() == 0
            change(folder / "content/es/estado.md", "## Estado 5", "Nuevo.\n\n## Estado 5")
            page.wait_for_function("() => document.body?.innerText.includes('Nuevo.')")
            page.wait_for_load_state()
            index = "search/es/index.js"
            assert page.evaluate(load, f"http://course.test:{preview.port}/{index}")
            assert not page.evaluate(load, f"{preview.address}/{index}")
            events = "address => new Promise((done) => new EventSource(address).onerror = () => done('refused'))"
            assert page.evaluate(events, f"{preview.address}/_glosa/events?page=x&version=y") == "refused"
            # A link may lead here.
            with page.expect_navigation():
                page.evaluate("address => location.href = address", f"{preview.address}/es/index.html")
            assert page.locator("h1", has_text="Curso").count() == 1
    browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True)
    options = parser.parse_args()
    tests = [
        findings_speak_the_pages_language, a_sample_is_shown_above_the_panel, the_panel_can_be_put_away,
        the_panel_follows_the_pages_colours, the_place_is_kept_when_the_text_changes, a_mended_sample_loses_its_mark,
        a_changed_text_is_put_in_without_a_reload, a_page_with_a_script_of_its_own_is_loaded_again,
        a_page_with_a_script_in_its_head_is_loaded_again, a_script_that_asks_for_it_is_run_again_on_the_new_text,
        styles_change_without_a_reload, a_broken_template_keeps_the_last_good_page,
    ]
    with sync_playwright() as playwright:
        # Without a sandbox: it is a container's root who runs this on CI.
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for size in ((1280, 800), (390, 844)):
            for test in tests:
                with tempfile.TemporaryDirectory() as name:
                    course(Path(name))
                    for path, text in themes().get(test, {}).items():
                        write(Path(name) / "templates" / path, text)
                    with Preview(options.glosa, Path(name)) as preview:
                        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
                        page = context.new_page()
                        problems = []
                        page.on("pageerror", lambda error: problems.append(str(error)))
                        test(preview, page, Path(name))
                        assert not problems, problems
                        context.close()
                print(f"{size[0]} wide: {re.sub('_', ' ', test.__name__)}", flush=True)
        page = browser.new_page()
        a_broken_course_shows_what_to_mend(options.glosa, page)
        print("a broken course shows what to mend")
        browser.close()
        other_names_and_sites_get_nothing(options.glosa, playwright)
        print("other names and sites get nothing")


if __name__ == "__main__":
    sys.exit(main())
