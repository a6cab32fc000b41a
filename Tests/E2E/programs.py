"""The programs under test, each a process of its own."""

import json
import re
import subprocess
import tempfile
import threading
import urllib.request

STARTUP_SECONDS = 60
STOP_SECONDS = 10
REQUEST_SECONDS = 30


class Program:
    """A process that prints a line with its address once it is ready. Its output is read continuously, so no pipe fills up."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        timer = threading.Timer(STARTUP_SECONDS, self.process.kill)
        timer.start()
        line = self.process.stdout.readline()
        timer.cancel()
        match = re.search(r"http://\S+", line)
        if not match:
            self.stop()
        assert match, f"{command[0]} did not start: it printed {line!r}."
        self.url = match.group()
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Backend:
    """A backend at one address that can be stopped, and restarted with a number of announcements."""

    def __init__(self, executable):
        self.executable = executable
        self.folder = tempfile.TemporaryDirectory(prefix="e2e-backend-")
        self.port = "0"
        self.program = None
        self.has(10)
        self.url = self.program.url
        self.port = self.url.rsplit(":", 1)[1]

    def has(self, count):
        """Restarts the backend with this many announcements, made up by its own seeding."""
        self.stop()
        self.program = Program([
            self.executable, "--port", self.port, "--requests-per-second", "0",
            "--database", f"{self.folder.name}/pets.sqlite", "--reset", "--seed", str(count)])

    def stop(self):
        if self.program is not None:
            self.program.stop()
            self.program = None

    def close(self):
        self.stop()
        self.folder.cleanup()

    def announcements(self):
        """Returns the API's announcements, newest first."""
        with urllib.request.urlopen(f"{self.url}/api/v1/announcements", timeout=REQUEST_SECONDS) as response:
            return json.load(response)["data"]
