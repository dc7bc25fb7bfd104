#!/usr/bin/env python3
"""Writes Sources/Markdown/Extensions/Emoji/EmojiTable.swift: the names of emoji that GitHub knows, and Unicode's own short names.

The names are those of PyPI's package `emoji`, without skin tones:

    pip install emoji && scripts/generate-emoji-names.py > Sources/Markdown/Extensions/Emoji/EmojiTable.swift
"""

import re

import emoji

# Where the package's second names say something else than GitHub's.
CORRECTIONS = {"egg": "\U0001F95A", "beetle": "\U0001FAB2"}
FULLY_QUALIFIED = 2


def names():
    result = {}
    for second in (False, True):
        for character, facts in emoji.EMOJI_DATA.items():
            if facts["status"] != FULLY_QUALIFIED or re.search("[\U0001F3FB-\U0001F3FF]", character):
                continue
            for name in facts.get("alias", []) if second else [facts["en"]]:
                if re.fullmatch(r":[a-z0-9_+-]+:", name):
                    result[name.strip(":")] = character
    return result | CORRECTIONS


by_character = {}
for name, character in names().items():
    by_character.setdefault(character, []).append(name)

print("/// Written by `scripts/generate-emoji-names.py`.")
print("enum EmojiTable {")
print("    /// A line for each emoji: its characters, and its names.")
print('    static let lines = """')
for character, found in sorted(by_character.items(), key=lambda entry: sorted(entry[1])):
    print("        " + " ".join([character] + sorted(found)))
print('        """')
print("}")
