"""The app itself hangs or crashes, on the page and in an Appium session: what is reported, where, and what goes on.

The app itself does neither. A preloaded library does so where the app creates the object behind an announcement's details.
"""

import shutil
import subprocess
import threading
import time

import pytest

from phone import Phone
from program import App, children
from test_appium_attacks import ask, start  # noqa: F401
from test_endings import is_running, wait_until

SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

void *swift_allocObject(void *type, size_t size, size_t alignment) {
  static void *(*original)(void *, size_t, size_t);
  static void *details;
  if (!original) {
    details = dlsym(RTLD_DEFAULT, "$s6iosApp28AnnouncementDetailsViewModelCN");
    original = (void *(*)(void *, size_t, size_t))dlsym(RTLD_NEXT, "swift_allocObject");
  }
  if (details && type == details) {
    if (strcmp(getenv("APP_DOES"), "hang")) __builtin_trap();
    for (;;) {}
  }
  return original(type, size, alignment);
}
"""
SESSION = {"capabilities": {"alwaysMatch": {"platformName": "iOS", "appium:autoDismissAlerts": True}}}
# On a busy machine a frame of a debug build may take two seconds, which is not a hang.
HANG_SECONDS = "6"
WHERE = "AnnouncementDetailsViewModel.swift:"


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("library")
    (folder / "ending.c").write_text(SOURCE)
    compiler = shutil.which("clang") or shutil.which("cc")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", folder / "ending.so", folder / "ending.c"], check=True)
    return str(folder / "ending.so")


@pytest.fixture
def app_does(library, monkeypatch):
    """Sets what the app does when it is about to show the details of an announcement."""

    def app_does(ending):
        monkeypatch.setenv("LD_PRELOAD", library)
        monkeypatch.setenv("APP_DOES", ending)

    return app_does


def show_details(driver, app):
    phone = Phone.open(driver, app.url)
    phone.wait_for_cards()
    phone.settle()
    phone.element(next(iter(phone.cards()))).click()
    return phone


def problem(phone):
    element = phone.by_id("sw-problem")
    return element.text if element.is_displayed() else ""


def test_an_app_that_hangs_says_where_on_page_and_terminal_and_ends_with_the_command(executable, driver, app_does):
    app_does("hang")
    with App([*executable, "--hang-after", HANG_SECONDS]) as app:
        phone = show_details(driver, app)
        phone.wait(lambda: WHERE in problem(phone), "the page does not say where the app hangs", seconds=60)
        assert "The app hangs" in problem(phone)
        app.wait_for(WHERE)
        child = app.worker
        assert app.stop() == 1
        assert not is_running(child)


def test_an_app_that_crashes_says_so_at_once_and_then_where(executable, driver, app_does):
    app_does("crash")
    with App([*executable]) as app:
        show_details(driver, app)
        begin = time.monotonic()
        app.wait_for("The app crashed")
        # "At once" means before the backtrace, which takes several seconds on a busy machine.
        assert time.monotonic() - begin < 5
        assert app.process.wait(30) == 1
        app.wait_for(WHERE)
        assert "It trapped" in app.output
        assert "rax" not in app.output


def tap_a_card(program, answers):
    session = f"/session/{ask(program, 'POST', '/session', SESSION)[1]['sessionId']}"
    predicate = {"using": "-ios predicate string", "value": "name BEGINSWITH 'landingPage.announcementCard.'"}
    ask(program, "POST", f"{session}/timeouts", {"implicit": 10_000})
    status, value = ask(program, "POST", f"{session}/element", predicate)
    assert status == 200, value
    element = next(iter(value.values()))
    tap = threading.Thread(
        target=lambda: answers.append(ask(program, "POST", f"{session}/element/{element}/click", {})))
    tap.start()
    return session, tap


def test_a_session_that_hangs_is_answered_and_others_can_begin(start, app_does):  # noqa: F811
    app_does("hang")
    program = start("--no-token", "--hang-after", HANG_SECONDS)
    answers = []
    session, tap = tap_a_card(program, answers)
    child = program.worker
    # another command waits too, and gets the same answer
    time.sleep(0.5)
    status, value = ask(program, "GET", f"{session}/source")
    tap.join(60)
    for status, value in [(status, value), *answers]:
        assert (status, value["error"]) == (500, "unknown error")
        assert "The app hangs" in value["message"] and WHERE in value["message"]
    assert len(answers) == 1
    # a new session has an app that responds, at the same address
    wait_until(lambda: not is_running(child))
    wait_until(lambda: children(program.process.pid))
    wait_until(lambda: answers_at(program))
    assert ask(program, "GET", f"{session}/source")[1]["error"] == "invalid session id"
    status, value = ask(program, "POST", "/session", SESSION)
    assert status == 200
    assert ask(program, "GET", f"/session/{value['sessionId']}/source")[0] == 200
    assert WHERE in program.output
    assert program.stop() == 0


def answers_at(program):
    try:
        return ask(program, "GET", "/status")[0] == 200
    except OSError:
        return False


def test_after_a_crash_of_a_session_others_can_begin(start, app_does):  # noqa: F811
    app_does("crash")
    program = start("--no-token")
    child = program.worker
    answers = []
    tap_a_card_until_it_ends(program, answers)
    program.wait_for("The app crashed")
    wait_until(lambda: children(program.process.pid) not in ([], [child]))
    wait_until(lambda: answers_at(program))
    assert ask(program, "POST", "/session", SESSION)[0] == 200
    assert WHERE in program.output
    assert program.stop() == 0


def tap_a_card_until_it_ends(program, answers):
    def ignored(arguments):
        """Ignores the exception: the connection ends without an answer."""

    before, threading.excepthook = threading.excepthook, ignored
    try:
        tap_a_card(program, answers)[1].join(60)
    finally:
        threading.excepthook = before
    assert answers == []
