"""scripts/release on a repository of its own, with a made-up command."""

import os
import pathlib
import shutil
import subprocess
import tarfile
import tempfile
import unittest

from sandbox import REPOSITORY

PHONE = r"""#!/usr/bin/env bash
printf '\x89PNG' >"$4"
echo "    Button, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'smoke', label: 'LABEL'"
"""

# Writes a bundle, or pages, to the given path.
SDK = """#!/usr/bin/env bash
echo "sdk $*"
while (($# > 0)); do case $1 in --output | --place) folder=$2 ;; esac; shift; done
mkdir -p "$folder/scrollwork.artifactbundle" && echo "$folder" >"$folder/scrollwork.artifactbundle/info.json"
"""
DOCS = """#!/usr/bin/env bash
mkdir -p "$2/docs" "$2/reference"
for page in index.html docs/testing.html reference/SimulatorTesting.html search.js; do echo page >"$2/$page"; done
echo expectStable >"$2/index.js"
"""
SWIFT = """#!/usr/bin/env bash
echo "swift $*"
exit "${KIOSK_STATUS:-0}"
"""


class ReleaseTests(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="release "))
        self.addCleanup(shutil.rmtree, self.folder)
        self.root = self.folder / "a package"
        for name in ["scripts", "docs", ".build/debug", "Tests/Kiosk", "../tools"]:
            (self.root / name).mkdir(parents=True)
        for name in ["release", "prepare.bash"]:
            shutil.copy2(REPOSITORY / "scripts" / name, self.root / "scripts" / name)
        for name, text in [("scripts/sdk", SDK), ("scripts/docs", DOCS), ("../tools/swift", SWIFT)]:
            self.write(self.root / name, text)
        shutil.copy2(REPOSITORY / ".gitignore", self.root / ".gitignore")
        for name in ["README.md", "CONTRIBUTING.md", "LICENSE", "docs/page.md", "Tests/Kiosk/Package.swift"]:
            (self.root / name).write_text(name)
        for name in ["run", "test"]:
            self.write(self.root / name, f"#!/usr/bin/env bash\necho Usage: ./{name} $*\n")
        (self.root / "CHANGELOG.md").write_text("# Changelog\n\n## 0.1.0\n")
        self.phone("Works")
        for command in ["init -q -b main", "add .", "commit -qm first", "tag v0.1.0"]:
            self.git(*command.split())

    def git(self, *arguments):
        names = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
        subprocess.run(["git", *names, *arguments], cwd=self.root, check=True, capture_output=True)

    def phone(self, label):
        self.write(self.root / ".build/debug/scrollwork", PHONE.replace("LABEL", label))

    @staticmethod
    def write(file, text):
        file.write_text(text)
        file.chmod(0o755)

    def release(self, *arguments, **more):
        environment = os.environ | {"PATH": f"{self.folder / 'tools'}:{os.environ['PATH']}"} | more
        done = subprocess.run(
            [self.root / "scripts/release", *arguments, "--built", "debug"], capture_output=True, text=True,
            cwd=self.folder, env=environment)
        return done.returncode, done.stdout + done.stderr

    def test_a_tag_becomes_sources_package_sdk_and_site_with_their_sums(self):
        code, output = self.release("v0.1.0")
        self.assertEqual(code, 0, output)
        dist = self.root / "dist"
        subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=dist, check=True)
        self.assertEqual(len((dist / "SHA256SUMS").read_text().splitlines()), 4)
        with tarfile.open(dist / "scrollwork-v0.1.0.tar.gz") as sources:
            self.assertIn("scrollwork-v0.1.0/run", sources.getnames())
        with tarfile.open(dist / "scrollwork-v0.1.0-docs.tar.gz") as docs:
            self.assertIn("scrollwork-v0.1.0-docs/index.html", docs.getnames())
        # the SDK was tested where it was installed, and is built for where it is unpacked
        self.assertRegex(output, r"swift test --package-path \S.*/Tests/Kiosk --swift-sdks-path .*/place --swift-sdk scrollwork\n")
        self.assertRegex(output, r"sdk --place /opt/scrollwork --output .*/sdk/opt/scrollwork --built debug\n")
        with tarfile.open(dist / "scrollwork-v0.1.0-sdk.tar.gz") as bundle:
            self.assertIn("opt/scrollwork/scrollwork.artifactbundle/info.json", bundle.getnames())

    def test_the_command_of_the_debian_package_starts_sources_in_the_cache(self):
        code, output = self.release("v0.1.0")
        self.assertEqual(code, 0, output)
        package = self.root / "dist/scrollwork_0.1.0_amd64.deb"
        subprocess.run(["dpkg-deb", "--extract", package, self.folder / "there"], check=True)
        field = subprocess.run(["dpkg-deb", "--field", package, "Depends"], capture_output=True, text=True, check=True)
        self.assertTrue({"libcairo2-dev", "fonts-inter", "git"} <= set(field.stdout.strip().split(", ")), field.stdout)

        def start(*arguments):
            command = [self.folder / "there/usr/bin/scrollwork", *arguments]
            environment = os.environ | {"XDG_CACHE_HOME": str(self.folder / "a cache")}
            return subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout

        self.assertEqual(start("Card.swift", "--dark"), "Usage: ./run Card.swift --dark\n")
        self.assertEqual(start("test", "./Shop"), "Usage: ./test ./Shop\n")
        sources = list((self.folder / "a cache/scrollwork").iterdir())
        self.assertEqual([folder.name for folder in sources], ["sources-0.1.0"])
        self.assertTrue((sources[0] / "docs/page.md").exists())

    def test_a_package_that_fails_with_the_sdk_ends_it(self):
        code, _ = self.release("v0.1.0", KIOSK_STATUS="1")
        self.assertEqual(code, 1)
        self.assertFalse((self.root / "dist").exists())

    def test_a_command_that_shows_something_else_ends_it(self):
        self.phone("Works not")
        code, output = self.release("v0.1.0")
        self.assertEqual(code, 1)
        self.assertIn("does not show the button", output)
        self.assertFalse((self.root / "dist").exists())

    def test_what_is_not_the_tag_is_refused(self):
        for arguments, message in [
            ([], "Name a tag"), (["main"], "Name a tag"), (["v0.2.0"], "There is no tag v0.2.0"),
            (["v0.1.0", "--fast"], "Unknown option: --fast"),
        ]:
            code, output = self.release(*arguments)
            self.assertEqual(code, 64)
            self.assertIn(message, output)
        # a change
        (self.root / "README.md").write_text("other")
        self.assertIn("uncommitted changes", self.release("v0.1.0")[1])
        # another commit
        self.git("commit", "-qam", "second")
        self.assertIn("v0.1.0 is not checked out", self.release("v0.1.0")[1])
        # and one that is not in the changelog
        self.git("tag", "v0.1.1")
        code, output = self.release("v0.1.1")
        self.assertEqual(code, 64)
        self.assertIn("CHANGELOG.md has no heading", output)


if __name__ == "__main__":
    unittest.main()
