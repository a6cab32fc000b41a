"""./run on a machine with a made-up Swift, apt and package database."""

import os
import pty
import re
import signal
import time
import unittest

from sandbox import REPOSITORY, Sandbox

STAGES = re.compile(
    r"\[1/3\] System packages \.\.\. \d+\.\d s\n"
    r"\[2/3\] Swift \.\.\. \d+\.\d s, 6\.3\.1\n"
    r"\[3/3\] Build \(release\) \.\.\. \d+\.\d s(, nothing changed)?\n")


class RunTests(unittest.TestCase):
    def setUp(self):
        self.sandbox = Sandbox()
        self.addCleanup(self.sandbox.close)

    def start(self, *arguments, **options):
        return self.sandbox.run("run", *arguments, **options)

    def assert_builds(self):
        self.sandbox.forget_calls()
        code, _, errors = self.start()
        self.assertEqual((code, errors), (0, ""))
        products = [call.split()[-1] for call in self.sandbox.called("swift build")]
        self.assertEqual(products.count("scrollwork"), 1)

    def assert_builds_nothing(self):
        self.sandbox.forget_calls()
        code, output, _ = self.start()
        self.assertEqual(code, 0)
        self.assertIn("nothing changed", output)
        self.assertEqual(self.sandbox.calls[1:], ["swift --version"])

    # Help

    def test_help_needs_nothing(self):
        # given neither Swift nor a package database
        for tool in ["swift", "dpkg-query"]:
            (self.sandbox.tools / tool).unlink()
        for command in ["run", "test"]:
            for option in ["--help", "-h"]:
                # when
                code, output, errors = self.sandbox.run(command, option)
                # then
                self.assertEqual((code, errors, self.sandbox.calls), (0, "", []))
                self.assertIn(f"Usage: ./{command}", output)

    def test_help_names_the_options_of_the_executable_and_no_others(self):
        # given the options that the executable declares
        files = ["Command/Scrollwork.swift", "Backend/BackendOptions/AnswerOptions.swift"]
        source = "".join((REPOSITORY / "Sources" / file).read_text() for file in files)
        names = re.findall(r"@(?:Option|Flag)\(.*?\n\s*(?:public )?var (\w+)", source, re.DOTALL)
        declared = {"--" + re.sub("[A-Z]+", lambda capitals: "-" + capitals.group().lower(), name) for name in names}
        self.assertLessEqual({"--text-size", "--chat-url"}, declared)
        # then
        _, output, _ = self.start("--help")
        self.assertEqual(set(re.findall(r"^  (?:-h, )?(--[a-z-]+)", output, re.MULTILINE)), declared | {"--help"})

    def test_what_the_stages_say_is_not_in_a_description(self):
        code, output, errors = self.start("Card.swift", "--describe", "json")
        self.assertEqual(code, 0)
        self.assertRegex(errors, STAGES)
        self.assertTrue(output.startswith("started in "), output)
        self.assertIn("<--describe>\n<json>\n", output)

    # Swift

    def test_without_swift_the_two_lines_that_install_it_are_printed(self):
        (self.sandbox.tools / "swift").unlink()
        code, output, errors = self.start()
        self.assertEqual((code, output), (2, ""))
        lines = errors.strip().splitlines()[-2:]
        self.assertRegex(lines[0], r"curl -fL https://download\.swift\.org/swift-6\.3\.1-release/debian12\S*\.tar\.gz")
        self.assertIn("| tar -xz -C ~/swift", lines[0])
        self.assertEqual(lines[1], 'export PATH="$HOME/swift/usr/bin:$PATH"')
        # and nothing was installed for a machine that cannot build
        self.assertEqual(self.sandbox.calls, [])

    def test_without_curl_the_first_line_installs_it(self):
        (self.sandbox.tools / "swift").unlink()
        (self.sandbox.tools / "curl").unlink()
        _, _, errors = self.start()
        self.assertIn("apt-get install -y curl ca-certificates && curl -fL", errors)

    def test_an_old_swift_is_named(self):
        self.sandbox.set("swift-version", "6.2.3")
        code, output, errors = self.start()
        self.assertEqual(code, 2)
        self.assertIn("6.2.3 is too old", output)
        self.assertIn("6.3 or later is needed", errors)
        self.assertEqual(self.sandbox.called("swift build"), [])

    def test_newer_swifts_are_taken(self):
        for version in ["6.3", "6.4-dev", "7.0"]:
            self.sandbox.set("swift-version", version)
            self.assertEqual(self.start()[0], 0, version)

    # System packages

    def test_missing_packages_are_installed_before_swift_is_called(self):
        self.sandbox.set("missing-packages", "libpango1.0-dev\nzlib1g-dev\n")
        code, output, _ = self.start()
        self.assertEqual(code, 0)
        calls = [call for call in self.sandbox.calls if not call.startswith(("dpkg-query", "sudo"))]
        self.assertRegex(calls[0], r"^apt-get .*update$")
        self.assertRegex(calls[1], r"^apt-get .*install --no-install-recommends zlib1g-dev libpango1\.0-dev$")
        self.assertEqual(calls[2], "swift --version")
        self.assertIn("System packages (installing 2)", output)

    def test_nothing_missing_means_one_question_and_no_apt(self):
        self.start()
        self.assertEqual(len(self.sandbox.called("dpkg-query")), 1)
        self.assertEqual(self.sandbox.called("apt-get"), [])

    def test_a_failing_apt_is_shown_with_its_log_and_a_way_on(self):
        self.sandbox.set("missing-packages", "zlib1g-dev\n")
        self.sandbox.set("apt-fails")
        code, _, errors = self.start()
        self.assertEqual(code, 1)
        self.assertIn("E: Unable to locate package", errors)
        self.assertIn(str(self.sandbox.root / ".build/log/packages.log"), errors)
        self.assertIn("apt-get install zlib1g-dev", errors)
        self.assertEqual(self.sandbox.called("swift"), [])

    @unittest.skipIf(os.geteuid() != 0, "only root can become somebody else")
    def test_another_user_than_root_goes_through_sudo(self):
        self.sandbox.set("missing-packages", "zlib1g-dev\n")
        self.sandbox.tool("sudo", 'case "$1" in -n|-v) ;; *) exec "$@" ;; esac')
        code, _, errors = self.start(user=65534)
        self.assertEqual((code, errors), (0, ""))
        calls = "\n".join(self.sandbox.called("sudo"))
        self.assertRegex(calls, r"sudo env DEBIAN_FRONTEND=noninteractive apt-get .*install")

    @unittest.skipIf(os.geteuid() != 0, "only root can become somebody else")
    def test_without_sudo_the_command_for_root_is_printed(self):
        self.sandbox.set("missing-packages", "zlib1g-dev\n")
        code, _, errors = self.start(user=65534)
        self.assertEqual(code, 2)
        self.assertIn("apt-get update && apt-get install zlib1g-dev", errors)

    # Building

    def test_the_first_start_builds_in_release_and_shows_its_stages(self):
        code, output, errors = self.start()
        self.assertEqual((code, errors), (0, ""))
        self.assertRegex(output, r"\A" + STAGES.pattern + "started in ")
        # first the dependencies of the largest modules, and then everything
        build = f"swift build --package-path {self.sandbox.root} -c release --product"
        self.assertEqual(self.sandbox.called("swift build"), [f"{build} BelowUIKit", f"{build} scrollwork"])

    def test_the_second_start_builds_nothing(self):
        self.start()
        self.assert_builds_nothing()

    def test_any_change_builds_and_then_no_more(self):
        app = self.sandbox.root / "Sources/App/App.swift"
        moved = app.with_name("Moved.swift")
        executable = self.sandbox.root / ".build/release/scrollwork"

        def restore_older_text():
            app.write_text("// ap2")
            os.utime(app, (1, 1))

        changes = {
            "a new file": lambda: app.with_name("New.swift").write_text(""),
            "a renamed file": lambda: app.rename(moved),
            "a deleted file": moved.unlink,
            "an older file": restore_older_text,
            "the manifest": lambda: (self.sandbox.root / "Package.swift").write_text("// another"),
            "a dependency": lambda: (self.sandbox.root / "Package.resolved").write_text("another version"),
            "the compiler": lambda: self.sandbox.set("swift-version", "6.3.2"),
            "a system library": lambda: self.sandbox.set("package-version", "1.1"),
            "no executable": executable.unlink,
            "an executable from elsewhere": lambda: os.utime(executable, (1, 1)),
        }
        self.start()
        for name, change in changes.items():
            with self.subTest(name):
                change()
                self.assert_builds()
                self.assert_builds_nothing()

    def test_files_that_were_checked_out_anew_are_not_built_again(self):
        self.start()
        for file in (self.sandbox.root / "Sources/App/App.swift", self.sandbox.root / "run"):
            os.utime(file, (1, 1))
        self.assert_builds_nothing()

    def test_what_is_edited_while_it_builds_is_built_next_time(self):
        self.sandbox.set("edited-while-building")
        self.start()
        self.sandbox.unset("edited-while-building")
        self.assert_builds()
        self.assert_builds_nothing()

    def test_a_failing_build_shows_the_end_of_its_log_and_starts_nothing(self):
        # given an earlier build
        self.start()
        (self.sandbox.root / "Sources/App/App.swift").write_text("// broken")
        self.sandbox.set("build-fails")
        # when
        code, output, errors = self.start()
        # then
        self.assertEqual(code, 1)
        self.assertIn("Build (release) ... ", output)
        self.assertNotIn("started in", output)
        self.assertNotIn("line 20\n", errors)
        self.assertIn("line 21\n", errors)
        self.assertIn("line 60\n", errors)
        self.assertIn(str(self.sandbox.root / ".build/log/build.log"), errors)
        # and the next start tries again
        self.sandbox.unset("build-fails")
        self.assert_builds()

    # Starting

    def test_arguments_and_working_directory_reach_the_app(self):
        elsewhere = self.sandbox.folder / "else where"
        elsewhere.mkdir()
        link = elsewhere / "link"
        link.symlink_to(self.sandbox.root / "run")
        code, output, _ = self.sandbox.run(link, "Card.swift", "--snapshot", "my picture.png", "", cwd=elsewhere)
        self.assertEqual(code, 0)
        self.assertIn(f"started in {elsewhere} with 4:\n<Card.swift>\n<--snapshot>\n<my picture.png>\n<>\n", output)

    def test_control_c_during_a_build_ends_everything(self):
        self.sandbox.set("build-hangs")
        with open(os.devnull, "wb") as nowhere:
            process = self.sandbox.start(self.sandbox.root / "run", stdout=nowhere, stderr=nowhere)
        while not (self.sandbox.machine / "is-building").exists():
            self.assertIsNone(process.poll())
            time.sleep(0.01)
        # when
        os.killpg(process.pid, signal.SIGINT)
        # then
        self.assertEqual(process.wait(10), 130)
        deadline = time.monotonic() + 5
        while True:
            try:
                os.killpg(process.pid, 0)
            except ProcessLookupError:
                break
            self.assertLess(time.monotonic(), deadline, "something still runs")
            time.sleep(0.05)

    def test_a_terminal_sees_the_time_pass(self):
        try:
            parent, child = pty.openpty()
        except OSError as error:
            self.skipTest(f"this machine has no terminals: {error}")
        build = 'echo "[7/9] Linking"; sleep 1; exit 1'
        self.sandbox.tool("swift", f'case $1 in --version) echo "Swift version 6.3.1" ;; *) {build} ;; esac')
        process = self.sandbox.start(self.sandbox.root / "run", stdin=child, stdout=child, stderr=child)
        os.close(child)
        shown = b""
        while True:
            try:
                shown += os.read(parent, 4096)
            except OSError:
                break
        os.close(parent)
        self.assertEqual(process.wait(10), 1)
        line = r"\r\x1b\[K\[3/3\] Build \(release\) \.\.\. "
        self.assertRegex(shown.decode(), rf"{line}0\.[2-9] s \(7/9\){line}")


if __name__ == "__main__":
    unittest.main()
