"""Drives the app in a real headless Chromium.

SCROLLWORK_EXECUTABLE is the command line that starts the app with an embedded backend and prints its address. The
executable `backend` of the same build is beside it.
SCROLLWORK_URL is the address of an app that is already running; tests that start or measure a process are then skipped.
"""

import os
import pathlib
import shlex
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from phone import Phone
from program import App, RunningApp


@pytest.fixture(scope="session")
def executable():
    """The command that starts the app; more options may follow."""
    if os.environ.get("SCROLLWORK_URL"):
        pytest.skip("SCROLLWORK_URL names an app, not its executable")
    if not os.environ.get("SCROLLWORK_EXECUTABLE"):
        pytest.exit("Set SCROLLWORK_URL or SCROLLWORK_EXECUTABLE.", returncode=1)
    return shlex.split(os.environ["SCROLLWORK_EXECUTABLE"])


@pytest.fixture
def run(executable):
    """Runs the command to its end. Returns exit status, standard output and standard error."""

    def run(*arguments):
        done = subprocess.run([*executable, *arguments], capture_output=True, text=True, timeout=60)
        return done.returncode, done.stdout, done.stderr

    return run


@pytest.fixture(scope="session")
def backend_executable(executable):
    return str(pathlib.Path(executable[0]).with_name("backend"))


@pytest.fixture(scope="session")
def app(request):
    if os.environ.get("SCROLLWORK_URL"):
        yield RunningApp(os.environ["SCROLLWORK_URL"])
        return
    with App(request.getfixturevalue("executable")) as app:
        yield app


@pytest.fixture(scope="session")
def driver():
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    # High enough that the largest phone is shown at 100 %.
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1280,1200"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    try:
        yield driver
    finally:
        driver.quit()


@pytest.fixture
def phone(driver, app):
    """The landing page, freshly opened and scrolled to the top, with default settings."""
    phone = Phone.open(driver, app.url)
    phone.go_home()
    # With the settings of the previous test, the cards may be below the screen.
    phone.reset()
    phone.wait_for_cards()
    driver.get_log("browser")
    driver.get_log("performance")
    return phone
