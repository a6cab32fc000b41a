"""A copy of the commands in a folder of its own, on a machine whose Swift, apt and packages are made up."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]

# The real tools that the commands use. Besides these, only made-up tools are on the PATH.
TOOLS = [
    "bash", "cat", "chmod", "dirname", "env", "find", "grep", "mkdir", "mktemp", "readlink", "rm", "setsid", "sha256sum", "sleep",
    "sort", "stat", "tail", "tee", "timeout", "touch", "uname"]

SWIFT = r"""
case "$*" in
  "--version") echo "Swift version $(cat "$MACHINE/swift-version") (swift-RELEASE)" ;;
  "build "*)
    echo "[1/2] Compiling App"
    if [ -e "$MACHINE/build-hangs" ]; then touch "$MACHINE/is-building"; sleep 60; fi
    if [ -e "$MACHINE/build-fails" ]; then for i in {1..60}; do echo "line $i"; done; exit 1; fi
    product=scrollwork
    case " $* " in *" --product scrollwork-tests "*) product=scrollwork-tests ;; esac
    while [ "$1" != --package-path ]; do shift; done
    for folder in release debug; do
      mkdir -p "$2/.build/$folder"
      rm -f "$2/.build/$folder/$product"
      cat >"$2/.build/$folder/$product" <<'APP'
#!/usr/bin/env bash
echo "started in $PWD with $#:"
printf '<%s>\n' "$@"
APP
      chmod +x "$2/.build/$folder/$product"
    done
    if [ -e "$MACHINE/edited-while-building" ]; then echo "// edited" >>"$2/Sources/App/App.swift"; fi
    [ -e "$2/Package.resolved" ] || echo resolved >"$2/Package.resolved" ;;
  "test "*)
    if [ -e "$MACHINE/tests-hang" ]; then echo "$$" >"$MACHINE/tests-hang"; echo "◇ Test hangs() started."; exec sleep 60; fi
    mktemp >>"$MACHINE/temporary-files"
    cat "$MACHINE/test-output"; exit "$(cat "$MACHINE/test-status")" ;;
  "format "*)
    if [ -e "$MACHINE/format-fails" ]; then echo "App.swift:1:1: error: [Indentation]" >&2; exit 1; fi ;;
esac
"""

DPKG_QUERY = r"""
shift 3
status=0
for name; do
  if grep -qx "$name" "$MACHINE/missing-packages"; then
    echo "dpkg-query: no packages found matching $name" >&2
    status=1
  else
    echo "installed $name $(cat "$MACHINE/package-version")"
  fi
done
exit $status
"""

APT_GET = r"""
echo "apt output"
if [ -e "$MACHINE/apt-fails" ]; then echo "E: Unable to locate package" >&2; exit 100; fi
case " $* " in *" install "*) : >"$MACHINE/missing-packages" ;; esac
"""


class Sandbox:
    """Runs the commands; `calls` lists their calls in order, one line per call."""

    def __init__(self):
        # given a path that has to be quoted
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="commands "))
        self.folder.chmod(0o755)
        self.root = self.folder / "a package"
        self.machine = self.folder / "machine"
        self.tools = self.folder / "tools"
        for folder in [self.root / "Sources/App", self.root / "Tests/Commands", self.machine, self.tools]:
            folder.mkdir(parents=True)
        for name in ["run", "test", ".ci", "scripts"]:
            source = REPOSITORY / name
            (shutil.copytree if source.is_dir() else shutil.copy2)(source, self.root / name)
        (self.root / "Package.swift").write_text("// manifest")
        (self.root / "ios.flags").write_text("-module-alias App=OurApp")
        (self.root / "Sources/App/App.swift").write_text("// app")
        (self.root / "Tests/Commands/test_nothing.py").write_text("")
        self.log = self.machine / "calls"
        self.log.write_text("")
        self.environment = {
            "PATH": str(self.tools), "MACHINE": str(self.machine), "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        for name in TOOLS:
            (self.tools / name).symlink_to(shutil.which(name))
        self.tool("swift", SWIFT)
        self.tool("dpkg-query", DPKG_QUERY)
        self.tool("apt-get", APT_GET)
        self.tool("python3", "echo 'Ran 1 test in 0.1s'")
        self.tool("curl", "")
        self.set("swift-version", "6.3.1")
        self.set("package-version", "1.0")
        self.set("missing-packages", "")
        self.set("test-output", "✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.\n")
        self.set("test-status", "0")

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def tool(self, name, body):
        path = self.tools / name
        path.unlink(missing_ok=True)
        path.write_text(f'#!/usr/bin/env bash\necho "{name} $*" >>"$MACHINE/calls"\n{body}')
        path.chmod(0o755)

    def set(self, name, value=""):
        (self.machine / name).write_text(value)

    def unset(self, name):
        (self.machine / name).unlink()

    @property
    def calls(self):
        return self.log.read_text().splitlines()

    def forget_calls(self):
        self.log.write_text("")

    def called(self, prefix):
        return [call for call in self.calls if call.startswith(prefix)]


    def start(self, command, *arguments, **options):
        options = {"cwd": self.folder, "env": self.environment, "start_new_session": True, **options}
        # As from a terminal: a shell's background jobs ignore Ctrl-C, and so would every process started from them.
        options.setdefault("preexec_fn", lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        return subprocess.Popen([str(command), *arguments], **options)

    def run(self, command, *arguments, cwd=None, user=None):
        """Returns exit code, standard output and standard error."""
        if user is not None:
            for path in [self.root, self.machine, *self.root.rglob("*"), *self.machine.rglob("*")]:
                os.chown(path, user, user)
        process = self.start(
            self.root / command, *arguments, cwd=cwd or self.folder, user=user, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            output, errors = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        return process.returncode, output, errors
