#!/usr/bin/env python3
"""Searches a built site in headless Chromium, by keys alone, from a host with a strict policy and from disk.

    search.py --glosa PROGRAM --site site
"""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

from accessibility import violations
from chromium import executable, faults_of
from hosting import serve
from playwright.sync_api import expect, sync_playwright


class Reader:
    """A page, and what somebody does on it."""

    def __init__(self, browser, address, **settings):
        self.context = browser.new_context(**settings)
        self.page = self.context.new_page()
        self.requests, self.faults = [], faults_of(self.page)
        self.page.on("request", lambda request: self.requests.append(request.url))
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
        self.wait("links.length === 0 || isComplete")
        return [self.way(link) for link in self.page.evaluate("[...document.querySelectorAll('.search-results a')].map((a) => a.href)")]

    @staticmethod
    def way(address):
        address = unquote(address)
        for language in ("/es/", "/en/", "/ja/", "/zh/", "/ko/"):
            if language in address:
                return language[1:] + address.split(language, 1)[1]
        return address

    @property
    def status(self):
        return self.page.locator(".search-status").inner_text()

    def focused(self):
        return self.page.evaluate("document.activeElement.className || document.activeElement.tagName")

    def marks(self, place=0):
        """What is marked in the heading and the excerpt of a result."""
        return self.page.locator(".search-results a").nth(place).locator("mark").all_inner_texts()

    def choose(self, kind, condition):
        """Chooses what results are shown, and waits until all links meet a condition."""
        self.page.locator(f".search-kinds input[value='{kind}']").check()
        self.wait_for_all(condition)

    def wait(self, condition):
        """Waits for a condition on the links of the results, and on whether they are as many as is told with the first."""
        self.page.wait_for_function(
            f"""() => {{
                const {{ one, many }} = document.querySelector("dialog.search").dataset;
                const links = [...document.querySelectorAll(".search-results a")];
                const told = document.querySelector(".search-status").textContent;
                const isComplete = told.replace("+", "") === (links.length === 1 ? one : many.replace("{{count}}", links.length));
                return {condition};
            }}"""
        )

    def wait_for_all(self, condition):
        """Waits until there are results, and each link among them meets a condition."""
        self.wait(f"isComplete && links.length > 0 && links.every((a) => {condition})")

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
    for query in ("observación selectiva", "observacion selectiva", "Observaciones selectivas", "obsevación selectiva"):
        check(reader.type(query)[:1] == [wanted], f"«{query}» does not find {wanted} first")
    results = reader.type("enlaces constantes")
    check(results[:1] == ["es/estado/binding.html#enlaces-constantes"], "a heading's words do not find it")
    count = page.locator(".search-results a").count()
    check(reader.status.replace("+", "") == f"{count} resultados", f"the status says “{reader.status}” of {count} results")
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
    check("es/reglas/for-each-identity.html" in reader.type("foreach")[:5], "ForEach is not found without capitals")

    reader.type("enlaces hechos a mano")
    page.keyboard.press("Enter")
    page.wait_for_url("**/binding.html#enlaces-hechos-a-mano")
    check(page.locator("dialog.search[open]").count() == 0, "the dialog stays open over the section")
    reader.open()
    reader.type("glosario")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    check("es/glosario" in page.url, "Enter does not lead to the first result's page")

    others = [address for address in reader.requests if not address.startswith(host)]
    check(others == [], f"other hosts are asked: {others}")
    check(reader.faults == [], f"the browser complains: {reader.faults}")


def chooses(browser, address):
    """What can be asked for alone: by keys, by touch, and as aids read it."""
    for scheme, size in (("light", (1280, 900)), ("dark", (360, 640))):
        reader = Reader(browser, address, color_scheme=scheme, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        page = reader.page
        reader.open()
        every = reader.type("binding")
        check(any("/reglas/" in way for way in every) and any("/reglas/" not in way for way in every), f"«binding» finds {every}")
        excerpts = page.locator(".search-excerpt").all_inner_texts()
        check("❌ let name: Binding<String>" in excerpts, f"a line of a counterexample is shown without its mark: {excerpts}")
        group = page.get_by_role("group", name="Mostrar")
        names = [label.strip() for label in group.locator("label").all_inner_texts()]
        check(names == ["Todo", "Lecciones", "Manual", "Muestras", "Reglas", "Árboles"], f"one may choose among {names}")
        check(group.get_by_role("radio", name="Todo").is_checked(), "it is not said that everything is shown")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        check(page.evaluate("document.activeElement.value") == "", f"Tab leads to {reader.focused()}, not to the choice")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        reader.wait_for_all("a.href.includes('/es/manual/')")
        page.keyboard.press("ArrowRight")
        reader.wait_for_all("a.querySelector('code.search-excerpt')")
        check(group.get_by_role("radio", name="Muestras").is_checked(), "the arrows do not lead to the samples")
        page.keyboard.press("ArrowRight")
        reader.wait_for_all("a.href.includes('/reglas/')")
        count = page.locator(".search-results a").count()
        check(reader.status.replace("+", "") == f"{count} resultados", f"the status says “{reader.status}” of {count} rules")
        reader.choose("tree", "a.href.includes('/arboles/')")
        lessons = group.get_by_role("radio", name="Lecciones").get_attribute("value")
        reader.choose(lessons, "!a.href.includes('/arboles/') && !a.href.includes('/reglas/') && !a.href.includes('/manual/')")
        found = violations(page, "dialog.search")
        check(found == [], f"axe-core ({scheme}): {[(fault['id'], [node['target'] for node in fault['nodes']]) for fault in found]}")
        wide = page.evaluate("Math.max(...[...document.querySelectorAll('.search-kinds, .search-kinds label')].map((part) => part.getBoundingClientRect().right)) > innerWidth")
        check(not wide, "the choice is wider than a phone")
        page.locator(".search-kinds input:checked").focus()
        page.keyboard.type("s")
        check(reader.focused() == "search-field", "typing does not lead from the choice into the field")
        check(reader.faults == [], f"the browser complains: {reader.faults}")
        reader.close()


COURSE = {
    "glosa.yml": "languages: [ja, zh, ko, en]\nrulePages: none\nfallbacks: false\n",
    "ja/index.md": "# コース\n\nはじめに。\n",
    "ja/state.md": "# 値の持ち主\n\nSwiftUIのビューは状態の関数です。状態管理の基本を学びます。\n\n## データ\n\n"
    + "空白がない長い段落でも、抜粋は見つかった言葉のまわりで切られます。" * 8 + "最後に非同期処理という言葉を置きます。" + "まだ続きます。" * 30
    + "\n\n```swift\nstruct Door: View {\n    @State private var isOpen = false\n\n    var body: some View {\n"
    + "        Button(\"Open\") {\n            withAnimation(.snappy) {\n                isOpen = true\n            } completion: {\n"
    + "                print(\"done\")\n            }\n        }\n        .onChange(of: isOpen) { print(isOpen) }\n    }\n}\n```\n",
    "ja/image.md": "# 画像の読み込み\n\n管理者は態度がよい。京都は古い。この状況を見る。\n",
    "zh/index.md": "# 开始\n\n欢迎。\n",
    "zh/state.md": "# 视图与状态\n\n在SwiftUI中，状态管理很重要。视图描述界面。\n",
    "zh/list.md": "# 列表\n\n动态内容也要管理。\n",
    "ko/index.md": "# 시작\n\n안녕하세요.\n",
    "ko/state.md": "# 값의 주인\n\n뷰는 상태의 함수입니다. 데이터흐름은 위에서 아래로 갑니다.\n",
    "ko/list.md": "# 목록\n\n생태계를 봅니다.\n",
    "en/index.md": "# Course\n\nWelcome.\n",
    "en/state.md": "# State\n\nIn Japanese it is called 状態管理, in Korean 상태 관리.\n",
}


def running_scripts(browser, glosa):
    """Words in text without spaces, and what of it is marked; names of samples."""
    with tempfile.TemporaryDirectory() as folder:
        for path, text in COURSE.items():
            file = Path(folder, path if path == "glosa.yml" else "content/" + path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        built = subprocess.run([glosa, "build", "--source", folder], capture_output=True, text=True)
        check(built.returncode == 0, f"the course of other scripts is not built: {built.stdout}{built.stderr}")
        site = Path(folder, "site").resolve().as_uri() + "/"
        # For each language: what is typed, the first result, and what is marked in it.
        expected = {
            "ja": [
                ("管理", "ja/image.html", {"管理"}),
                ("状態管理", "ja/state.html", {"状態", "状態管理"}),
                ("状態の", "ja/state.html", {"状態の", "状態"}),
                ("状況", "ja/image.html", {"状況"}),
                ("画像の読み込み", "ja/image.html", {"画像の読み込み"}),
                ("京", "ja/image.html", {"京"}),
                ("非同期処理", "ja/state.html#データ", {"非同期処理"}),
                ("ﾃﾞｰﾀ", "ja/state.html#データ", {"データ"}),
                ("ｓｗｉｆｔｕｉ", "ja/state.html", {"SwiftUI"}),
                ("withAnimation(_:completion:)", "ja/state.html#データ", {"withAnimation", "completion"}),
                ("onChange(", "ja/state.html#データ", {"onChange"}),
                ("onChange（of：）", "ja/state.html#データ", {"onChange", "of"}),
                ("@Sta", "ja/state.html#データ", {"State"}),
            ],
            "zh": [("状态管理", "zh/state.html", {"状态", "状态管理"}), ("管理", "zh/list.html", {"管理"}), ("图", "zh/state.html", {"图"})],
            "ko": [("상태", "ko/state.html", {"상태"}), ("상태를", "ko/state.html", {"상태"}), ("데이터 흐름", "ko/state.html", {"데이터", "흐름", "데이터흐름"}), ("상ㅌ", "ko/state.html", {"상태"})],
            "en": [("状態管理", "en/state.html", {"状態管理"}), ("상태", "en/state.html", {"상태"}), ("state 管理", "en/state.html", {"State", "管理"})],
        }
        for language, queries in expected.items():
            reader = Reader(browser, f"{site}{language}/index.html")
            reader.open()
            for query, way, marks in queries:
                found = reader.type(query)
                check(found[:1] == [way], f"{language}: «{query}» finds {found}, not {way} first")
                marked = set(reader.marks()) | set(reader.page.locator(".search-page mark").all_inner_texts()[:1])
                check(marked and marked <= marks, f"{language}: of «{query}» {marked} is marked")
            check(reader.type("龍龍龍") == [], f"{language}: what is nowhere is found")
            check(reader.faults == [], f"the browser complains: {reader.faults}")
            reader.close()

        reader = Reader(browser, site + "ja/index.html")
        reader.open()
        check(reader.type("管理") != [], "the words of a composition are not found")
        names = reader.page.locator(".search-kinds label").all_inner_texts()
        check([name.strip() for name in names] == ["すべて", "レッスン", "サンプル"], f"a course without rules and trees offers {names}")
        before = reader.page.url
        for values in ({"isComposing": True}, {"keyCode": 229}):
            reader.page.locator(".search-field").evaluate(
                "(field, values) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...values }))", values
            )
        check(reader.page.locator("dialog.search[open]").count() == 1 and reader.page.url == before, "Enter leaves the page while a word is put together")
        reader.close()


def stems(browser, address):
    """Forms of a word that must have one stem, and words that must not."""
    reader = Reader(browser, address)
    source = """async ([language, words]) => {
      const index = document.querySelector(".search-open").dataset;
      const load = (src) => new Promise((done) => document.head.append(Object.assign(document.createElement("script"), { src, onload: done })));
      if (!globalThis.glosaSearch) await load(index.script);
      await load(index.rules.replace(/search-..\\.js/, `search-${language}.js`));
      return words.map((word) => glosaSearch.rules.stem(glosaSearch.fold(word), word));
    }"""
    alike = {
        "es": [
            "observacion observaciones observar observado observando", "vista vistas", "leccion lecciones", "compilar compila compilado compilando",
            "historia historias", "traducir traduce tradúcela", "publicar publicando publícalo", "guardar guárdalo", "servicio servicios", "actividad actividades", "cambio cambios cambiar",
        ],
        "en": [
            "connect connected connecting connection connections", "view views viewing", "story stories", "hop hopping hopped",
            "nation nations", "relate related relating", "happy happiness", "dying die", "sky skies", "binding bindings",
        ],
    }
    known = {
        "es": {"título": "titul", "fácilmente": "facil", "cheque": "chequ", "chicos": "chic", "torneado": "torn", "torre": "torr"},
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
    parser.add_argument("--glosa", required=True)
    parser.add_argument("--site", type=Path, required=True)
    arguments = parser.parse_args()
    site = arguments.site.resolve()
    host = serve(site)
    place = "es/estado/binding.html"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for root in (host, site.as_uri() + "/"):
            reader = Reader(browser, root + place)
            behaves(reader, root)
            reader.close()
        stems(browser, site.as_uri() + "/" + place)
        chooses(browser, host + place)
        running_scripts(browser, os.path.abspath(arguments.glosa))

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
    print("search: found by keys, from a host and from disk")


main()
