"""What the machine that a program was built for is called by those who package for it."""
import re
import subprocess


class Machine:
    """The machine of a built program, which may be another than this one."""

    def __init__(self, program):
        with open(program, "rb") as file:
            head = file.read(64)
        if head[:4] == b"\x7fELF":
            self.system = "linux"
            code = int.from_bytes(head[18:20], "little")
            self.architecture = {0x3E: "x86_64", 0xB7: "aarch64"}.get(code)
        elif head[:4] == b"\xcf\xfa\xed\xfe":
            self.system = "macos"
            code = int.from_bytes(head[4:8], "little")
            self.architecture = {0x01000007: "x86_64", 0x0100000C: "arm64"}.get(code)
        else:
            raise SystemExit(f"{program} is no program for Linux or macOS")
        if self.architecture is None:
            raise SystemExit(f"{program} is for a machine that no package is made for")
        self.program = program

    @property
    def name(self):
        """As it stands in the names of files: x86_64-linux."""
        return f"{self.architecture}-{self.system}"

    @property
    def triple(self):
        """Swift's name for it, which artifact bundles use."""
        if self.system == "macos":
            return f"{self.architecture}-apple-macosx"
        return f"{self.architecture}-unknown-linux-gnu"

    @property
    def debian(self):
        return {"x86_64": "amd64", "aarch64": "arm64"}[self.architecture]

    def newest(self, library):
        """The newest version of a library's symbols that the program asks for, such as (2, 35) of GLIBC."""
        text = subprocess.run(
            ["readelf", "--version-info", "--wide", self.program], capture_output=True, text=True, check=True
        ).stdout
        found = re.findall(rf"Name: {library}_(\d+(?:\.\d+)*)", text)
        return max((tuple(int(part) for part in version.split(".")) for version in found), default=None)

    @property
    def wheel(self):
        """The platform tag of PEP 600 on Linux, and that of macOS 14, the oldest that Glosa is for."""
        if self.system == "macos":
            return f"macosx_14_0_{self.architecture}"
        major, minor = self.newest("GLIBC")[:2]
        return f"manylinux_{major}_{minor}_{self.architecture}"
