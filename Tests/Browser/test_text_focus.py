"""Where typed text goes, and what the page's own styles leave alone."""

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By

from program import App
from test_previews import Page

FORM = """
import SwiftUI

struct Form1: View {
  @State private var name = ""
  @State private var isOn = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused)
      Text("Typed \\(name)").accessibilityIdentifier("typed")
      Toggle("On", isOn: $isOn).accessibilityIdentifier("switch")
    }
    .onAppear { isFocused = true }
  }
}
"""


@pytest.fixture
def page(executable, driver, tmp_path):
    file = tmp_path / "Form1.swift"
    file.write_text(FORM)
    with App([*executable, str(file)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("typed", "Typed ")
        yield page


def test_a_field_that_the_app_focuses_gets_what_is_typed(page, driver):
    # given nobody has touched the page, when keys are pressed, then they are the field's
    page.wait(
        lambda: driver.execute_script("return document.activeElement.id") == "sw-typing", "the page's focus is elsewhere")
    ActionChains(driver).send_keys("ab").perform()
    page.wait_for_label("typed", "Typed ab")
    # when a click beside the phone has taken the page's focus, then keys are still the field's
    driver.execute_script("document.activeElement.blur()")
    assert driver.execute_script("return document.activeElement === document.body")
    ActionChains(driver).send_keys("c").perform()
    page.wait_for_label("typed", "Typed abc")


def test_a_switch_on_the_phone_has_the_knob_that_the_phone_draws(page, driver):
    after = "return getComputedStyle(document.querySelector(arguments[0]), '::after').content"
    assert driver.execute_script(after, '#sw-screen [role="switch"]') == "none"
    assert driver.execute_script(after, '.panel [role="switch"]') != "none"
    assert driver.find_element(By.CSS_SELECTOR, '#sw-screen [role="switch"]').value_of_css_property(
        "background-color") == "rgba(0, 0, 0, 0)"


def test_a_secure_field_gets_what_is_typed_through_a_password_field(executable, driver, tmp_path):
    # given a field for a password that has the focus, then the browser knows that it is one
    file = tmp_path / "Form1.swift"
    file.write_text(FORM.replace("TextField(", "SecureField("))
    with App([*executable, str(file)]) as app:
        page = Page(driver, app.url)
        page.wait_for_label("typed", "Typed ")
        kind = "return document.activeElement.type"
        page.wait(lambda: driver.execute_script(kind) == "password", "what is typed goes elsewhere")
        # when keys are pressed, then they are the field's
        ActionChains(driver).send_keys("ab").perform()
        page.wait_for_label("typed", "Typed ab")
