"""A SwiftPM artifact bundle (Swift Evolution SE-0305): one program for each machine that it was built for."""
import json
import os

from archives import zipped
from machine import Machine


def write(programs, license, version, epoch, path):
    """Writes a bundle of programs for different machines."""
    variants, entries = [], []
    for program in programs:
        machine = Machine(program)
        place = f"glosa-{version}-{machine.name}/bin/glosa"
        with open(program, "rb") as file:
            entries.append((f"glosa.artifactbundle/{place}", file.read(), True))
        variants.append({"path": place, "supportedTriples": [machine.triple]})
    info = {
        "schemaVersion": "1.0",
        "artifacts": {
            "glosa": {"version": version, "type": "executable", "variants": sorted(variants, key=lambda v: v["path"])}
        },
    }
    with open(license, "rb") as file:
        entries.append(("glosa.artifactbundle/LICENSE", file.read(), False))
    entries.append(("glosa.artifactbundle/info.json", (json.dumps(info, indent=2) + "\n").encode(), False))
    with open(path, "wb") as file:
        file.write(zipped(sorted(entries), epoch))
    return path


if __name__ == "__main__":
    import argparse

    parser = argparse.ArgumentParser(description="Joins programs for several machines in one artifact bundle.")
    parser.add_argument("--version", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--license", default="LICENSE")
    parser.add_argument("programs", nargs="+")
    arguments = parser.parse_args()
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    write(arguments.programs, arguments.license, arguments.version, epoch, arguments.output)
