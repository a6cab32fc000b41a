"""The backend as a process, reached over HTTP."""

import base64
import http.client
import json
import re
import subprocess
import urllib.parse

STARTUP_SECONDS = 60
STOP_SECONDS = 10
REQUEST_SECONDS = 30


class Server:
    """A backend on a free port. Ends with the `with` block."""

    def __init__(self, executable, *arguments):
        self.process = subprocess.Popen(
            [executable, "--port", "0", "--requests-per-second", "0", *arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self.url = None

    def wait_until_ready(self):
        """Waits for the line that the backend prints once it accepts connections."""
        line = self.process.stdout.readline()
        match = re.search(r"http://\S+", line)
        assert match, f"The backend did not start: it printed {line!r}."
        self.url = match.group()
        return self

    def ask(self, method, path, body=None, password=None, content_type="application/json"):
        """Returns status and body, parsed if it is JSON. Raises OSError or HTTPException if the answer is incomplete."""
        connection = http.client.HTTPConnection(urllib.parse.urlsplit(self.url).netloc, timeout=REQUEST_SECONDS)
        headers = {"Content-Type": content_type} if body is not None else {}
        if password is not None:
            headers["Authorization"] = "Basic " + base64.b64encode(f":{password}".encode()).decode()
        if isinstance(body, dict):
            body = json.dumps(body)
        try:
            connection.request(method, path, body=body, headers=headers)
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        is_json = "json" in (response.headers["Content-Type"] or "")
        return response.status, json.loads(content) if is_json else content

    def kill(self):
        """Ends the process at once, as `kill -9` does."""
        self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self.wait_until_ready()

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
        self.process.stdout.close()
