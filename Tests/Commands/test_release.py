"""scripts/release on a repository of its own, with a command that is made up."""

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


class ReleaseTests(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="release "))
        self.addCleanup(shutil.rmtree, self.folder)
        self.root = self.folder / "a package"
        for name in ["scripts", "docs", ".build/debug"]:
            (self.root / name).mkdir(parents=True)
        shutil.copy2(REPOSITORY / "scripts/release", self.root / "scripts/release")
        shutil.copy2(REPOSITORY / ".gitignore", self.root / ".gitignore")
        for name in ["README.md", "CONTRIBUTING.md", "LICENSE", "docs/page.md", "run"]:
            (self.root / name).write_text(name)
        (self.root / "CHANGELOG.md").write_text("# Changelog\n\n## 0.1.0\n")
        self.phone("Works")
        for command in ["init -q -b main", "add .", "commit -qm first", "tag v0.1.0"]:
            self.git(*command.split())

    def git(self, *arguments):
        names = ["-c", "user.name=A", "-c", "user.email=a@b.c"]
        subprocess.run(["git", *names, *arguments], cwd=self.root, check=True, capture_output=True)

    def phone(self, label):
        file = self.root / ".build/debug/scrollwork"
        file.write_text(PHONE.replace("LABEL", label))
        file.chmod(0o755)

    def release(self, *arguments):
        done = subprocess.run(
            [self.root / "scripts/release", *arguments, "--built", "debug"], capture_output=True, text=True,
            cwd=self.folder)
        return done.returncode, done.stdout + done.stderr

    def test_a_tag_becomes_two_archives_with_their_sums(self):
        code, output = self.release("v0.1.0")
        self.assertEqual(code, 0, output)
        dist = self.root / "dist"
        subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=dist, check=True)
        with tarfile.open(dist / "scrollwork-v0.1.0.tar.gz") as sources:
            self.assertIn("scrollwork-v0.1.0/run", sources.getnames())
        with tarfile.open(dist / "scrollwork-v0.1.0-docs.tar.gz") as docs:
            names = docs.getnames()
        self.assertIn("scrollwork-v0.1.0-docs/docs/page.md", names)
        self.assertNotIn("scrollwork-v0.1.0-docs/run", names)

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
        # something changed
        (self.root / "README.md").write_text("other")
        self.assertIn("not committed", self.release("v0.1.0")[1])
        # another commit
        self.git("commit", "-qam", "second")
        self.assertIn("not what is checked out", self.release("v0.1.0")[1])
        # and one that the changelog does not know
        self.git("tag", "v0.1.1")
        code, output = self.release("v0.1.1")
        self.assertEqual(code, 64)
        self.assertIn("CHANGELOG.md has no heading", output)


if __name__ == "__main__":
    unittest.main()
