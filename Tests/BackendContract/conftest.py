"""Tests the backend as a process.

BACKEND_EXECUTABLE is the path of the executable `backend`.
"""

import os

import pytest


@pytest.fixture(scope="session")
def executable():
    if not os.environ.get("BACKEND_EXECUTABLE"):
        pytest.exit("Set BACKEND_EXECUTABLE to the path of the executable backend.", returncode=1)
    return os.environ["BACKEND_EXECUTABLE"]
