"""The OpenAPI description is accurate: Schemathesis makes requests from it and compares the answers with it."""

import os
import pathlib
import subprocess
import sys

from server import Server

FOLDER = pathlib.Path(__file__).parent


def test_answers_fit_the_description(executable, tmp_path):
    # given a backend with files, so that photos are handled as in production
    with Server(executable, "--database", str(tmp_path / "pets.sqlite"), "--tokens-per-second", "0") as server:
        # when requests that conform to the description and requests that violate it are sent
        done = subprocess.run(
            [
                sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/v1/openapi.json",
                "--checks", "all",
                # It expects 401 or 403 for a wrong password even where nothing exists that could have a password.
                "--exclude-checks", "ignored_auth",
                # The same requests each time, so that a failure can be reproduced.
                "--seed", "1", "--generation-deterministic",
                "--max-examples", "25", "--no-color",
            ],
            env={**os.environ, "SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(FOLDER)},
            cwd=tmp_path, capture_output=True, text=True, timeout=600)
        # then each answer is as described, and the backend is still running
        assert done.returncode == 0, done.stdout + done.stderr
        assert server.ask("GET", "/health") == (200, {"status": "ok"})
