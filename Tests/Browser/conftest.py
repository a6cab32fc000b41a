"""Drives the landing page in a real headless Chromium.

SCROLLWORK_EXECUTABLE is the command line that starts the app with an embedded backend and prints its address;
SCROLLWORK_URL is the address of one that runs already (measurements of its process are then skipped).
"""

import os
import re
import shlex
import subprocess
import threading

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from phone import Phone

STARTUP_SECONDS = 60
ADDRESS = re.compile(r"http://(?:127\.0\.0\.1|localhost):\d+/\?token=\S+")


class App:
    """The address of the app and, if it was started here, its process."""

    def __init__(self, url, process=None):
        self.url = url
        self.process = process


def read_address(process):
    """The first address in the output; what follows is read away so that the pipe never fills up."""
    found = threading.Event()
    lines = []
    address = []

    def read():
        for line in process.stdout:
            lines.append(line)
            match = ADDRESS.search(line)
            if match and not address:
                address.append(match.group())
                found.set()
        found.set()

    threading.Thread(target=read, daemon=True).start()
    found.wait(STARTUP_SECONDS)
    if not address:
        process.kill()
        pytest.exit("The app printed no address:\n" + "".join(lines), returncode=1)
    return address[0]


@pytest.fixture(scope="session")
def app():
    if os.environ.get("SCROLLWORK_URL"):
        yield App(os.environ["SCROLLWORK_URL"])
        return
    if not os.environ.get("SCROLLWORK_EXECUTABLE"):
        pytest.exit("Set SCROLLWORK_URL or SCROLLWORK_EXECUTABLE.", returncode=1)
    command = shlex.split(os.environ["SCROLLWORK_EXECUTABLE"])
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield App(read_address(process), process)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


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
    """The page, freshly opened and scrolled to the top, with default settings."""
    driver.get(app.url)
    phone = Phone(driver, app.url)
    phone.wait_until_connected()
    phone.reset()
    driver.get_log("browser")
    driver.get_log("performance")
    return phone
