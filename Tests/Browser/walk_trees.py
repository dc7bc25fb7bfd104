#!/usr/bin/env python3
"""Walks every decision tree of a built site, in every language.

Without JavaScript a click does what the link says, so every way from the start to its end is followed through the pages' links
alone. In headless Chromium every answer is then given once: by keys with JavaScript, by clicks without. What the trees should
be comes from `glosa tree --format json`, not from the pages.

    walk_trees.py --glosa .build/debug/glosa --source . --site site
"""
import argparse
import json
import subprocess
import sys
import tempfile
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from chromium import executable
from playwright.sync_api import sync_playwright


class TreePage(HTMLParser):
    """What a page of a tree says, and where its links lead; links are known by the class of what holds them."""

    HOLDERS = ("tree-begin", "tree-answers", "tree-back", "tree-samples", "languages")
    VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}

    def __init__(self, path):
        super().__init__()
        self.path, self.heading = path, ""
        self.links = {holder: [] for holder in self.HOLDERS}
        self.open = []
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        classes = (attributes.get("class") or "").split()
        if tag == "a" and "href" in attributes:
            holders = {name for names in [*(held for _, held in self.open), classes] for name in names}
            for holder in self.HOLDERS:
                if holder in holders:
                    self.links[holder].append((attributes["href"], "aria-current" in attributes))
        if tag not in self.VOID:
            self.open.append((tag, classes))

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        if any(tag == "h1" for tag, _ in self.open):
            self.heading += data

    def all(self, holder):
        return [href for href, _ in self.links[holder]]

    def other_language(self):
        return next(href for href, is_current in self.links["languages"] if not is_current)

    @property
    def name(self):
        return self.path.stem


@cache
def read(path):
    return TreePage(path)


def follow_link(page, href):
    path = (page.path.parent / unquote(urlsplit(href).path)).resolve()
    return read(path / "index.html" if path.is_dir() else path)


def words(text):
    return " ".join(text.split())


def lessons_with_trees(source, folder):
    """Copies a course without the lessons that have no trees: to load them takes ten seconds for each language."""
    for path in [source / "glosa.yml", *(source / "content").rglob("*")]:
        if path.is_file() and (path.suffix != ".md" or "tree=" in path.read_text()):
            copy = folder / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    return folder


def trees(glosa, source, language):
    """What each tree of the course should be, with its nodes by their names."""
    command = [glosa, "tree", "--source", source, "--lang", language, "--format", "json"]
    documents = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    documents.sort(key=lambda document: document["name"])
    return [(document, {node["id"]: node for node in document["nodes"]}) for document in documents]


def first_question(document, nodes):
    place = document["start"]
    while nodes[place]["kind"] == "step":
        place = nodes[place]["answers"][0]["target"]
    return place


def ways(nodes, place, way=()):
    """Every way from a node to where it ends, as the numbers of its answers."""
    answers = nodes[place]["answers"]
    if not answers:
        return [(way, place)]
    return [found for number, answer in enumerate(answers) for found in ways(nodes, answer["target"], way + (number,))]


def follow_links(start, document, nodes):
    """Follows every way by links; returns how many there were."""
    found = ways(nodes, first_question(document, nodes))
    for way, end in found:
        page = follow_link(start, start.all("tree-begin")[0])
        for number in way:
            page = follow_link(page, page.all("tree-answers")[number])
            assert words(page.heading), page.path
            assert len(page.all("tree-back")) == 1, page.path
        node = nodes[end]
        assert words(page.heading) == words(node["text"]), (page.path, page.heading, node["text"])
        assert node["kind"] in ("outcome", "handOver"), (page.path, node)
        if node["kind"] == "handOver":
            other = follow_link(page, page.all("tree-answers")[0])
            assert other.path.parent.name == node["tree"], other.path
            assert len(follow_link(other, other.all("tree-begin")[0]).all("tree-answers")) > 1, other.path
            continue
        assert page.all("tree-samples"), page.path
        assert follow_link(page, page.other_language()).name == page.name, page.path
        # All the way back, one step at a time. A node that several ways lead to goes back by the shortest.
        for _ in range(100):
            if page.name == "index" or not page.all("tree-back"):
                break
            page = follow_link(page, page.all("tree-back")[0])
        else:
            raise AssertionError(f"no way back to the start from {page.path}")
    return len(found)


def follow(page, act):
    """Does something that leads to another page, and waits until that listens."""
    with page.expect_navigation():
        act()
    page.wait_for_load_state()


def give_every_answer(page, start, document, nodes, by_keys):
    """Gives each answer once, going back after each; returns how many there were."""
    page.goto(start.as_uri())
    follow(page, page.locator(".tree-begin").click)
    count, seen = 0, set()

    def explore(place):
        nonlocal count
        seen.add(place)
        here = page.url
        for number, answer in enumerate(nodes[place]["answers"]):
            if by_keys:
                follow(page, lambda: page.keyboard.press(str(number + 1)))
            else:
                follow(page, page.locator(".tree-answers a").nth(number).click)
            count += 1
            node = nodes[answer["target"]]
            shown = words(page.locator("h1").inner_text())
            assert shown == words(node["text"]), (page.url, shown, node["text"])
            if answer["target"] not in seen:
                explore(answer["target"])
            if by_keys:
                follow(page, lambda: page.keyboard.press("Backspace"))
            else:
                follow(page, page.locator(".tree-back").click)
            # A node that several ways lead to goes back by the shortest.
            if page.url != here:
                page.goto(here)

    explore(first_question(document, nodes))
    # The map: the nodes of the diagram are links too.
    page.goto(start.as_uri())
    leaf = next(node for node in document["nodes"] if node["kind"] == "outcome")
    follow(page, page.locator(".glosa-diagram a", has_text=leaf["text"].split()[0]).first.click)
    assert page.locator("[aria-current=page] .node").count() == 1, page.url
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True)
    parser.add_argument("--source", default=".", type=Path)
    parser.add_argument("--site", default="site", type=Path)
    parser.add_argument("--languages", default="es,en")
    options = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        source = lessons_with_trees(options.source, Path(folder))
        browser = playwright.chromium.launch(executable_path=executable())
        contexts = {by_keys: browser.new_context(java_script_enabled=by_keys) for by_keys in (False, True)}
        problems = []
        for number, language in enumerate(options.languages.split(",")):
            found = trees(options.glosa, source, language)
            assert found, f"no trees in {language}"
            for place, (document, nodes) in enumerate(found):
                name = document["name"]
                start = next((options.site.resolve() / language).glob(f"*/{name}/index.html"))
                count = follow_links(read(start), document, nodes)
                print(f"{language} {name}: {count} ways by links", flush=True)
                # Languages share templates and scripts: each tree is walked by keys in one of them, and the first by clicks.
                if number != place % 2:
                    continue
                for by_keys in (True, False) if place < 2 else (True,):
                    page = contexts[by_keys].new_page()
                    page.on("pageerror", lambda error: problems.append(str(error)))
                    count = give_every_answer(page, start, document, nodes, by_keys)
                    how = "keys, JavaScript on" if by_keys else "clicks, JavaScript off"
                    print(f"{language} {name}: {count} answers by {how}", flush=True)
                    page.close()
        browser.close()
    assert not problems, problems


if __name__ == "__main__":
    sys.exit(main())
