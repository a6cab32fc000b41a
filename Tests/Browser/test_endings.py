"""A developer's file that hangs or crashes: what is reported, and that nothing is left behind."""

import os
import pathlib
import signal
import time

import pytest

from program import App, children
from test_previews import Page, card, save_as_editors_do

# A view that hangs when it is tapped, and says so before.
LOOP = card("Loop").replace(
    "count += 1", r'FileHandle.standardError.write(Data("Looping\n".utf8)); while count == 0 { touch() }').replace(
    "  var body", "  func touch() {}\n\n  var body")
LINE = 1 + LOOP.splitlines().index(next(line for line in LOOP.splitlines() if "while" in line))


@pytest.fixture
def file(tmp_path):
    return tmp_path / "Card.swift"


@pytest.fixture(autouse=True)
def folders(tmp_path, monkeypatch):
    """Returns a function that lists the folders that the process creates for itself."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return lambda: [path.name for path in folder.iterdir() if path.name.startswith("scrollwork")]


def is_running(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition, seconds=60):
    """Waits long enough for a busy machine: a crash is reported only after its backtrace has been made."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"not within {seconds} s"
        time.sleep(0.05)


def hang(driver, app):
    """Taps the button after which nothing else happens. Returns the page and the process that hangs."""
    page = Page(driver, app.url)
    page.wait_for_label("card", "Loop 0")
    (child,) = children(app.process.pid)
    page.phone.element("card").click()
    app.wait_for("Looping")
    return page, child


def test_a_file_that_hangs_says_where_and_the_next_version_is_shown(executable, driver, file):
    file.write_text(LOOP)
    with App([*executable, str(file), "--hang-after", "2"]) as app:
        page, child = hang(driver, app)
        page.wait(lambda: "Card.swift hangs" in page.problem, "the page tells of no hang")
        assert f"Card.swift:{LINE} " in page.problem, page.problem
        assert f"Card.swift:{LINE} " in app.output
        assert driver.find_element("id", "sw-workbench-state").text == "Hangs"
        assert not is_running(child)
        save_as_editors_do(file, card("Mended"))
        page.wait_for_label("card", "Mended 0")
        assert page.problem == ""
        assert app.stop() == 0


def test_a_save_ends_a_version_that_hangs(executable, driver, file):
    # given a file that nothing else ends
    file.write_text(LOOP)
    with App([*executable, str(file), "--hang-after", "0"]) as app:
        page, child = hang(driver, app)
        # when it is saved, then the page shows the new one
        save_as_editors_do(file, card("Mended"))
        page.wait_for_label("card", "Mended 0")
        assert page.problem == ""
        assert not is_running(child)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_a_version_that_hangs_ends_with_the_command(executable, driver, file, folders, ending):
    file.write_text(LOOP)
    with App([*executable, str(file), "--hang-after", "0"]) as app:
        _, child = hang(driver, app)
        os.kill(app.process.pid, ending)
        app.process.wait(30)
        wait_until(lambda: not is_running(child))
        wait_until(lambda: folders() == [])
        if ending == signal.SIGINT:
            assert f"Card.swift:{LINE} " in app.output


def test_a_picture_of_a_file_that_hangs_is_a_failure(run, file, tmp_path, folders):
    file.write_text(card("Loop").replace("Button(", "let _ = { while true {} }()\n    Button("))
    status, output, errors = run(str(file), "--snapshot", str(tmp_path / "card.png"), "--hang-after", "2")
    assert (status, output) == (1, "")
    assert errors.startswith("Card.swift hangs: it has not responded for ")
    assert "Card.swift:8 " in errors
    assert folders() == []


@pytest.mark.parametrize(
    "crash, cause",
    [
        ("fatalError(\"One\\nTwo\")", "Fatal error: One\nTwo"),
        ("Shared.twice { Shared.numbers = [] }", "Simultaneous accesses"),
        ("_ = Shared.fall(0)", "the stack overflowed"),
        ("_ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 50, alignment: 16)", "failed to allocate"),
        ("kill(getpid(), SIGKILL)", "It was killed"),
    ])
def test_a_picture_of_a_file_that_crashes_says_why_and_where_at_the_end(run, file, tmp_path, folders, crash, cause):
    shared = """
enum Shared {
  nonisolated(unsafe) static var numbers = [1]
  static func twice(_ body: () -> Void) { change(&numbers, body) }
  static func change(_ numbers: inout [Int], _ body: () -> Void) { body(); numbers.append(2) }
  static func fall(_ depth: Int) -> Int { depth == -1 ? 0 : fall(depth &+ 1) &+ 1 }
}
"""
    file.write_text(card("Hello", shared).replace("Button(", f"let _ = {crash}\n    Button("))
    status, _, errors = run(str(file), "--snapshot", str(tmp_path / "card.png"))
    assert status == 1
    summary = errors[errors.index("Card.swift crashed."):]
    assert cause in summary
    assert len(summary.splitlines()) <= 12 and "rax" not in errors
    if "SIGKILL" not in crash:
        assert "Card.swift:" in summary, errors
    assert folders() == []


def test_what_the_process_keeps_is_for_nobody_else(executable, file, folders, tmp_path):
    file.write_text(card("Hello"))
    with App([*executable, str(file)]) as app:
        (name,) = folders()
        folder = tmp_path / "temporary" / name
        assert str(app.process.pid) not in name
        assert folder.stat().st_mode & 0o777 == 0o700
        assert (folder / "session.json").stat().st_mode & 0o777 == 0o600
        assert app.stop() == 0
    assert folders() == []


def test_what_is_neither_a_swift_file_nor_a_project_is_refused(run, tmp_path):
    (tmp_path / "notes.txt").write_text("")
    for path, reason in [
        (tmp_path / "notes.txt", "expected a Swift file"), (tmp_path / "None.swift", "no such file"),
        (tmp_path / "None.xcodeproj", "no such file"), ("/dev/null", "expected a Swift file"),
    ]:
        status, output, errors = run(str(path))
        assert (status, output) == (64, "")
        assert f"{path}: " in errors and reason in errors
    status, output, errors = run(str(tmp_path))
    assert (status, output) == (1, "")
    assert "neither a project nor a Swift file" in errors


def test_only_options_that_resemble_it_are_proposed(run):
    status, _, errors = run("--nope")
    assert status == 64
    assert "Unknown option '--nope'." in errors and "Did you mean" not in errors
    assert "Did you mean '--device'?" in run("--devise")[2]


def test_a_file_that_is_no_text_is_told_in_words(run, tmp_path, file):
    file.write_bytes(b"\xff\xfe\x00")
    status, _, errors = run(str(file), "--snapshot", str(tmp_path / "card.png"))
    assert status == 1
    assert errors == "scrollwork: Card.swift: it is not text in UTF-8.\n"


def test_a_screen_that_never_rests_is_shown_as_it_is_and_not_blamed_on_a_backend(run, tmp_path, file):
    file.write_text("""
import SwiftUI
struct Card: View {
  @State private var isBig = false
  var body: some View {
    Circle().scaleEffect(isBig ? 1 : 0.5)
      .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isBig = true } }
  }
}
""")
    status, _, errors = run(str(file), "--snapshot", str(tmp_path / "card.png"))
    assert status == 0 and (tmp_path / "card.png").read_bytes().startswith(b"\x89PNG")
    assert "backend" not in errors and "may never end" in errors


def test_a_file_behind_a_link_that_is_deleted_and_saved_again_is_shown(executable, driver, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    real, link = tmp_path / "elsewhere" / "Card.swift", tmp_path / "Link.swift"
    real.write_text(card("First"))
    link.symlink_to(real)
    with App([*executable, str(link)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("card", "First 0")
        real.unlink()
        # Twice, faster than it can be built, with the line endings of other systems.
        real.write_text("nonsense")
        real.write_bytes(card("Second").replace("\n", "\r\n").encode())
        page.wait_for_label("card", "Second 0")
        assert page.problem == ""


def test_a_long_file_keeps_nobody_waiting(executable, driver, file):
    file.write_text(card("Hello", "\n".join(f"func unused{i}() {{ print(\"\\({i})\") }}" for i in range(20))
                         + "\n/*" + "long " * 400_000 + "*/\n"))
    with App([*executable, str(file)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("card", "Hello 0")
        assert "hangs" not in app.output
