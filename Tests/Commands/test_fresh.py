"""./test --fresh with a made-up debootstrap and made-up namespaces."""

import os
import shutil
import subprocess
import unittest

from sandbox import Sandbox

SWIFTC = '''echo '    "runtimeResourcePath": "'"$MACHINE"'/toolchain/usr/lib/swift",' '''

DEBOOTSTRAP = '''
if [ -e "$MACHINE/debian-is-away" ]; then echo "E: Failed getting release file"; exit 1; fi
mkdir -p "$3"/{etc/apt/apt.conf.d,root,proc,dev}
'''

# The first call asks whether namespaces are permitted; later ones would enter the machine.
UNSHARE = '''
if [ "$4" = true ]; then [ ! -e "$MACHINE/no-namespaces" ]; exit; fi
while [ "$1" != --enter ]; do shift; done
machine=$2
shift 5
while [[ $1 == *=* ]]; do echo "environment $1" >>"$MACHINE/calls"; shift; done
echo "inside $*" >>"$MACHINE/calls"
[ -e "$machine/root/scrollwork/Package.swift" ] && echo "stage of $1"
if [ "$1" = ./run ]; then echo png >"$machine/root/scrollwork/$3"; fi
[ ! -e "$MACHINE/${1#./}-fails" ]
'''


class Fresh(unittest.TestCase):
    def setUp(self):
        self.sandbox = Sandbox()
        self.addCleanup(self.sandbox.close)
        for name in ["cp", "flock", "git", "mv", "sed", "wc"]:
            (self.sandbox.tools / name).symlink_to(shutil.which(name))
        self.sandbox.tool("swiftc", SWIFTC)
        self.sandbox.tool("debootstrap", DEBOOTSTRAP)
        self.sandbox.tool("unshare", UNSHARE)
        self.sandbox.tool("apt-config", """echo 'Acquire::http::Proxy "http://proxy:3142";'""")
        (self.sandbox.root / ".gitignore").write_text(".build*/\n")
        self.git("init", "--quiet")
        self.git("add", "--all")
        self.git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "all")
        self.cache = self.sandbox.folder / ".cache/scrollwork"

    def git(self, *arguments):
        subprocess.run(["git", "-C", self.sandbox.root, *arguments], check=True, env={**os.environ, "HOME": "/"})

    def start(self, *arguments, **options):
        return self.sandbox.run("test", "--fresh", *arguments, **options)


class FreshRefusalTests(Fresh):
    def test_other_options_are_refused(self):
        code, _, errors = self.start("--no-browser")
        self.assertEqual(code, 64)
        self.assertIn("leave out the other options", errors)

    @unittest.skipIf(os.geteuid() != 0, "only root can become somebody else")
    def test_it_needs_root_and_says_so(self):
        code, _, errors = self.start(user=65534)
        self.assertEqual(code, 2)
        self.assertIn("sudo ./test --fresh", errors)


@unittest.skipIf(os.geteuid() != 0, "root makes the machine")
class FreshMachineTests(Fresh):
    def test_the_commands_run_in_a_clone_and_their_times_are_told(self):
        code, output, errors = self.start()
        self.assertEqual((code, errors), (0, ""))
        inside = self.sandbox.called("inside")
        self.assertEqual(
            inside, [
                "inside ./run --snapshot landing.png", "inside ./test", "inside scripts/sdk",
                "inside swift test --package-path Tests/Kiosk --swift-sdk scrollwork"])
        self.assertIn("      stage of ./run\n", output)
        self.assertRegex(output, r"\[4/7\] ./run --snapshot landing.png \.\.\. \d+\.\d s\n")
        self.assertRegex(output, r"ok      ./test: \d+\.\d s\nok      scripts/sdk: \d+\.\d s\nok      swift test ")
        self.assertRegex(output, r"All passed in \d+ s on a new Debian 12.")

    def test_a_version_is_released_there_and_its_files_are_kept(self):
        self.git("-c", "user.name=a", "-c", "user.email=a@b", "tag", "v0.1.0")
        code, output, errors = self.start()
        self.assertEqual((code, errors), (0, ""))
        self.assertEqual(self.sandbox.called("inside")[-1], "inside scripts/release v0.1.0")
        self.assertRegex(output, r"\[8/8\] scripts/release v0.1.0 \.\.\. \d+\.\d s\n")
        self.assertTrue((self.sandbox.root / "dist").is_dir())

    def test_nothing_but_debians_own_system_is_kept(self):
        self.start()
        self.assertEqual([path.name for path in self.cache.iterdir() if path.is_dir()], ["bookworm-" + os.uname().machine])
        self.start()
        self.assertEqual(len(self.sandbox.called("debootstrap")), 1)

    def test_the_machine_goes_when_a_command_fails_and_the_rest_runs(self):
        self.sandbox.set("run-fails")
        code, output, _ = self.start()
        self.assertEqual(code, 1)
        self.assertRegex(output, r"FAILED  ./run --snapshot landing.png: .*fresh-run.log\nok      ./test")
        self.assertFalse((self.cache / "fresh-machine").exists())

    def test_what_is_not_committed_is_left_out_and_counted(self):
        (self.sandbox.root / "new").write_text("")
        _, output, _ = self.start()
        self.assertIn("without 1 uncommitted change", output)

    def test_without_namespaces_it_says_what_it_needs(self):
        self.sandbox.set("no-namespaces")
        code, _, errors = self.start()
        self.assertEqual(code, 2)
        self.assertIn("namespaces", errors)

    def test_without_the_network_the_log_is_shown_and_nothing_is_kept(self):
        self.sandbox.set("debian-is-away")
        code, _, errors = self.start()
        self.assertEqual(code, 1)
        self.assertIn("E: Failed getting release file", errors)
        self.assertEqual([path for path in self.cache.iterdir() if path.is_dir()], [])

    def test_the_way_to_the_network_is_lent(self):
        self.sandbox.tool("git", f'''
case "$*" in
  *--get-regexp*) printf 'url.%s/.insteadof\\nhttps://github.com/\\0' "$MACHINE" ;;
  *) exec {shutil.which("git")} "$@" ;;
esac''')
        self.sandbox.tool("unshare", UNSHARE + '\ncp "$machine/root/.gitconfig" "$machine/etc/apt/apt.conf.d/90proxy" "$MACHINE"')
        environment = {**self.sandbox.environment, "https_proxy": "http://proxy:3128", "SECRET": "x"}
        process = self.sandbox.start(
            self.sandbox.root / "test", "--fresh", env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0)
        self.assertIn("insteadof = https://github.com/", (self.sandbox.machine / ".gitconfig").read_text())
        self.assertIn("http://proxy:3142", (self.sandbox.machine / "90proxy").read_text())
        self.assertIn("environment https_proxy=http://proxy:3128", self.sandbox.calls)
        self.assertFalse(self.sandbox.called("environment SECRET"))
        # A mirror in a folder is mounted at its own path.
        self.assertTrue(any(call.startswith(f"{self.sandbox.machine}/ env -i ") for call in self.sandbox.calls))


if __name__ == "__main__":
    unittest.main()
