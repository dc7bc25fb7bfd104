#!/usr/bin/env python3
"""At which place readers find the page that they mean: reader_queries.py SITE [--misses]

`reader-queries.tsv` holds ninety short queries, as an author expects them of readers, and the pages that answer each. The search
may be tuned on the half called “tune”; the half called “hold” says how good it is.
"""
import csv
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def places(site):
    """Each query with the place of the first page that answers it; 0 where none does."""
    with (HERE / "reader-queries.tsv").open() as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    asked = json.dumps([[row["language"], row["query"]] for row in rows])
    run = subprocess.run(["node", HERE / "glosa.mjs", site], input=asked, capture_output=True, text=True, check=True)
    for row, found in zip(rows, json.loads(run.stdout)):
        pages = list(dict.fromkeys(address.partition("#")[0] for address in found))
        wanted = row["expected"].split(" ")
        yield row, next((place for place, page in enumerate(pages, 1) if page in wanted), 0), pages


def main():
    found = list(places(sys.argv[1]))
    for part in ("tune", "hold"):
        for language in ("en", "es", "both"):
            chosen = [place for row, place, _ in found if row["part"] == part and language in (row["language"], "both")]
            first, three = (sum(0 < place <= most for place in chosen) for most in (1, 3))
            print(f"{part} {language}: {len(chosen)} queries, first {first / len(chosen):.0%}, among three {three / len(chosen):.0%}")
    if "--misses" in sys.argv:
        for row, place, pages in found:
            if place != 1:
                print(f"{row['part']} {row['language']} «{row['query']}»: {place}, first {pages[:3]}")


if __name__ == "__main__":
    main()
