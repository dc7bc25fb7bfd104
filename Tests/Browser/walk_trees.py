#!/usr/bin/env python3
"""Walks every decision tree of a built site in headless Chromium, by clicks alone.

Every way from the start must end in an outcome, in every language, with JavaScript off and on; with JavaScript also by
keys. What the trees should be comes from `glosa tree NAME --format json`, not from the pages.

    walk_trees.py --glosa .build/release/glosa --source . --site site
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright


def tree(glosa, source, name, language):
    command = [glosa, "tree", name, "--source", source, "--lang", language, "--format", "json"]
    document = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return document, {node["id"]: node for node in document["nodes"]}


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


def page_id(page):
    return Path(page.url.split("#")[0]).stem


def press(page, key):
    """Presses a key once the page listens, and waits for where it leads."""
    page.wait_for_load_state()
    with page.expect_navigation():
        page.keyboard.press(key)


def follow(page, link):
    """Clicks a link and waits for where it leads."""
    with page.expect_navigation():
        link.click()


def walk(page, site, language, name, document, nodes, by_keys):
    """Clicks through every way; returns how many there were."""
    folder = next((site / language).glob(f"*/{name}/index.html"))
    count = 0
    for way, end in ways(nodes, first_question(document, nodes)):
        page.goto(folder.as_uri())
        follow(page, page.locator(".tree-begin"))
        for depth, number in enumerate(way):
            answers = page.locator(".tree-answers a")
            if by_keys:
                press(page, str(number + 1))
            else:
                follow(page, answers.nth(number))
            assert page.locator("h1").inner_text().strip(), page.url
            assert page.locator(".tree-back").count() == 1, page.url
        node = nodes[end]
        shown = " ".join(page.locator("h1").inner_text().split())
        assert shown == " ".join(node["text"].split()), (page.url, shown, node["text"])
        assert node["kind"] in ("outcome", "handOver"), (language, name, way, node)
        if node["kind"] == "handOver":
            follow(page, page.locator(".tree-answers a").first)
            assert f"/{node['tree']}/" in page.url, page.url
            follow(page, page.locator(".tree-begin"))
            assert page.locator(".tree-answers a").count() > 1, page.url
        else:
            assert page.locator(".tree-samples a").count() > 0, page.url
            here = page_id(page)
            follow(page, page.locator(".languages a:not([aria-current])").first)
            assert page_id(page) == here, (here, page.url)
            follow(page, page.locator(".languages a:not([aria-current])").first)
            # All the way back, one step at a time. A node that several ways lead to goes back by the shortest.
            steps = 0
            while page.locator(".tree-back").count() and page_id(page) != "index":
                if by_keys:
                    press(page, "Backspace")
                else:
                    follow(page, page.locator(".tree-back"))
                steps += 1
                assert steps < 100, page.url
        count += 1
    # The map: the nodes of the diagram are links too.
    page.goto(folder.as_uri())
    leaf = next(node for node in document["nodes"] if node["kind"] == "outcome")
    link = page.locator(".glosa-diagram a", has_text=leaf["text"].split()[0]).first
    follow(page, link)
    assert page.locator("[aria-current=page] .node").count() == 1, page.url
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--glosa", required=True)
    parser.add_argument("--source", default=".")
    parser.add_argument("--site", default="site")
    parser.add_argument("--languages", default="es,en")
    parser.add_argument("--trees", default="state,concurrency")
    options = parser.parse_args()
    site = Path(options.site).resolve()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium) if chromium else playwright.chromium.launch()
        for javascript, by_keys in ((False, False), (True, True)):
            context = browser.new_context(java_script_enabled=javascript)
            page = context.new_page()
            problems = []
            page.on("pageerror", lambda error: problems.append(str(error)))
            for language in options.languages.split(","):
                for name in options.trees.split(","):
                    document, nodes = tree(options.glosa, options.source, name, language)
                    count = walk(page, site, language, name, document, nodes, by_keys)
                    how = "keys" if by_keys else "clicks"
                    print(f"{language} {name}: {count} ways by {how}, JavaScript {'on' if javascript else 'off'}", flush=True)
            assert not problems, problems
            context.close()
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
