"""A small package that brings `swift package glosa` from artifact bundles: what others depend on, without Glosa's sources.

    python3 scripts/packaging/plugin_package.py --version 0.1.0 --bundle glosa-0.1.0.artifactbundle.zip \\
        --url https://example.org/releases/0.1.0/glosa-0.1.0.artifactbundle.zip --output FOLDER

Its manifest has the bundle's address and checksum, or, without --url, the bundle itself lies in the folder.
"""
import argparse
import hashlib
import os
import shutil
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

MANIFEST = """// swift-tools-version: 6.0
// Glosa {version} for Swift packages: swift package glosa check
import PackageDescription

let package = Package(
    name: "glosa-plugin",
    products: [.plugin(name: "GlosaCommand", targets: ["GlosaCommand"])],
    targets: [
        .plugin(
            name: "GlosaCommand",
            capability: .command(
                intent: .custom(verb: "glosa", description: "Runs Glosa: checks, builds, serves a course.")
            ),
            dependencies: ["glosa"]
        ),
        {binary},
    ]
)
"""


def write(version, bundle, url, output):
    plugin = os.path.join(output, "Plugins/GlosaCommand")
    os.makedirs(plugin, exist_ok=True)
    shutil.copy(os.path.join(ROOT, "Plugins/GlosaCommand/GlosaCommand.swift"), plugin)
    shutil.copy(os.path.join(ROOT, "LICENSE"), output)
    if url:
        with open(bundle, "rb") as file:
            checksum = hashlib.sha256(file.read()).hexdigest()
        binary = (
            f'.binaryTarget(\n            name: "glosa",\n            url: "{url}",\n'
            f'            checksum: "{checksum}"\n        )'
        )
    else:
        with zipfile.ZipFile(bundle) as archive:
            for entry in archive.infolist():
                path = archive.extract(entry, output)
                os.chmod(path, entry.external_attr >> 16)
        binary = '.binaryTarget(name: "glosa", path: "glosa.artifactbundle")'
    with open(os.path.join(output, "Package.swift"), "w", encoding="utf-8") as file:
        file.write(MANIFEST.format(version=version, binary=binary))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", required=True)
    parser.add_argument("--bundle", required=True)
    parser.add_argument("--url")
    parser.add_argument("--output", required=True)
    arguments = parser.parse_args()
    write(arguments.version, arguments.bundle, arguments.url, arguments.output)
