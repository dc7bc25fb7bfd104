"""Runs the steps of action.yml as GitHub does, for a pull request and for a push, and compares what they leave.

Steps that use other actions are not run, but named; expressions are those that action.yml has and no others.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Job:
    def __init__(self, repository, release, inputs, base="", folder=ROOT, names=("owner/glosa", "main")):
        with open(os.path.join(ROOT, "action.yml"), encoding="utf-8") as file:
            self.action = yaml.safe_load(file)
        self.temp = tempfile.mkdtemp()
        self.inputs = {name: str(value.get("default", "")) for name, value in self.action["inputs"].items()}
        unknown = set(inputs) - set(self.inputs)
        assert not unknown, f"no such input: {unknown}"
        self.inputs.update({"release": "file://" + release, **inputs})
        self.repository, self.base, self.folder, self.names = repository, base, folder, names
        self.outputs, self.environment, self.paths, self.used = {}, {}, [], []
        self.log, self.failed = "", False

    def value(self, expression):
        """What an expression of action.yml means."""
        expression = expression.strip()
        if " || " in expression and " && " in expression:
            condition, values = expression.split(" && ", 1)
            first, second = values.split(" || ")
            return self.value(first) if self.truth(condition) else self.value(second)
        if match := re.fullmatch(r"format\('\{0\}(.*)', (.*)\)", expression):
            return self.value(match[2]) + match[1]
        if match := re.fullmatch(r"'(.*)'", expression):
            return match[1]
        if match := re.fullmatch(r"inputs\.([\w-]+)", expression):
            return self.inputs[match[1]]
        if match := re.fullmatch(r"steps\.(\w+)\.outputs\.(\w+)", expression):
            return self.outputs.get(match[1], {}).get(match[2], "")
        if match := re.fullmatch(r"env\.(\w+)", expression):
            return self.environment.get(match[1], "")
        known = {
            "github.action_repository": self.names[0], "github.action_ref": self.names[1], "runner.temp": self.temp,
            "runner.os": "Linux", "runner.arch": "X64", "github.run_id": "1", "github.run_attempt": "1",
            "github.event.pull_request.base.sha": self.base,
        }
        return known[expression]

    def truth(self, condition):
        if " || " in condition:
            return any(self.truth(part) for part in condition.split(" || "))
        if " && " in condition:
            return all(self.truth(part) for part in condition.split(" && "))
        if condition.strip() == "always()":
            return True
        left, sign, right = re.fullmatch(r"(.*) (==|!=) (.*)", condition.strip()).groups()
        return (self.value(left) == self.value(right)) == (sign == "==")

    def text(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self.value(match[1]), str(text))

    def run(self):
        for step in self.action["runs"]["steps"]:
            condition = step.get("if", "")
            if self.failed and "always()" not in condition or condition and not self.truth(condition):
                continue
            if "uses" in step:
                self.used.append(step["uses"].split("@")[0])
                for value in step.get("with", {}).values():
                    self.text(value)
                continue
            files = {name: os.path.join(self.temp, name.lower()) for name in ("GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_PATH")}
            for path in files.values():
                open(path, "w").close()
            environment = {
                **os.environ, **self.environment, **files,
                "PATH": ":".join([*self.paths, os.environ["PATH"]]),
                "GITHUB_ACTION_PATH": self.folder, "GITHUB_SERVER_URL": "file://" + self.temp + "/server", "RUNNER_TEMP": self.temp,
                "GITHUB_STEP_SUMMARY": os.path.join(self.temp, "summary"),
                **{name: self.text(value) for name, value in step.get("env", {}).items()},
            }
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", self.text(step["run"])],
                cwd=self.repository, env=environment, capture_output=True, text=True,
            )
            self.log += done.stdout + done.stderr
            self.failed = self.failed or done.returncode != 0
            read = {}
            for name, path in files.items():
                with open(path, encoding="utf-8") as file:
                    read[name] = file.read().splitlines()
            self.outputs[step.get("id", "")] = dict(line.split("=", 1) for line in read["GITHUB_OUTPUT"])
            self.environment.update(line.split("=", 1) for line in read["GITHUB_ENV"])
            self.paths += read["GITHUB_PATH"]
        return self

    def file(self, name):
        with open(os.path.join(self.temp, name), encoding="utf-8") as file:
            return file.read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--release", required=True)
    parser.add_argument("--repository", required=True)
    arguments = parser.parse_args()
    repository = arguments.repository

    def job(base="", **inputs):
        return Job(repository, arguments.release, {name.replace("_", "-"): v for name, v in inputs.items()}, base).run()

    def git(*words):
        return subprocess.run(["git", "-C", repository, *words], capture_output=True, text=True, check=True).stdout.strip()

    wrong = []

    def expect(what, is_so, job):
        print(("ok: " if is_so else "FAILED: ") + what)
        if not is_so:
            wrong.append(what)
            print(job.log, file=sys.stderr)

    base = git("rev-parse", "HEAD")
    first = job(sarif="true")
    expect("a broken link fails the job", first.failed, first)
    expect("it is an annotation", "::error file=docs/en/a.md,line=3" in first.log, first)
    expect("it is in the SARIF file", "docs/en/a.md" in first.file("glosa.sarif"), first)
    expect("the summary tells of it", "1 error" in first.file("summary"), first)
    expect("the site is built all the same", os.path.exists(os.path.join(first.temp, "glosa-site/index.html")), first)
    expect("the memory is restored, saved, and findings uploaded", first.used == [
        "actions/cache/restore", "github/codeql-action/upload-sarif", "actions/cache/save"], first)
    first = job(deploy="true")
    expect("a site with errors is not deployed", "actions/deploy-pages" not in first.used, first)

    second = job(base=base, only_changes="true", build="false")
    expect("what was there before does not fail a pull request", not second.failed, second)
    with open(os.path.join(repository, "docs/en/b.md"), "w", encoding="utf-8") as file:
        file.write("# B\n\n[y](neither.md)\n")
    git("add", ".")
    git("commit", "--quiet", "--message", "two")
    third = job(base=base, only_changes="true")
    expect("what the pull request brings does", third.failed, third)
    expect("and it alone is told", "neither.md" in third.log and "nowhere.md" not in third.log, third)

    git("rm", "--quiet", "docs/en/b.md")
    with open(os.path.join(repository, "docs/en/a.md"), "w", encoding="utf-8") as file:
        file.write("# A\n")
    clean = job(deploy="true", strict="true", base_url="https://example.org/x/")
    expect("a clean course passes and is deployed", not clean.failed and clean.used[-1] == "actions/deploy-pages", clean)
    expect("its status is 0", clean.value("steps.check.outputs.status") == "0", clean)

    os.makedirs(os.path.join(repository, "below"))
    git("mv", "glosa.yml", "docs", "below")
    with open(os.path.join(repository, "below/docs/en/a.md"), "w", encoding="utf-8") as file:
        file.write("# A\n\n[x](nowhere.md)\n")
    below = job(path="below", sarif="true")
    expect("paths are the repository's", "::error file=below/docs/en/a.md,line=3" in below.log, below)
    expect("in the SARIF file too", '"below/docs/en/a.md"' in below.file("glosa.sarif").replace("\\/", "/"), below)
    # As GitHub lays actions out, and without the names that it doesn't promise.
    home = tempfile.mkdtemp()
    action = os.path.join(home, "_actions/team/glosa")
    os.makedirs(action)
    version = os.path.basename(arguments.release)
    os.symlink(ROOT, os.path.join(action, "v" + version))
    found = Job(repository, arguments.release, {"path": "below", "release": ""}, folder=os.path.join(action, "v" + version), names=("", ""))
    downloads = os.path.join(found.temp, "server/team/glosa/releases/download")
    os.makedirs(downloads)
    os.symlink(arguments.release, os.path.join(downloads, "v" + version))
    found.run()
    expect("the release is found by where the action lies", found.environment.get("GLOSA_INSTALLED") == version, found)
    lost = Job(repository, arguments.release, {"release": ""}, names=("", "")).run()
    expect("a release that nobody names fails with a message", lost.failed and "must say where" in lost.log, lost)

    os.makedirs(os.path.join(repository, "plain/docs"))
    for name in ("README.md", "docs/guide.md"):
        with open(os.path.join(repository, "plain", name), "w", encoding="utf-8") as file:
            file.write("# A\n")
    plain = job(path="plain")
    expect("documentation without a course is checked", not plain.failed and plain.value("steps.check.outputs.status") == "0", plain)
    expect("and no site is built of it", not os.path.exists(os.path.join(plain.temp, "glosa-site")), plain)
    plain = job(path="plain", deploy="true")
    expect("it can't be deployed, and a message says so", plain.failed and "no course to deploy" in plain.log, plain)

    missing = job(path="nowhere")
    expect("a folder that is not there fails with a message", missing.failed and "there is no folder" in missing.log, missing)
    sys.exit(1 if wrong else 0)


main()
