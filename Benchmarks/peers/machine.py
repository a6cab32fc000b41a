"""What `compare` and `opening` share: programs that are missing or have to be built, and on what was measured."""

import datetime
import os
import pathlib
import platform
import random
import shutil
import struct
import subprocess
import sys
import zlib

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
    command = ["swift", "build", "-c", "release", "--package-path", ROOT]
    if is_static:
        # Static linking uses other modules, so that has its own folder. We replace some of Foundation's functions; ours come
        # before its archive.
        command += [
            "--static-swift-stdlib", "-Xlinker", "--allow-multiple-definition", "--scratch-path", ROOT / ".build-static"]
    if builds:
        say(f"{TOOL}: building {product}, which takes some minutes the first time")
        if run([*command, "--product", product]) is None:
            return None
    folder = run([*command, "--show-bin-path"])
    program = pathlib.Path(folder.strip()) / product if folder else None
    if program and program.exists():
        return program
    say(f"{TOOL}: {program} is missing: leave out --no-build")
    return None


def conditions():
    """Date and machine."""
    model = next((line.partition(":")[2].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    machine = f"{os.cpu_count()} x {model}, {platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.machine()}"
    return {"date": datetime.date.today().isoformat(), "machine": machine}


def pictures(folder, count):
    """Files 00000.png and on of 256 x 256 pixels: 50 different ones with colours that change slowly and some noise, and links to them."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        file = folder / f"{number:05}.png"
        if file.exists():
            continue
        if number < 50:
            file.write_bytes(picture(number))
        else:
            os.link(folder / f"{number % 50:05}.png", file)


def picture(number, side=256):
    chance = random.Random(number)
    noise = chance.randbytes(4 * side)
    colors = [[chance.randrange(20, 200) for _ in range(3)] for _ in range(2)]
    rows = bytearray()
    for y in range(side):
        # No filter, then the pixels.
        rows.append(0)
        start = chance.randrange(side)
        for x in range(side):
            across = (x + y * (number % 5)) % 512 / 512
            grain = noise[start + x] % 8
            rows += bytes(int(low + (high - low) * across + y / 8) + grain for low, high in zip(*colors))
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b"")
