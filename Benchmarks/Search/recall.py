#!/usr/bin/env python3
"""How well the search finds what it should, beside Pagefind and Lunr on the same site.

    recall.py SITE [--misses]

`queries.tsv` says what should be found: sections (a page with an anchor), or any section of a page (without one).
Recall@5 is the part of these that is among the first five results; MRR, the mean of one by the place of the first.
Both are given for sections as they are, and for pages, where it is enough to find the right page.
"""
import argparse
import functools
import html
import html.parser
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import unicodedata
import urllib.parse

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.resolve().parents[1] / "Tests/Browser"))
from chromium import executable  # noqa: E402


# MARK: What is asked

def queries():
    rows = [line.split("\t") for line in (HERE / "queries.tsv").read_text().splitlines()[1:]]
    return [(language, kind, query, expected.split(" ")) for language, kind, query, expected in rows]


# MARK: The engines; each gives, for each query, addresses in the order of its results

def glosa(site, asked):
    command = ["node", str(HERE / "glosa.mjs"), str(site)]
    run = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def pagefind(site, asked):
    """Pagefind as it comes, in Chromium; below each page its sections, as its own interface shows them."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "site"
        shutil.copytree(site, copy, ignore=shutil.ignore_patterns("search"))
        subprocess.run(
            [sys.executable, "-m", "pagefind", "--site", str(copy)], check=True, stdout=subprocess.DEVNULL
        )
        handler = functools.partial(QuietHandler, directory=str(copy))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        results = []
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
            page = browser.new_page()
            current = None
            for language, query in asked:
                if language != current:
                    page.goto(f"{address}{language}/index.html")
                    current = language
                results.append(page.evaluate(PAGEFIND, query))
            browser.close()
        server.shutdown()
    return [[whole(urllib.parse.unquote(url).lstrip("/")) for url in found] for found in results]


def whole(address):
    """Pagefind leaves `index.html` out."""
    path, mark, anchor = address.partition("#")
    return path + ("index.html" if path.endswith("/") else "") + mark + anchor


PAGEFIND = """async (query) => {
  const pagefind = (window.found ??= await import("/pagefind/pagefind.js"));
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, 10).map((result) => result.data()));
  const weight = (part) => part.weighted_locations.reduce((sum, place) => sum + place.balanced_score, 0);
  return pages.flatMap((page) => {
    const parts = [...page.sub_results].sort((a, b) => weight(b) - weight(a)).slice(0, 4);
    return parts.length > 0 ? parts.map(({ url }) => url) : [page.url];
  });
}"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def lunr(site, asked):
    """Lunr with its stemmer of the language over sections, and the query that its guide gives for typing: the term, the
    term as a beginning, the term with an edit."""
    import nltk
    from lunr import lunr as make

    # Lunr takes its stop words from NLTK's data, which no package registry has: it gets ours.
    folder = tempfile.TemporaryDirectory()
    words = pathlib.Path(folder.name) / "corpora" / "stopwords"
    words.mkdir(parents=True)
    for language, name in (("es", "spanish"), ("en", "english")):
        source = (site / "assets" / f"search-{language}.js").read_text()
        listed = re.findall(r'"([^"]*)"', source[source.index("const stop"):source.index(".split", source.index("const stop"))])
        (words / name).write_text("\n".join("".join(listed).split()) + "\n")
    nltk.data.path.insert(0, folder.name)

    indexes = {}
    for language in {language for language, _ in asked}:
        documents = [document for path in sorted(site.glob(f"{language}/**/*.html")) for document in sections(site, path)]
        indexes[language] = make(
            ref="ref",
            fields=({"field_name": "title", "boost": 5}, {"field_name": "heading", "boost": 5}, "text"),
            documents=documents,
            languages=language,
        )
    results = []
    for language, query in asked:
        index = indexes[language]
        search = index.create_query()
        for term in re.findall(r"\w+", query.lower()):
            search.term(term, boost=100)
            search.term(term, boost=10, wildcard=2, use_pipeline=False)
            if len(term) > 3:
                search.term(term, boost=1, edit_distance=1)
        results.append([found["ref"] for found in index.query(search)])
    return results


class SectionReader(html.parser.HTMLParser):
    """The sections of a page's main part."""

    def __init__(self):
        super().__init__()
        self.depth = 0
        self.parts = [["", "", ""]]
        self.in_heading = False
        self.skipped = 0

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "main":
            self.depth = 1
        if not self.depth:
            return
        if tag in ("nav", "script", "style", "svg") or "heading-" in (values.get("class") or ""):
            self.skipped += 1
        if re.fullmatch("h[1-6]", tag):
            self.in_heading = True
            if values.get("id") and tag != "h1":
                self.parts.append([values["id"], "", ""])

    def handle_endtag(self, tag):
        if tag == "main":
            self.depth = 0
        if self.skipped and tag in ("nav", "script", "style", "svg", "a"):
            self.skipped -= 1
        if re.fullmatch("h[1-6]", tag):
            self.in_heading = False

    def handle_data(self, data):
        if self.depth and not self.skipped:
            self.parts[-1][1 if self.in_heading else 2] += data + " "


def sections(site, path):
    if path.name == "404.html":
        return
    source = path.read_text()
    reader = SectionReader()
    reader.feed(source)
    title = html.unescape(re.search("<title>(.*?)( · .*)?</title>", source).group(1))
    place = path.relative_to(site).as_posix()
    for anchor, heading, text in reader.parts:
        yield {"ref": place + (f"#{anchor}" if anchor else ""), "title": title, "heading": heading, "text": text}



# MARK: How well they answer

def same(address):
    return unicodedata.normalize("NFC", address)


def meets(found, wanted, by_page):
    if by_page or "#" not in wanted:
        return found.split("#")[0] == wanted.split("#")[0]
    return same(found) == same(wanted)


def first(results, by_page):
    seen = []
    for found in results:
        found = found.split("#")[0] if by_page else found
        if found not in seen:
            seen.append(found)
    return seen


def score(results, expected, by_page):
    shown = first(results, by_page)
    if by_page:
        expected = list(dict.fromkeys(wanted.split("#")[0] for wanted in expected))
    hit = [any(meets(found, wanted, by_page) for found in shown[:5]) for wanted in expected]
    places = [place for place, found in enumerate(shown, 1) if any(meets(found, wanted, by_page) for wanted in expected)]
    return sum(hit) / len(hit), 1 / places[0] if places else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--misses", action="store_true", help="lists the queries that an engine answers worse than another")
    arguments = parser.parse_args()
    rows = queries()
    asked = [(language, query) for language, _, query, _ in rows]
    engines = {"Glosa": glosa, "Pagefind": pagefind, "Lunr": lunr}
    answers = {name: engine(arguments.site, asked) for name, engine in engines.items()}
    kinds = list(dict.fromkeys(kind for _, kind, _, _ in rows))
    groups = [("all", rows)] + [(kind, [row for row in rows if row[1] == kind]) for kind in kinds]
    groups += [(language, [row for row in rows if row[0] == language]) for language in ("es", "en")]
    print(f"{'':14}" + "".join(f"{name + ' recall@5':>20}{'MRR':>7}" for name in engines))
    for by_page in (False, True):
        print("pages" if by_page else "sections")
        for group, members in groups:
            line = f"  {group:<10}{len(members):>2}"
            for name in engines:
                scores = [score(answers[name][rows.index(row)], row[3], by_page) for row in members]
                recall, rank = (sum(part) / len(scores) for part in zip(*scores))
                line += f"{recall:20.3f}{rank:7.3f}"
            print(line)
    if arguments.misses:
        for place, (language, kind, query, expected) in enumerate(rows):
            found = {name: score(answers[name][place], expected, False) for name in engines}
            if found["Glosa"][0] < 1 or max(found.values(), key=lambda pair: pair[1])[1] > found["Glosa"][1]:
                print(f"{language} {kind} «{query}»: " + ", ".join(f"{n} {r:.2f}/{m:.2f}" for n, (r, m) in found.items()))
                for name in engines:
                    print(f"    {name:9}", *first(answers[name][place], False)[:5])
                print("    wanted   ", *expected)


main()
