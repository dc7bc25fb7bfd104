"""A .deb, by dpkg-deb: the installed tree below /usr, man pages and change log compressed as Debian asks."""
import gzip
import os
import shutil
import subprocess
import tempfile
from email.utils import formatdate

from archives import files

MAINTAINER = "The Glosa developers <glosa@example.org>"

CONTROL = """Package: glosa
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: curl, git
Section: text
Priority: optional
Description: courses and documentation whose Swift samples are proven
 Glosa makes a static site of Markdown files in one language or several, with
 Mermaid diagrams drawn and Swift samples coloured, and checks links, diagrams,
 translations and samples. With a Swift toolchain it compiles samples too.
"""

CHANGES = """glosa ({version}) unstable; urgency=medium

  * What this version brought is in CHANGELOG.md.

 -- {maintainer}  {date}
"""


def write(stage, version, machine, epoch, output):
    """Writes the package of an installed tree and returns its path."""
    with tempfile.TemporaryDirectory() as folder:
        root = os.path.join(folder, "root")
        for name in ("bin", "share"):
            shutil.copytree(os.path.join(stage, name), os.path.join(root, "usr", name))
        completions = os.path.join(root, "usr/share/zsh")
        os.rename(os.path.join(completions, "site-functions"), os.path.join(completions, "vendor-completions"))
        for _, path in list(files(os.path.join(root, "usr/share/man"))):
            _compress(path)
        documents = os.path.join(root, "usr/share/doc/glosa")
        os.makedirs(documents)
        shutil.copy(os.path.join(stage, "CHANGELOG.md"), documents)
        with open(os.path.join(documents, "changelog"), "w", encoding="utf-8") as file:
            file.write(CHANGES.format(version=version, maintainer=MAINTAINER, date=formatdate(epoch)))
        for name in ("CHANGELOG.md", "changelog"):
            _compress(os.path.join(documents, name))
        with open(os.path.join(documents, "copyright"), "w", encoding="utf-8") as file:
            for name in ("LICENSE", "THIRD-PARTY-LICENSES"):
                with open(os.path.join(stage, name), encoding="utf-8") as part:
                    file.write(part.read() + "\n")

        size = sum(os.path.getsize(path) for _, path in files(root))
        os.makedirs(os.path.join(root, "DEBIAN"))
        with open(os.path.join(root, "DEBIAN/control"), "w", encoding="utf-8") as file:
            file.write(
                CONTROL.format(
                    version=version,
                    maintainer=MAINTAINER,
                    architecture=machine.debian,
                    size=(size + 1023) // 1024,
                    depends=_dependencies(folder, os.path.join(root, "usr/bin/glosa")),
                )
            )
        for parent, _, names in os.walk(root):
            os.chmod(parent, 0o755)
            for name in names:
                path = os.path.join(parent, name)
                os.chmod(path, 0o755 if path.endswith("/bin/glosa") else 0o644)
        path = os.path.join(output, f"glosa_{version}_{machine.debian}.deb")
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, path],
            env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch)},
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return path


def _dependencies(folder, program):
    """Which packages hold the libraries that the program loads, in which versions at least."""
    os.makedirs(os.path.join(folder, "debian"))
    with open(os.path.join(folder, "debian/control"), "w", encoding="utf-8") as file:
        file.write("Source: glosa\n\nPackage: glosa\nArchitecture: any\nDescription: x\n")
    text = subprocess.run(
        ["dpkg-shlibdeps", "-O", program], cwd=folder, capture_output=True, text=True, check=True
    ).stdout
    return text.split("shlibs:Depends=", 1)[1].strip()


def _compress(path):
    with open(path, "rb") as file:
        content = file.read()
    with open(path + ".gz", "wb") as file:
        file.write(gzip.compress(content, compresslevel=9, mtime=0))
    os.remove(path)
