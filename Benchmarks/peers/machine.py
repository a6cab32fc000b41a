"""What `compare` and `opening` share: programs that are missing or have to be built, and on what was measured."""

import datetime
import os
import pathlib
import platform
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(sys.argv[0]).name


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(command, **options):
    """What a command prints; None, with its complaint, if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, **options)
    if done.returncode == 0:
        return done.stdout
    say(f"{TOOL}: {' '.join(map(str, command))} failed with status {done.returncode}")
    say("\n".join((done.stdout + done.stderr).strip().splitlines()[-15:]))
    return None


def missing_packages(names):
    def is_installed(package):
        status = subprocess.run(["dpkg-query", "-W", "-f=${db:Status-Status}", package], capture_output=True, text=True)
        return status.stdout == "installed"
    return [name for name in dict.fromkeys(names) if not is_installed(name)]


def install_packages(names):
    """Installs those of Debian's packages that are missing, if it may."""
    wanted = missing_packages(names)
    if not wanted:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *wanted]
    say(f"{TOOL}: installing {' '.join(wanted)}")
    if os.geteuid() != 0:
        command = ["sudo", "-n", *command]
    if os.geteuid() == 0 or shutil.which("sudo"):
        run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def build(product, builds, is_static=False):
    """The path of a product of a release build; None, with a reason, if it cannot be built or is not there."""
    # Linked statically other modules are used, so that has a folder of its own.
    static = ["--static-swift-stdlib", "--scratch-path", ROOT / ".build-static"] if is_static else []
    command = ["swift", "build", "-c", "release", "--package-path", ROOT, *static]
    if builds:
        say(f"{TOOL}: building {product}, which takes some minutes the first time")
        if run([*command, "--product", product]) is None:
            return None
    folder = run([*command, "--show-bin-path"])
    program = pathlib.Path(folder.strip()) / product if folder else None
    if program and program.exists():
        return program
    say(f"{TOOL}: {program} is missing: leave --no-build out")
    return None


def conditions():
    """Date and machine."""
    model = next((line.partition(":")[2].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    machine = f"{os.cpu_count()} x {model}, {platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.machine()}"
    return {"date": datetime.date.today().isoformat(), "machine": machine}
