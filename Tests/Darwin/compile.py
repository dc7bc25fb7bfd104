"""Compiles Glosa for macOS on Linux, as far as errors are concerned: every branch for Darwin, and the availability of every API.

    Tests/Darwin/compile.py [TARGET…]     all targets of the package, or some and what they import

The compiler for Linux knows the target. What it lacks is made here, below .tools/darwin:
- the headers of macOS, as PyPI's package of Zig carries them (under Apple's licence, so they are no part of this repository);
- the standard library: the toolchain brings its interface, with the version of macOS that introduced each declaration;
- what Glosa uses of Foundation and CoreServices, in Stubs/, from documentation.

Code is looked at, not made. A target is compiled again when it or something that it imports has changed. Status 77: can't be
done here, for the reason in the last line.
"""
import concurrent.futures
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TOOLS = ROOT / ".tools" / "darwin"

# Any wheel of this version has the same headers.
ZIG = "0.17.1"
ZIG_SHA256 = "ea6cc5d87b033cf0aedfbc8f9549a908cae6c50ac31f1698188fa48a74524b54"
HEADERS = "ziglang/lib/libc/include/any-darwin-any/"

# In the order of what they import. Observation and others are not among what Glosa uses.
LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_Builtin_float", "_RegexParser", "_StringProcessing"]
# What libraries of the system the C targets wrap.
SYSTEM_HEADERS = ["cmark.h", "cmark_export.h", "cmark_version.h", "yaml.h", "utf8proc.h"]
# Products of other packages: what is compiled of their checkouts, in order.
PRODUCTS = {
    "swift-syntax": [
        "SwiftSyntax509", "SwiftSyntax510", "SwiftSyntax600", "SwiftSyntax601", "SwiftSyntax602", "SwiftSyntax603",
        "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftParserDiagnostics", "SwiftIDEUtils",
    ],
    "swift-argument-parser": ["ArgumentParserToolInfo", "ArgumentParser"],
}
# What must not compile: API of a later macOS, a name of Linux's, a type of Linux's.
FAULTS = {
    "Later": "func text(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }",
    "Linux": "func time(_ information: stat) -> timespec { information.st_mtim }",
    "Kind": "func kind() -> Int32 { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }",
}
# It works with Foundation's files, which nothing else does: more of Foundation than Stubs/ has.
LEFT_OUT = {"file-embedder"}
# What the plugin writes; its text doesn't matter here.
EMBEDDED = {"Site": "EmbeddedTheme", "SnippetCompiler": "EmbeddedShim"}


def cannot(reason):
    print(f"macOS can't be compiled for: {reason}", file=sys.stderr)
    sys.exit(77)


def run(*command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace", **options)


def digest(*parts):
    hasher = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else str(part).encode()
        hasher.update(len(data).to_bytes(8, "big") + data)
    return hasher.hexdigest()


def headers():
    """A folder with the headers of macOS, laid out as an SDK."""
    place = TOOLS / f"headers-{ZIG}"
    if place.exists():
        return place
    TOOLS.mkdir(parents=True, exist_ok=True)
    folder = TOOLS / f"draft-{os.getpid()}"
    folder.mkdir()
    try:
        (folder / "requirements.txt").write_text(f"ziglang=={ZIG} --hash=sha256:{ZIG_SHA256}\n")
        python = sys.executable
        if run(python, "-m", "pip", "--version").returncode != 0:
            if run(python, "-m", "venv", folder / "venv").returncode != 0:
                cannot("python3 has no pip, nor venv to install it")
            python = folder / "venv/bin/python"
        print("Fetching the headers of macOS: 100 MB from PyPI, once.", flush=True)
        got = run(
            python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes",
            "--only-binary", ":all:", "--platform", "manylinux2010_x86_64", "--requirement", folder / "requirements.txt",
            "--dest", folder,
        )
        if got.returncode != 0:
            cannot(f"pip can't download ziglang {ZIG} from PyPI: {(got.stderr.strip().splitlines() or ['?'])[-1]}")
        with zipfile.ZipFile(next(folder.glob("ziglang-*.whl"))) as wheel:
            for name in wheel.namelist():
                if name.startswith(HEADERS) and not name.endswith("/"):
                    target = folder / "sdk/usr/include" / name[len(HEADERS):]
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(wheel.read(name))
        (folder / "sdk").rename(place)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return place


class Compiler:
    """The compiler of this machine, told to compile for macOS."""

    def __init__(self, minimum):
        program = shutil.which("swiftc")
        if program is None:
            cannot("there is no swiftc in PATH")
        self.bin = Path(program).resolve().parent
        self.frontend = self.bin / "swift-frontend"
        self.resources = self.bin.parent / "lib/swift"
        self.minimum = minimum
        # The toolchain's own headers for C have Intel's 80-bit numbers only there, and its interface has them always.
        self.target = f"x86_64-apple-macosx{minimum}"
        self.headers = headers()
        version = run(program, "--version").stdout
        library = digest(version, ZIG, minimum, *LIBRARY)
        self.modules = TOOLS / f"modules-{library[:16]}"
        self.key = digest(library, *sorted(path for path in HERE.glob("Stubs/**/*") if path.is_file()))
        self.cache = TOOLS / "cache"
        self.system = TOOLS / "system"
        self.modules.mkdir(parents=True, exist_ok=True)
        for other in TOOLS.glob("modules-*"):
            if other != self.modules:
                shutil.rmtree(other, ignore_errors=True)
        self.system.mkdir(parents=True, exist_ok=True)
        for name in SYSTEM_HEADERS:
            source = Path("/usr/include") / name
            if source.exists():
                shutil.copy(source, self.system / name)

    @property
    def arguments(self):
        # Without Objective-C, whose headers are nowhere to be had.
        words = [
            "-target", self.target, "-disable-objc-interop", "-resource-dir", self.resources, "-sdk", self.headers,
            "-module-cache-path", self.cache, "-I", self.modules, "-I", HERE / "Stubs/Modules",
        ]
        words += ["-plugin-path", self.resources / "host/plugins"]
        for folder in [HERE / "Stubs", self.system]:
            words += ["-Xcc", "-isystem", "-Xcc", folder]
        return words

    def library(self):
        """The standard library for macOS, from the interface of the one for Linux."""
        for name in LIBRARY:
            module = self.modules / f"{name}.swiftmodule"
            if module.exists():
                continue
            if name == "Swift":
                print("Compiling the standard library's interface for macOS: half a minute, once.", flush=True)
            found = sorted(self.resources.glob(f"linux/{name}.swiftmodule/*-linux-gnu.swiftinterface"))
            if not found:
                cannot(f"this toolchain has no interface of {name}")
            lines = found[0].read_text().split("\n")
            flags = next(index for index, line in enumerate(lines) if line.startswith("// swift-module-flags:"))
            text = re.sub(r"-target \S+", f"-target {self.target}", lines[flags]).replace(" -O ", " -Onone ")
            lines[flags] = text + " -disable-availability-checking"
            interface = self.modules / f"{name}.swiftinterface"
            # Bodies for older systems are left out of it where there are none.
            interface.write_text(re.sub(r"@backDeployed\([^)]*\) *", "", "\n".join(lines)))
            parse = ["-parse-stdlib"] if " -parse-stdlib " in text else []
            made = run(
                self.frontend, "-compile-module-from-interface", interface, *parse, *self.arguments, "-module-name",
                name, "-o", module,
            )
            if not module.exists():
                cannot(f"the interface of {name} doesn't compile for macOS:\n{made.stdout}{made.stderr}")

    def emit(self, name, sources, *options, imports=()):
        """Compiles a module; the compiler's words if it has errors."""
        made = run(
            self.frontend, "-emit-module", "-parse-as-library", "-module-name", name, *self.arguments, *imports, *options,
            "-o", self.modules / f"{name}.swiftmodule", "-diagnostic-style", "llvm", *sources, cwd=ROOT,
        )
        words = made.stdout + made.stderr
        return words if made.returncode != 0 else ""

    def check_c(self, sources, folder):
        """Looks at files of C for both processors."""
        words = ""
        for processor in ["arm64", "x86_64"]:
            made = run(
                self.bin / "clang", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-target",
                f"{processor}-apple-macosx{self.minimum}", "-isysroot", self.headers, "-isystem", HERE / "Stubs", "-I",
                folder / "include", *sources, cwd=ROOT,
            )
            words += made.stderr
        return words


class Package:
    """What Package.swift says."""

    def __init__(self):
        dumped = run("swift", "package", "dump-package", cwd=ROOT)
        if dumped.returncode != 0:
            cannot(f"Package.swift can't be read: {dumped.stderr.strip()}")
        package = json.loads(dumped.stdout)
        self.minimum = next(p["version"] for p in package["platforms"] if p["platformName"] == "macos")
        self.targets = {}
        for target in package["targets"]:
            path = target.get("path") or f"Sources/{target['name']}"
            if target["type"] in ("regular", "executable", "system") and path.startswith("Sources/") \
                    and target["name"] not in LEFT_OUT:
                self.targets[target["name"]] = (target["type"], ROOT / path, self.names(target))

    @staticmethod
    def names(target):
        own, products = [], []
        for dependency in target["dependencies"]:
            if "byName" in dependency:
                own.append(dependency["byName"][0])
            elif "product" in dependency:
                products.append(dependency["product"][0])
        return own, products

    def order(self, wanted):
        """Targets, each behind what it imports."""
        done = []

        def visit(name):
            if name not in self.targets or name in done:
                return
            for other in self.targets[name][2][0]:
                visit(other)
            done.append(name)

        for name in wanted or self.targets:
            if name not in self.targets:
                sys.exit(f"there is no target {name}")
            visit(name)
        return done


class Check:
    def __init__(self):
        self.package = Package()
        self.compiler = Compiler(self.package.minimum)
        self.keys = {}
        self.failed = set()
        self.skipped = set()

    def once(self, name, key, work):
        """Does what has not been done for this key; what it says."""
        stamp = self.compiler.modules / f"{name}.checked"
        self.keys[name] = key
        if stamp.exists() and stamp.read_text() == key:
            return ""
        stamp.unlink(missing_ok=True)
        words = work()
        if not words:
            stamp.write_text(key)
        return words

    def dependency(self, package):
        """Another package's modules: their interfaces only."""
        checkout = ROOT / ".build/checkouts" / package
        if not checkout.exists():
            run("swift", "package", "resolve", cwd=ROOT)
        resolved = digest(self.compiler.key, *sorted(checkout.glob("Package.swift")), *sorted(checkout.glob("CHANGELOG.md")))
        for name in PRODUCTS[package]:
            folder = checkout / "Sources" / name
            folder = folder if folder.exists() else checkout / "Sources/VersionMarkerModules" / name
            if not folder.exists():
                continue
            sources = sorted(folder.glob("**/*.swift"))
            sources = [source for source in sources if ".docc" not in str(source)]

            def work():
                return self.compiler.emit(
                    name, sources, "-swift-version", "5", "-suppress-warnings",
                    "-experimental-skip-non-inlinable-function-bodies", "-package-name", package,
                    "-enable-upcoming-feature", "InternalImportsByDefault" if name == "ArgumentParser" else "MemberImportVisibility",
                    imports=self.shims(),
                )

            words = self.once(name, resolved, work)
            if words:
                cannot(f"{package}'s {name} doesn't compile for macOS:\n{words}")

    def target(self, name):
        kind, folder, (own, products) = self.package.targets[name]
        if kind == "system":
            return ""
        sources = sorted(folder.glob("**/*.swift"))
        c = sorted(folder.glob("**/*.c"))
        key = digest(
            self.compiler.key, *[self.keys.get(other, "") for other in own], *sources, *c, *sorted(folder.glob("**/*.h")),
            *[str(source) for source in sources],
        )
        if c:
            return self.once(name, key, lambda: self.compiler.check_c(c, folder))
        if any(other in self.failed | self.skipped for other in own):
            self.skipped.add(name)
            return ""
        if name in EMBEDDED:
            text = f"enum {EMBEDDED[name]} {{ static let files: [(path: String, text: String)] = [] }}\n"
            embedded = self.compiler.modules / f"{EMBEDDED[name]}.swift"
            embedded.write_text(text)
            sources.append(embedded)
        return self.once(name, key, lambda: self.compiler.emit(name, sources, "-swift-version", "6", imports=self.imports()))

    def shims(self):
        folder = ROOT / ".build/checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include"
        return ["-Xcc", f"-fmodule-map-file={folder}/module.modulemap"]

    def imports(self):
        words = self.shims()
        for name, (kind, folder, _) in self.package.targets.items():
            if kind == "system":
                words += ["-I", folder]
            elif any(folder.glob("**/*.c")):
                # As SwiftPM does.
                map = self.compiler.modules / f"{name}.modulemap"
                map.write_text(f'module {name} {{\n    umbrella "{folder}/include"\n    export *\n}}\n')
                words += ["-Xcc", f"-fmodule-map-file={map}"]
        return words

    def stubs(self):
        for name in ["Darwin", "Foundation"]:
            options = ["-import-underlying-module"] if name == "Darwin" else []

            def work():
                return self.compiler.emit(name, [HERE / f"Stubs/{name}.swift"], *options, "-swift-version", "5")

            words = self.once(name, self.compiler.key, work)
            if words:
                sys.exit(f"Tests/Darwin/Stubs/{name}.swift doesn't compile:\n{words}")

    def prove(self):
        """That this finds what it is for: code that only compiles elsewhere must not pass."""
        for name, text in FAULTS.items():
            source = self.compiler.modules / f"{name}.swift"
            source.write_text("import Darwin\n" + text + "\n")
            words = self.once(f"{name}-fault", digest(self.compiler.key, text), lambda: "" if self.compiler.emit(
                name, [source], "-swift-version", "6") else f"{text}: this compiles, and doesn't on macOS {self.package.minimum}")
            if words:
                sys.exit(words)

    def run(self, wanted):
        self.compiler.library()
        self.stubs()
        self.prove()
        order = self.package.order(wanted)
        products = {product for name in order for product in self.package.targets[name][2][1]}
        for package, modules in PRODUCTS.items():
            if products & set(modules):
                self.dependency(package)
        # Two at a time, each when what it imports is done.
        waiting = list(order)
        done = set()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            running = {}
            while waiting or running:
                for name in list(waiting):
                    own = [other for other in self.package.targets[name][2][0] if other in order]
                    if all(other in done for other in own):
                        waiting.remove(name)
                        running[pool.submit(self.target, name)] = name
                ended, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
                for future in ended:
                    name = running.pop(future)
                    words = future.result()
                    done.add(name)
                    if words:
                        self.failed.add(name)
                        print(f"{name} doesn't compile for macOS {self.package.minimum}:\n{words}")
        if self.failed:
            if self.skipped:
                print(f"Not looked at, since they import those: {', '.join(sorted(self.skipped))}")
            return 1
        print(f"{len(order)} targets compile for macOS {self.package.minimum}.")
        return 0


if __name__ == "__main__":
    if platform.system() == "Darwin":
        print("This is macOS: the build itself says what doesn't compile.")
        sys.exit(0)
    sys.exit(Check().run(sys.argv[1:]))
