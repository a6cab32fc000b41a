"""Accessibility actions besides activating an element: real buttons, by keyboard and for screen readers."""

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from phone import Phone
from program import App

ROWS = """
import SwiftUI

struct Rows: View {
  @State private var rows = ["a", "b", "c"]
  @State private var flagged = "none"

  var body: some View {
    List {
      ForEach(rows, id: \\.self) { row in
        Text(row).accessibilityIdentifier("row." + row)
          .swipeActions(edge: .leading) { Button("Flag") { flagged = row } }
      }
      .onDelete { rows.remove(atOffsets: $0) }
      Text(flagged).accessibilityIdentifier("flagged")
    }
  }
}
"""

# The actions beside the focused element, and whether they are visible.
BARS = """
return [...document.querySelectorAll("#sw-screen .actions")].map((bar) => [
  bar.getAttribute("aria-label"), [...bar.querySelectorAll("button")].map((button) => button.textContent),
  bar.getBoundingClientRect().width > 2,
]);
"""


@pytest.fixture
def page(executable, driver, tmp_path):
    file = tmp_path / "Rows.swift"
    file.write_text(ROWS)
    with App([*executable, str(file)]) as app:
        phone = Phone.open(driver, app.url)
        phone.wait(lambda: phone.shows("row.c"), "the rows are not shown")
        yield phone


def bars(phone):
    return phone.driver.execute_script(BARS)


def text(phone, identifier):
    return phone.element(identifier).text


def test_every_row_has_buttons_for_its_actions_that_nobody_sees(page):
    assert [(names, is_seen) for _, names, is_seen in bars(page)] == [(["Delete", "Flag"], False)] * 3
    # when a screen reader clicks one, then its action runs
    page.driver.execute_script("arguments[0].click()", page.driver.find_elements(By.XPATH, '//button[text()="Flag"]')[1])
    page.wait(lambda: text(page, "flagged") == "b", "the action did nothing")


def test_actions_are_reached_by_keyboard(page):
    # given the phone's focus on the second row
    page.driver.execute_script("arguments[0].focus()", page.screen)
    for _ in range(2):
        ActionChains(page.driver).send_keys(Keys.TAB).perform()
        page.settle()
    # when the keys for a menu are pressed, then its actions are visible, and the first has the focus
    ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.F10).key_up(Keys.SHIFT).perform()
    assert page.driver.switch_to.active_element.text == "Delete"
    assert [is_seen for _, _, is_seen in bars(page)] == [False, True, False]
    # when an arrow key moves on and escape leaves, then the phone has the focus again and nothing has happened
    ActionChains(page.driver).send_keys(Keys.ARROW_RIGHT).perform()
    assert page.driver.switch_to.active_element.text == "Flag"
    ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()
    assert page.driver.switch_to.active_element == page.screen
    assert text(page, "flagged") == "none"
    # when the first is pressed, then the row disappears, and so do its buttons
    ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.F10).key_up(Keys.SHIFT).send_keys(Keys.ENTER).perform()
    page.wait(lambda: not page.shows("row.b"), "the row is still there")
    page.wait(lambda: len(bars(page)) == 2, "the buttons are still there")
    assert page.driver.switch_to.active_element == page.screen
