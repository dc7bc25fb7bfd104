"""Looks whether a .vsix holds what Visual Studio Code expects, and unpacks it: vsix.py FILE FOLDER."""

import json
import pathlib
import re
import sys
import zipfile
from xml.etree import ElementTree

HOME = pathlib.Path(__file__).resolve().parents[2]
file, folder = sys.argv[1:]
with zipfile.ZipFile(file) as archive:
    assert archive.testzip() is None
    names = archive.namelist()
    archive.extractall(folder)
root = pathlib.Path(folder)

# Each part has a type, and each file that the manifests name is there.
types = ElementTree.parse(root / "[Content_Types].xml").getroot()
endings = {entry.get("Extension") for entry in types if entry.tag.endswith("Default")}
overrides = {entry.get("PartName").lstrip("/") for entry in types if entry.tag.endswith("Override")}
for name in names:
    assert name == "[Content_Types].xml" or pathlib.PurePath(name).suffix in endings or name in overrides, name
manifest = ElementTree.parse(root / "extension.vsixmanifest").getroot()
for entry in manifest.iter():
    if entry.tag.endswith("}Asset"):
        assert entry.get("Path") in names, entry.get("Path")
package = json.loads((root / "extension/package.json").read_text())
identity = next(entry for entry in manifest.iter() if entry.tag.endswith("}Identity"))
assert (identity.get("Id"), identity.get("Version")) == (package["name"], package["version"])
assert (root / "extension" / package["main"]).is_file()
for grammar in package["contributes"]["grammars"]:
    text = json.loads((root / "extension" / grammar["path"]).read_text())
    assert text["scopeName"] == grammar["scopeName"]

# The version is Glosa's, and the grammar knows the attributes that Glosa knows.
version = re.search(r'version = "([^"]+)"', (HOME / "Sources/Site/Glosa.swift").read_text()).group(1)
assert package["version"] == version, (package["version"], version)
known = re.search(r"known: .*?\[\n(.*?)\n    \]", (HOME / "Sources/Course/Fences/FenceAttributeCheck.swift").read_text(), re.S)
attributes = set(re.findall(r'"(\w+)":', known.group(1)))
pattern = text["patterns"][0]["match"]
assert set(re.search(r"\((caption[^)]*)\)", pattern).group(1).split("|")) == attributes, attributes
for line, expected in ((' fails="a, b" run {2,4-6}', ["fails", "run"]), (" file=a.swift lines=2-4", ["file", "lines"]), (" other=1", [])):
    assert [match.group(1) for match in re.finditer(pattern, line.replace("{2,4-6}", " "))] == expected, line
