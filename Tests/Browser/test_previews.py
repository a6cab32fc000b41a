"""A developer's file on the phone: when it is saved, the page changes."""

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from phone import Phone
from pictures import png_size
from program import App

CARD = """
import SwiftUI

struct Card: View {
  @State private var count = 0

  var body: some View {
    Button("GREETING \\(count)") { count += 1 }
      .accessibilityIdentifier("card")
  }
}
"""
ANEW = "Card starts over: its stored properties have changed."
PREVIEWS = """
#Preview("First") { Card() }
#Preview("Second", traits: .landscapeLeft) { Text("Lying").accessibilityIdentifier("second") }
"""


def card(greeting, more=""):
    return CARD.replace("GREETING", greeting) + more


def save_as_editors_do(file, text):
    """Writes a new file and renames it, so that nobody reads half a file."""
    other = file.with_suffix(".tmp")
    other.write_text(text)
    other.rename(file)


class Page:
    def __init__(self, driver, url, shows_file=True):
        self.driver = driver
        driver.get(url)
        self.phone = Phone(driver, url)
        if shows_file:
            self.phone.wait_until_connected()

    def wait(self, condition, message):
        return self.phone.wait(condition, message, seconds=30)

    def label(self, identifier):
        found = self.driver.find_elements(By.CSS_SELECTOR, f'[data-identifier="{identifier}"]')
        return (found[0].get_attribute("aria-label") or found[0].text) if found else None

    def wait_for_label(self, identifier, label):
        self.wait(lambda: self.label(identifier) == label, f"{identifier} is not {label}")

    @property
    def problem(self):
        element = self.driver.find_element(By.ID, "sw-problem")
        return element.text if element.is_displayed() else ""

    @property
    def note(self):
        element = self.driver.find_element(By.ID, "sw-note")
        return element.text if element.is_displayed() else ""

    @property
    def entries(self):
        buttons = self.driver.find_elements(By.CSS_SELECTOR, "#sw-workbench li button")
        return [(button.text, button.get_attribute("aria-current") == "true") for button in buttons]

    def choose(self, name):
        self.driver.find_element(By.CSS_SELECTOR, f'#sw-workbench button[data-name="{name}"]').click()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "Card.swift"


def test_a_saved_file_is_shown_anew_and_what_does_not_compile_is_told(executable, driver, file):
    # given a file without previews: its view is shown
    file.write_text(card("Hello"))
    with App([*executable, str(file)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("card", "Hello 0")
        # when it is saved with a mistake
        file.write_text(card("Servus").replace("count += 1", "cuont += 1"))
        # then both the page and the terminal say where it is, and the phone goes on
        page.wait(lambda: "Card.swift:8:" in page.problem and "cuont" in page.problem, "the page tells of no mistake")
        assert "error: cannot find 'cuont' in scope" in app.output
        assert page.label("card") == "Hello 0"
        # when it is fixed, the way an editor saves
        save_as_editors_do(file, card("Servus"))
        # then the same page shows it
        page.wait_for_label("card", "Servus 0")
        assert page.problem == ""
        # when previews are added
        save_as_editors_do(file, card("Moin", PREVIEWS))
        # then they can be selected, with the orientations that they specify
        page.wait_for_label("card", "Moin 0")
        page.wait(lambda: page.entries == [("First", True), ("Second", False)], "the previews are not listed")
        page.choose("Second")
        page.wait_for_label("second", "Lying")
        screen = driver.find_element(By.ID, "sw-screen").size
        assert screen["width"] > screen["height"]
        assert page.entries == [("First", False), ("Second", True)]
        # when the file is saved, then the selection stays
        save_as_editors_do(file, card("Moin", PREVIEWS.replace("Lying", "Still lying")))
        page.wait_for_label("second", "Still lying")
        assert app.stop() == 0



def test_a_saved_file_goes_on_where_one_was(executable, driver, file):
    # given a file on whose view something was done
    file.write_text(card("Hello"))
    with App([*executable, str(file)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("card", "Hello 0")
        page.phone.tap("card")
        page.wait_for_label("card", "Hello 1")
        # when its body changes
        save_as_editors_do(file, card("Servus"))
        # then it keeps its state
        page.wait_for_label("card", "Servus 1")
        assert page.note == ""
        # when its stored properties change
        save_as_editors_do(file, card("Moin").replace("var count = 0", "var count: Int64 = 7"))
        # then it starts over, and terminal and page report that
        page.wait_for_label("card", "Moin 7")
        page.wait(lambda: page.note == ANEW, "the page does not say what starts anew")
        assert app.output.count(ANEW) == 1
        # when it is started afresh
        page.phone.tap("card")
        page.wait_for_label("card", "Moin 8")
        driver.find_element(By.ID, "sw-restart").click()
        # then it is as at the start, and the report is gone
        page.wait_for_label("card", "Moin 7")
        page.wait(lambda: page.note == "", "the page still says what starts anew")
    # given that each version is to start afresh
    with App([*executable, str(file), "--restart"]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("card", "Moin 7")
        page.phone.tap("card")
        page.wait_for_label("card", "Moin 8")
        # when the file is saved, then it starts afresh
        save_as_editors_do(file, card("Hello").replace("var count = 0", "var count: Int64 = 7"))
        page.wait_for_label("card", "Hello 7")


def test_what_one_points_at_with_alt_held_is_told(executable, driver, file):
    # given a view of a file
    file.write_text(card("Hello"))
    with App([*executable, str(file)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("card", "Hello 0")
        told = driver.find_element(By.ID, "sw-inspected")
        # when the key is held over it
        hold = ActionChains(driver).key_down(Keys.ALT).move_to_element(page.phone.element("card")).move_by_offset(1, 1)
        hold.perform()
        # then the page shows what it is, and where it is declared
        page.wait(lambda: "Card.swift:4" in told.text, "nothing is told")
        assert told.text.splitlines()[0].endswith("in Card")
        assert "identifier: card" in told.text
        # when it is clicked
        ActionChains(driver).click().perform()
        # then the terminal shows it too, and nothing was tapped
        page.wait(lambda: "Card.swift:4" in app.output, "the terminal is told nothing")
        ActionChains(driver).key_up(Keys.ALT).perform()
        page.wait(lambda: not told.is_displayed(), "it is told although the key is up")
        assert page.label("card") == "Hello 0"


APP = """
import SwiftUI

@Observable class Model { var taps = 0 }

@main
struct CardApp: App {
  @State private var model = Model()
  var body: some Scene { WindowGroup { Content().environment(model) } }
}

struct Content: View {
  @Environment(Model.self) private var model
  var body: some View {
    VStack {
      Button("Taps \\(model.taps)") { model.taps += 1 }.accessibilityIdentifier("taps")
      Button("Crash") { CRASH }.accessibilityIdentifier("crash")
    }
  }
}
"""


@pytest.mark.parametrize(
    "crash, said",
    [
        ("let no: Int? = nil; model.taps = no!", "Fatal error: Unexpectedly found nil"),
        ("let none: [Int] = []; model.taps = none[model.taps]", "Index out of range"),
        ("fatalError(\"Enough\")", "Fatal error: Enough"),
    ])
def test_a_file_that_crashes_says_where_and_the_next_version_is_shown(executable, driver, file, crash, said):
    # given a file with an app, which is shown
    file.write_text(APP.replace("CRASH", crash))
    with App([*executable, str(file)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("taps", "Taps 0")
        page.phone.element("taps").click()
        page.wait_for_label("taps", "Taps 1")
        # when it crashes
        page.phone.element("crash").click()
        # then the same page says what crashed and where
        page.wait(lambda: said in page.problem and "Card.swift:17" in page.problem, "the page tells of no crash")
        assert said in app.output
        # and when it is fixed, the same page shows it
        save_as_editors_do(file, APP.replace("CRASH", "model.taps = 40"))
        page.wait_for_label("taps", "Taps 0")
        assert page.problem == ""
        page.phone.element("crash").click()
        page.wait_for_label("taps", "Taps 40")
        assert app.stop() == 0


def test_a_file_that_crashes_at_once_is_told_as_well(executable, driver, file):
    file.write_text(card("Hello").replace("Button(", "let _ = [Int]().first!\n    Button("))
    with App([*executable, str(file)]) as app:
        # There is no phone to wait for: the file has never been shown.
        page = Page(driver, app.url, shows_file=False)
        page.wait(lambda: "Card.swift:8: Fatal error" in page.problem, "the page tells of no crash")
        save_as_editors_do(file, card("Servus"))
        page.wait_for_label("card", "Servus 0")


def test_a_picture_of_a_preview_needs_no_browser(run, file, tmp_path):
    file.write_text(card("Hello", PREVIEWS))
    picture = tmp_path / "card.png"
    status, _, errors = run(str(file), "--preview", "Second", "--snapshot", str(picture), "--device", "iphone-se-1")
    assert (status, errors) == (0, "")
    assert png_size(picture) == (1136, 640)


def test_a_file_may_use_objective_c_s_names_and_every_framework(run, file, tmp_path):
    file.write_text("""
import Charts
import CoreData
import SwiftData
import SwiftUI
import os
@objcMembers final class Ear: NSObject {
  let log = Logger(subsystem: "a", category: "b")
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(hear), name: .NSCalendarDayChanged, object: nil)
  }
  @objc func hear(_ note: Notification) {}
}
@Model final class Item { var name = ""; init() {} }
#Preview { Text(String(describing: Ear().responds(to: #selector(Ear.hear(_:))))) }
""")
    picture = tmp_path / "card.png"
    status, _, errors = run(str(file), "--snapshot", str(picture))
    assert (status, errors) == (0, "")
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "text, message",
    [
        ("struct Model {}\n", "there is neither a #Preview nor a view"),
        ("import SwiftUI\nstruct Row: View { let a: Int; var body: some View { EmptyView() } }\n", "without arguments: Row"),
        ("import SwiftUI\n#Preview { Nothing() }\n", "error: cannot find 'Nothing' in scope"),
    ])
def test_a_file_that_cannot_be_shown_says_why(run, file, tmp_path, text, message):
    file.write_text(text)
    status, output, errors = run(str(file), "--snapshot", str(tmp_path / "card.png"))
    assert (status, output) == (1, "")
    assert message in errors


def test_a_preview_that_there_is_not_is_answered_with_those_there_are(run, file):
    file.write_text(card("Hello", PREVIEWS))
    status, _, errors = run(str(file), "--preview", "Third", "--snapshot", "third.png")
    assert status == 1
    assert "First, Second" in errors


def test_the_app_has_a_gallery_of_its_previews(executable, driver, run, tmp_path):
    with App([*executable, "--previews"]) as app:
        page = Page(driver, app.url)
        names = [name for name, _ in page.entries]
        assert len(names) >= 15 and "Landing page" in names
        page.wait(
            lambda: driver.execute_script(
                "return [...document.querySelectorAll('#sw-workbench img')].every((image) => image.naturalWidth > 0)"),
            "a picture is missing")
        page.choose("Joke")
        page.wait(lambda: ("Joke", True) in page.entries, "the joke was not chosen")
    sheet = tmp_path / "sheet.png"
    status, _, errors = run("--previews", "--snapshot", str(sheet))
    assert (status, errors) == (0, "")
    assert png_size(sheet)[0] > 1000


def test_a_million_rows_fly_past_with_numbers_over_them(executable, driver):
    with App([*executable, "--screen", "million", "--hud"]) as app:
        page = Page(driver, app.url)
        page.wait(lambda: page.label("million.0"), "the first row is missing")
        page.phone.element("million.last").click()
        page.wait(lambda: page.label("million.999999"), "the last row is missing")
        assert "live rows" in driver.find_element(By.ID, "sw-screen").text


def test_options_that_do_not_go_together_are_refused(run):
    for arguments in [["--preview", "A"], ["a.swift"], ["--previews", "--backend", "http://127.0.0.1:1"]]:
        status, _, errors = run(*arguments)
        assert status == 64, arguments
        assert "Error: " in errors
