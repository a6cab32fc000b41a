"""A headless Chromium, driven through a pipe."""

import base64
import json
import os
import pathlib
import subprocess
import tempfile
import time

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run", "--hide-scrollbars",
    "--disable-dev-shm-usage"]
# It draws a frame on request, with everything in it that is due.
FRAME_FLAGS = [
    "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw", "--disable-threaded-animation",
    "--disable-new-content-rendering-timeout", "--disable-threaded-scrolling", "--disable-checker-imaging",
    "--disable-image-animation-resync"]


class Browser:
    """A browser with one page. `draws` is who decides when a frame is drawn: the browser or, with `frame`, we, and
    `without` which of the flags for that are not wanted."""

    def __init__(self, address, size, scale, draws=True, without=()):
        flags = [*FLAGS, *(flag for flag in FRAME_FLAGS if not draws and flag not in without)]
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()

        def connect():
            # The browser reads from 3 and writes to 4, whatever those were before.
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [
                "chromium-headless-shell", *flags, f"--force-device-scale-factor={scale}",
                f"--window-size={size[0]},{size[1]}", f"--user-data-dir={self.folder.name}"], preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.received, self.session = 0, b"", None
        target = self.send(
            "Target.createTarget", url=address, width=size[0], height=size[1], enableBeginFrameControl=not draws)
        self.session = self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]

    def send(self, method, **parameters):
        """Sends a command and waits for its answer; events in between are of no interest."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.received:
                more = os.read(self.answers, 1 << 20)
                if not more:
                    raise EOFError("Chromium has ended")
                self.received += more
            text, self.received = self.received.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def run(self, script):
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def frame(self, **options):
        """True if it changed a pixel."""
        return self.send("HeadlessExperimental.beginFrame", **options)["hasDamage"]

    def save_picture(self):
        """Of the page, if PEER_PICTURE names a file."""
        if picture := os.environ.get("PEER_PICTURE"):
            shot = self.send("HeadlessExperimental.beginFrame", screenshot={"format": "png"})
            pathlib.Path(picture).write_bytes(base64.b64decode(shot["screenshotData"]))

    def press_x(self):
        """The key of the letter x goes down and up."""
        key = {"key": "x", "code": "KeyX", "windowsVirtualKeyCode": 88}
        self.send("Input.dispatchKeyEvent", type="keyDown", text="x", **key)
        self.send("Input.dispatchKeyEvent", type="keyUp", **key)

    def processes(self):
        """The browser's and all below it."""
        parents = {}
        for folder in pathlib.Path("/proc").iterdir():
            if folder.name.isdigit():
                try:
                    parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                except OSError:
                    pass
        found = [self.process.pid]
        for parent in found:
            found += [process for process, its in parents.items() if its == parent]
        return found

    def clocks(self):
        """Of every process; clock_getcpuclockid(3) makes these numbers."""
        return [~process << 3 | 2 for process in self.processes()]

    def memory_mb(self):
        total = 0
        for process in self.processes():
            lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return total * 1024 / 1e6

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
        except (EOFError, OSError, RuntimeError):
            pass
        self.process.wait(10)
        self.folder.cleanup()
