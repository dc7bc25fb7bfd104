"""Packages an installed tree in every form that the machine has: scripts/release calls this."""
import argparse
import hashlib
import os

import artifact_bundle
import debian
import wheel
from archives import tar_gz
from machine import Machine

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--version", required=True)
parser.add_argument("--stage", required=True, help="a folder with bin/glosa, share/, LICENSE and the like")
parser.add_argument("--epoch", required=True, type=int, help="the time that all files get, in seconds since 1970")
parser.add_argument("--output", required=True)
arguments = parser.parse_args()

version, stage, epoch, output = arguments.version, arguments.stage, arguments.epoch, arguments.output
program = os.path.join(stage, "bin/glosa")
machine = Machine(program)
name = f"glosa-{version}-{machine.name}"

made = [os.path.join(output, f"{name}.tar.gz")]
with open(made[0], "wb") as file:
    file.write(tar_gz(stage, name, epoch))
if machine.system == "linux":
    made.append(debian.write(stage, version, machine, epoch, output))
made.append(wheel.write(stage, version, machine, epoch, output))
bundle = os.path.join(output, f"{name}.artifactbundle.zip")
made.append(artifact_bundle.write([program], os.path.join(stage, "LICENSE"), version, epoch, bundle))

with open(os.path.join(output, f"SHA256SUMS-{machine.name}"), "w", encoding="utf-8") as sums:
    for path in sorted(made):
        with open(path, "rb") as file:
            sums.write(f"{hashlib.sha256(file.read()).hexdigest()}  {os.path.basename(path)}\n")
