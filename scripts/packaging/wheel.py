"""A wheel for pip (PEP 427): the program and its man pages, and `python -m glosa_swift`."""
import base64
import hashlib
import os

from archives import files, is_executable, zipped

# The name `glosa` on PyPI belongs to somebody else.
DISTRIBUTION = "glosa_swift"

MAIN = '''"""Runs the program that this package brings: python -m glosa_swift check."""
import os
import sys
import sysconfig


def program():
    """Where pip has put the program: beside Python's own scripts, or the user's."""
    for scheme in (None, f"{os.name}_user"):
        folder = sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts")
        path = os.path.join(folder, "glosa")
        if os.path.isfile(path):
            return path
    raise FileNotFoundError("glosa is not installed beside Python's scripts: install glosa-swift again")


if __name__ == "__main__":
    os.execv(program(), ["glosa", *sys.argv[1:]])
'''

METADATA = """Metadata-Version: 2.1
Name: glosa-swift
Version: {version}
Summary: Builds and checks courses and documentation whose Swift samples are proven
License: MIT
Keywords: documentation,markdown,static-site-generator,swift,mermaid,linter
Classifier: Environment :: Console
Classifier: License :: OSI Approved :: MIT License
Classifier: Programming Language :: Swift
Classifier: Topic :: Documentation
Classifier: Topic :: Software Development :: Quality Assurance
Requires-Python: >=3.8
Description-Content-Type: text/markdown

"""

WHEEL = """Wheel-Version: 1.0
Generator: glosa
Root-Is-Purelib: false
Tag: py3-none-{platform}
"""


def write(stage, version, machine, epoch, output):
    """Writes the wheel of an installed tree (`bin/glosa`, `share/man`) and returns its path."""
    info, data = f"{DISTRIBUTION}-{version}.dist-info", f"{DISTRIBUTION}-{version}.data"
    with open(os.path.join(stage, "bin/glosa"), "rb") as file:
        program = file.read()
    with open(os.path.join(stage, "README.md"), encoding="utf-8") as file:
        metadata = METADATA.format(version=version) + file.read()
    entries = [
        ("glosa_swift/__init__.py", b"", False),
        ("glosa_swift/__main__.py", MAIN.encode(), False),
        (f"{data}/scripts/glosa", program, True),
    ]
    for name, path in files(os.path.join(stage, "share/man")):
        with open(path, "rb") as file:
            entries.append((f"{data}/data/share/man/{name}", file.read(), is_executable(path)))
    entries += [
        (f"{info}/METADATA", metadata.encode(), False),
        (f"{info}/WHEEL", WHEEL.format(platform=machine.wheel).encode(), False),
    ]
    for name in ("LICENSE", "THIRD-PARTY-LICENSES"):
        with open(os.path.join(stage, name), "rb") as file:
            entries.append((f"{info}/licenses/{name}", file.read(), False))
    rows = [f"{name},sha256={_digest(content)},{len(content)}" for name, content, _ in entries]
    rows.append(f"{info}/RECORD,,")
    entries.append((f"{info}/RECORD", ("\n".join(rows) + "\n").encode(), False))

    path = os.path.join(output, f"{DISTRIBUTION}-{version}-py3-none-{machine.wheel}.whl")
    with open(path, "wb") as file:
        file.write(zipped(entries, epoch))
    return path


def _digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
