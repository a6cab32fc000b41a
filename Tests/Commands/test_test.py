"""./test and .ci/run on a machine with a made-up Swift, apt and package database."""

import os
import pathlib
import re
import signal
import subprocess
import time
import unittest

from sandbox import SWIFT, Sandbox

CLOSING_LINE = "Test run with 12 tests in 3 suites passed after 0.1 seconds."


def wait_until(condition):
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


class TestTests(unittest.TestCase):
    def setUp(self):
        self.sandbox = Sandbox()
        self.addCleanup(self.sandbox.close)
        for folder in ["Browser", "BackendContract", "E2E"]:
            (self.sandbox.root / "Tests" / folder).mkdir()
            (self.sandbox.root / "Tests" / folder / "requirements.txt").write_text("pytest==9.2.0\n")
        # A Python whose environments contain a pytest that passes.
        self.python = r'''
case "$*" in
  "-m venv"*) mkdir -p "$4/bin"; cp() { cat "$1" >"$2"; chmod +x "$2"; }; cp "$0" "$4/bin/python" ;;
  "-m behave"*) echo "appium: $APPIUM_EXECUTABLE"; echo "17 scenarios passed, 0 failed, 0 skipped" ;;
  "-m pytest"*/BackendContract) echo "backend: $BACKEND_EXECUTABLE"; echo "===== 3 passed in 40.05s =====" ;;
  "-m pytest"*) echo "executable: $SCROLLWORK_EXECUTABLE"; echo "===== 21 passed in 60.12s (0:01:00) =====" ;;
  */animation/record*) echo "filmed with $SCROLLWORK_EXECUTABLE to $*" ;;
  "-m unittest"*) echo "Ran 30 tests in 2.0s" ;;
  --version) echo "Python 3.11.2" ;;
esac
'''
        self.sandbox.tool("python3", self.python)

    def start(self, *arguments):
        return self.sandbox.run("test", *arguments)

    def test_everything_runs_and_is_counted(self):
        code, output, errors = self.start()
        self.assertEqual((code, errors), (0, ""))
        stages = re.findall(r"^\[(\d+)/11\] ([^.\n]+) \.\.\. \d+\.\d s", output, re.MULTILINE)
        self.assertEqual([number for number, _ in stages], [str(number) for number in range(1, 12)])
        summary = output[output.index("\n\nok"):]
        self.assertIn(f"ok      Swift tests of SwiftUI: {CLOSING_LINE}\n", summary)
        self.assertIn(f"ok      Swift tests of the rest: {CLOSING_LINE}\n", summary)
        self.assertIn("ok      Commands: Ran 30 tests\n", summary)
        self.assertIn("ok      Backend tests: 3 passed in 40.05s\n", summary)
        report = f"{self.sandbox.root}/.build/e2e-report/index.html"
        self.assertIn(f"ok      End-to-end tests: 17 scenarios passed, 0 failed, 0 skipped; {report}\n", summary)
        self.assertIn("ok      Browser tests: 21 passed in 60.12s", summary)
        self.assertRegex(summary, r"All passed in \d+ s\.\n\Z")
        self.assertIn("swift test --package-path", "\n".join(self.sandbox.calls))
        calls = sorted(self.sandbox.called("swift test"))
        self.assertEqual(len(calls), 2)
        self.assertIn(r"--skip-build --ignore-lock --no-parallel --filter ^SwiftUITests\.", calls[0])
        self.assertIn(r"--skip-build --ignore-lock --no-parallel --skip ^SwiftUITests\.", calls[1])

    def test_what_swift_test_prints_is_shown(self):
        self.sandbox.set("test-output", "◇ Test a() started.\n✔ " + CLOSING_LINE + "\n")
        _, output, _ = self.start("--no-browser")
        self.assertIn("◇ Test a() started.\n", output)

    def test_the_swift_tests_run_beside_the_tests_that_drive_processes(self):
        # given Swift tests that end only when the browser tests have begun
        self.sandbox.tool("swift", f"""
if [ "$1" = test ]; then echo "◇ Test run started."; until [ -e "$MACHINE/browser" ]; do sleep 0.02; done; fi
{SWIFT}""")
        self.sandbox.tool("python3", self.python.replace('echo "executable', 'touch "$MACHINE/browser"; echo "executable'))
        code, output, _ = self.start()
        self.assertEqual(code, 0)
        self.assertLess(output.index("ok      Browser tests"), output.index("ok      Swift tests"))

    def test_an_interrupted_run_leaves_no_swift_test_behind(self):
        self.sandbox.set("tests-hang")
        process = self.sandbox.start(
            self.sandbox.root / "test", "--filter", "x", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        self.addCleanup(process.kill)
        hanging = self.sandbox.machine / "tests-hang"
        wait_until(hanging.read_text)
        # when
        os.killpg(process.pid, signal.SIGINT)
        # then
        self.assertEqual(process.wait(timeout=10), 130)
        wait_until(lambda: not pathlib.Path("/proc", hanging.read_text().strip()).exists())

    def test_the_temporary_files_of_tests_go_when_they_are_over(self):
        self.start("--no-browser")
        left = (self.sandbox.machine / "temporary-files").read_text().split()
        self.assertEqual(len(left), 2)
        self.assertEqual([file for file in left if pathlib.Path(file).exists()], [])

    def test_the_ci_calls_it_from_anywhere(self):
        code, output, _ = self.sandbox.run(".ci/run")
        self.assertEqual(code, 0)
        self.assertIn("All passed", output)

    def test_failing_swift_tests_fail_after_the_rest_has_run(self):
        closing_line = "Test run with 12 tests in 3 suites failed after 0.1 seconds with 1 issue."
        self.sandbox.set("test-output", f"✘ {closing_line}\n")
        self.sandbox.set("test-status", "1")
        code, output, _ = self.start()
        self.assertEqual(code, 1)
        self.assertIn(f"FAILED  Swift tests of SwiftUI: {closing_line}", output)
        self.assertIn(f"FAILED  Swift tests of the rest: {closing_line}", output)
        self.assertIn("ok      Browser tests", output)

    def test_the_last_lines_name_the_failed_tests_with_their_first_issue(self):
        self.sandbox.set("test-output", f"""\
◇ Test passes() started.
✔ Test passes() passed after 0.1 seconds.
━ Test known() recorded a known issue at K.swift:1:1: Issue recorded
✘ Test "rows stay" recorded an issue at RowTests.swift:7:5: Expectation failed: (a → 1) == 2
✘ Test "rows stay" recorded an issue at RowTests.swift:8:5: Expectation failed: second
✘ Test "rows stay" failed after 0.2 seconds with 2 issues.
✘ Test long() recorded an issue with 1 argument n → 1 at L.swift:1:1: {"x" * 70_000}
{self.sandbox.root}/Tests/X.swift:44: error: PageTests.testTap : XCTAssertEqual failed: ("1") is not equal to ("2")
{self.sandbox.root}/Tests/X.swift:45: error: PageTests.testTap : XCTAssertTrue failed
""")
        self.sandbox.set("test-status", "1")
        _, output, _ = self.start("--no-browser")
        lines = output.splitlines()[-4:]
        self.assertEqual(lines[0], '  "rows stay" recorded an issue at RowTests.swift:7:5: Expectation failed: (a → 1) == 2')
        self.assertTrue(lines[1].startswith("  long() recorded an issue with 1 argument n → 1 at L.swift:1:1: xxx"))
        self.assertEqual(len(lines[1]), 602)
        self.assertEqual(
            lines[2], '  Tests/X.swift:44: error: PageTests.testTap : XCTAssertEqual failed: ("1") is not equal to ("2")')
        self.assertRegex(lines[3], r"^FAILED in \d+ s")

    def test_a_test_that_fails_fails_the_run_and_is_not_run_again(self):
        self.sandbox.set("test-output", """\
✘ Test "rows stay" recorded an issue at RowTests.swift:7:5: Expectation failed: (a → 1) == 2
✘ Test run with 12 tests in 3 suites failed after 0.1 seconds with 1 issue.
""")
        self.sandbox.set("test-status", "1")
        code, output, _ = self.start("--no-browser")
        self.assertEqual(code, 1)
        self.assertEqual(len(self.sandbox.called("swift test")), 2)
        self.assertRegex(output, r"FAILED in \d+ s")

    def test_swift_tests_that_never_end_fail_and_the_last_one_is_named(self):
        self.sandbox.set("tests-hang")
        self.sandbox.environment["SCROLLWORK_TESTS_LIMIT"] = "1"
        code, output, _ = self.start("--no-browser")
        self.assertEqual(code, 1)
        self.assertIn("FAILED  Swift tests of SwiftUI: not over after 1 s; ◇ Test hangs() started", output)

    def test_of_many_failed_tests_twenty_are_named(self):
        failures = [f"✘ Test t{n}() recorded an issue at T.swift:{n}:1: Expectation failed: no" for n in range(30)]
        self.sandbox.set("test-output", "\n".join(failures) + "\n")
        self.sandbox.set("test-status", "1")
        _, output, _ = self.start("--no-browser")
        named = [line for line in output.splitlines() if line.startswith("  t")]
        self.assertEqual(len(named), 20)
        self.assertIn("FAILED  Swift tests", "\n".join(output.splitlines()[-28:]))

    def test_a_crash_of_the_test_process_fails_and_says_in_which_test(self):
        self.sandbox.set("test-output", """\
◇ Test first() started.
✔ Test first() passed after 0.1 seconds.
◇ Test "traps" started.
Module/Page.swift:12: Fatal error: Index out of range
error: Exited with unexpected signal code 5
""")
        self.sandbox.set("test-status", "1")
        code, output, _ = self.start("--no-browser")
        self.assertEqual(code, 1)
        self.assertIn(
            'FAILED  Swift tests of SwiftUI: the test process ended without a result (exit code 1); ◇ Test "traps" started\n', output)
        self.assertIn("  Module/Page.swift:12: Fatal error: Index out of range\nFAILED in", output)

    def test_the_last_lines_name_what_failed_in_other_stages(self):
        scenarios = """Failing scenarios:
  Tests/E2E/features/x.feature:12  Retry
1 scenarios passed, 1 failed, 0 skipped"; exit 1"""
        tool = self.python.replace('17 scenarios passed, 0 failed, 0 skipped"', scenarios)
        tests = """FAILED Tests/Browser/test_x.py::test_y - AssertionError
===== 1 failed in 6.1s ====="; exit 1"""
        self.sandbox.tool("python3", tool.replace('===== 21 passed in 60.12s (0:01:00) ====="', tests))
        self.sandbox.set("format-fails")
        _, output, _ = self.start()
        self.assertEqual(output.splitlines()[-4:-1], [
            "  App.swift:1:1: error: [Indentation]",
            "  Tests/E2E/features/x.feature:12  Retry",
            "  FAILED Tests/Browser/test_x.py::test_y - AssertionError"])

    def test_a_run_without_tests_fails(self):
        self.sandbox.set("test-output", "✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.\n")
        code, output, _ = self.start("--filter", "NoSuchTests")
        self.assertEqual(code, 1)
        self.assertIn("FAILED  Swift tests: no test ran", output)

    def test_xctest_is_counted_too(self):
        xctest = "\t Executed 4 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds\n"
        self.sandbox.set("test-output", xctest + "✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.\n")
        code, output, _ = self.start("--no-browser")
        self.assertEqual(code, 0)
        self.assertIn("XCTest: Executed 4 tests, with 0 failures", output)

    def test_bad_format_fails_after_the_rest_has_run(self):
        self.sandbox.set("format-fails")
        code, output, errors = self.start("--no-browser")
        self.assertEqual(code, 1)
        self.assertIn("[Indentation]", errors)
        self.assertIn("FAILED  Source format", output)
        self.assertIn("ok      Swift tests", output)

    def test_failing_browser_tests_fail(self):
        passing, failing = '21 passed in 60.12s (0:01:00) ====="', '1 failed in 6.1s"; exit 1'
        self.sandbox.tool("python3", self.python.replace(passing, failing))
        code, output, _ = self.start()
        self.assertEqual(code, 1)
        self.assertIn("FAILED  Browser tests: 1 failed in 6.1s", output)

    def test_a_failing_build_ends_it(self):
        self.sandbox.set("build-fails")
        code, _, errors = self.start("--no-browser")
        self.assertEqual(code, 1)
        self.assertIn("line 60", errors)
        self.assertIn("test-build.log", errors)
        self.assertEqual(self.sandbox.called("swift test"), [])

    def test_the_browser_tests_get_the_debug_executable_on_a_free_port(self):
        _, output, _ = self.start()
        self.assertIn(f"executable: '{self.sandbox.root}/.build/debug/scrollwork' --port 0 --location deny\n", output)

    def test_the_backend_tests_get_the_debug_executable(self):
        _, output, _ = self.start("--no-browser")
        self.assertIn(f"backend: {self.sandbox.root}/.build/debug/backend\n", output)

    def test_the_end_to_end_tests_get_the_debug_executables(self):
        _, output, _ = self.start("--no-browser")
        self.assertIn(f"appium: '{self.sandbox.root}/.build/debug/scrollwork' --appium --no-token --port 0\n", output)

    def test_failing_end_to_end_tests_fail(self):
        passing, failing = '17 scenarios passed, 0 failed, 0 skipped"', '16 scenarios passed, 1 failed, 0 skipped"; exit 1'
        self.sandbox.tool("python3", self.python.replace(passing, failing))
        code, output, _ = self.start()
        self.assertEqual(code, 1)
        self.assertIn("FAILED  End-to-end tests: 16 scenarios passed, 1 failed", output)
        self.assertIn("ok      Browser tests", output)

    def test_failing_backend_tests_fail(self):
        passing, failing = '3 passed in 40.05s ====="', '1 failed in 6.1s"; exit 1'
        self.sandbox.tool("python3", self.python.replace(passing, failing))
        code, output, _ = self.start()
        self.assertEqual(code, 1)
        self.assertIn("FAILED  Backend tests: 1 failed in 6.1s", output)
        self.assertIn("ok      Browser tests", output)

    def test_python_packages_are_installed_when_their_list_changes(self):
        for wanted, change in [(1, None), (0, None), (1, "pytest==9.2.1\n")]:
            if change:
                (self.sandbox.root / "Tests/Browser/requirements.txt").write_text(change)
            self.sandbox.forget_calls()
            self.start()
            self.assertEqual(len(self.sandbox.called("python3 -m pip install")), wanted)

    def test_without_the_browser_chromium_is_not_needed(self):
        self.sandbox.set("missing-packages", "chromium\n")
        code, output, _ = self.start("--no-browser")
        self.assertEqual(code, 0)
        self.assertIn("[8/10] End-to-end tests", output)
        self.assertEqual(self.sandbox.called("apt-get"), [])

    def test_with_the_browser_chromium_is_installed(self):
        self.sandbox.set("missing-packages", "chromium\n")
        self.start()
        self.assertRegex(self.sandbox.called("apt-get")[-1], r"install .*\bchromium$")

    def test_a_filter_is_handed_on_and_narrows_to_the_swift_tests(self):
        code, output, _ = self.start("--filter", "Extent.*Tests")
        self.assertEqual(code, 0)
        self.assertTrue(self.sandbox.called("swift test")[0].endswith("--filter Extent.*Tests"))
        self.assertIn("[4/4] Swift tests", output)
        self.assertEqual(self.sandbox.called("python3") + self.sandbox.called("swift format"), [])

    def test_pictures_are_drawn_by_their_tests(self):
        self.sandbox.tool("swift", 'if [ "$1" = test ]; then echo "recording: $RECORD_PICTURES"; fi\n' + SWIFT)
        self.sandbox.tool("python3", self.python)
        code, output, _ = self.sandbox.run("scripts/pictures")
        self.assertEqual(code, 0)
        self.assertIn("recording: 1\n", output)
        self.assertTrue(self.sandbox.called("swift test")[0].endswith(r"--filter PictureTests\.|FidelityTests"))
        # and the moving one is recorded from the product
        self.assertRegex(output, r"filmed with '.*'/run to .*/docs/images\n$")

    def test_coverage_is_measured_in_a_folder_of_its_own(self):
        self.sandbox.tool("python3", "echo '9 files, 0 below 80 %'")
        code, output, _ = self.start("--coverage")
        self.assertEqual(code, 0)
        self.assertIn("ok      Coverage: 9 files, 0 below 80 %\n", output)
        for call in [self.sandbox.called("swift build")[0], self.sandbox.called("swift test")[0]]:
            self.assertIn(f"--scratch-path {self.sandbox.root}/.build-coverage --enable-code-coverage", call)
        self.assertIn("--filter iosAppTests", self.sandbox.called("swift test")[0])

    def test_too_little_coverage_fails(self):
        self.sandbox.tool("python3", "echo '9 files, 1 below 80 %'; exit 1")
        code, output, _ = self.start("--coverage")
        self.assertEqual(code, 1)
        self.assertIn("FAILED  Coverage: 9 files, 1 below 80 %\n", output)

    def test_a_project_is_tested_by_the_executable_with_all_options(self):
        code, output, errors = self.start("./My Shop", "--junit", "all results.xml")
        self.assertEqual((code, errors), (0, ""))
        self.assertIn("with 4:\n<./My Shop>\n<--junit>\n<all results.xml>\n<--test>\n", output)
        self.assertEqual(self.sandbox.called("swift test"), [])
        # and so is the test runner, each once
        products = [call.split()[-1] for call in self.sandbox.called("swift build")]
        self.assertEqual(products, ["BelowUIKit", "scrollwork", "scrollwork-tests"])
        self.sandbox.forget_calls()
        self.assertIn("nothing changed", self.start("./My Shop")[1])
        self.assertEqual(self.sandbox.called("swift build"), [])

    def test_wrong_options_are_refused(self):
        for arguments in [["--nonsense"], ["--filter"], ["--filter", ""]]:
            code, _, errors = self.start(*arguments)
            self.assertEqual(code, 64)
            self.assertIn(arguments[0], errors)
        self.assertEqual(self.sandbox.calls, [])


if __name__ == "__main__":
    unittest.main()
