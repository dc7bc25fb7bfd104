"""Runs the jobs of GitLab's template as a runner does, and looks at what they leave."""
import argparse
import os
import subprocess
import sys

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--release", required=True)
    parser.add_argument("--repository", required=True)
    arguments = parser.parse_args()
    repository = arguments.repository
    with open(os.path.join(ROOT, "ci/glosa.gitlab-ci.yml"), encoding="utf-8") as file:
        template = yaml.safe_load(file)

    def job(name, **variables):
        given = template[name]
        given = {**template[given["extends"]], **given}
        environment = {
            **os.environ, **template["variables"], "CI_PROJECT_DIR": repository,
            "CI_PAGES_URL": "https://team.example.org/course", "GLOSA_RELEASE": "file://" + arguments.release, **variables,
        }
        # A runner puts the lines of both one behind the other into a script that ends at the first failure.
        script = "\n".join([*given["before_script"], *given["script"]])
        return subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", script], cwd=repository, env=environment, capture_output=True, text=True
        )

    def write(path, text):
        with open(os.path.join(repository, path), "w", encoding="utf-8") as file:
            file.write(text)

    wrong = []

    def expect(what, is_so, job):
        print(("ok: " if is_so else "FAILED: ") + what)
        if not is_so:
            wrong.append(what)
            print(job.stdout, job.stderr, file=sys.stderr)

    broken = job("glosa:check")
    expect("a broken link fails the job", broken.returncode == 1, broken)
    expect("it is told", "docs/en/a.md:3:5" in broken.stdout, broken)
    with open(os.path.join(repository, "glosa-junit.xml"), encoding="utf-8") as file:
        expect("it is in JUnit's report", "docs/en/a.md" in file.read(), broken)
    since = job("glosa:check", GLOSA_OPTIONS="--since HEAD")
    expect("options reach the check", since.returncode == 0, since)
    write("docs/en/a.md", "# A\n")
    clean = job("glosa:check", GLOSA_OPTIONS="--strict")
    expect("a clean course passes", clean.returncode == 0, clean)
    pages = job("pages")
    public = os.path.join(repository, "public/en/a.html")
    expect("the site is in public", pages.returncode == 0 and os.path.exists(public), pages)
    with open(public, encoding="utf-8") as file:
        expect("it knows its address", "https://team.example.org/course/en/a.html" in file.read(), pages)
    forged = job("glosa:check", GLOSA_VERSION="9.9.9")
    expect("a version that is not there fails", forged.returncode not in (0, 1), forged)
    os.mkdir(os.path.join(repository, "below"))
    for name in ("glosa.yml", "docs"):
        os.rename(os.path.join(repository, name), os.path.join(repository, "below", name))
    write("below/docs/en/a.md", "# A\n\n[x](nowhere.md)\n")
    below = job("glosa:check", GLOSA_COURSE="below")
    expect("paths are the repository's", "below/docs/en/a.md:3:5" in below.stdout, below)
    sys.exit(1 if wrong else 0)


main()
