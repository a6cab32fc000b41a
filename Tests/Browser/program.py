"""The programs under test as processes."""

import pathlib
import re
import signal
import subprocess
import threading

STARTUP_SECONDS = 60
# A process that hangs is ended after 20 seconds if it cannot say where it hangs.
STOP_SECONDS = 30


def children(pid):
    """Returns the processes that a process has started and that are still running."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, parent = (entry / "stat").read_text().rsplit(")", 1)[1].split()[:2]
            except OSError:
                continue
            if int(parent) == pid and state != "Z":
                found.append(int(entry.name))
    return found


class Program:
    """A process whose output is read continuously, so that the pipe never fills up. Ends with the `with` block."""

    def __init__(self, command):
        # As from a terminal: a shell's background jobs ignore Ctrl-C, and so would every process started from them.
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.output = ""
        self._has_ended = False
        self._changed = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            with self._changed:
                self.output += line
                self._changed.notify_all()
        with self._changed:
            self._has_ended = True
            self._changed.notify_all()

    def wait_for(self, pattern):
        """Waits for the first match in the output, and returns it."""
        found = lambda: re.search(pattern, self.output)
        with self._changed:
            self._changed.wait_for(lambda: found() or self._has_ended, STARTUP_SECONDS)
            match = found()
        assert match, f"{pattern} was not printed, but:\n{self.output}"
        return match

    @property
    def worker(self):
        """The process that does the work, which the command supervises."""
        (worker,) = children(self.process.pid)
        return worker

    def stop(self):
        """Asks the process to end. Returns its exit status, or None if it does not end and has to be killed."""
        self.process.terminate()
        try:
            return self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


class App(Program):
    """The app, once it has printed its address."""

    def __init__(self, command):
        super().__init__(command)
        try:
            self.url = self.wait_for(r"http://(?:127\.0\.0\.1|localhost):\d+/\?token=\S+").group()
        except BaseException:
            self.stop()
            raise


class RunningApp:
    """An app that was not started here and whose process is not known."""

    process = None

    def __init__(self, url):
        self.url = url
