"""The panel beside the phone."""

from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By

from phone import HEADER, Phone

DEVICES = {
    "iphone-se-1": (320, 568), "iphone-se-3": (375, 667), "iphone-15-pro": (393, 852), "iphone-15-pro-max": (430, 932)}


def test_every_phone_can_be_chosen(phone):
    for device, size in DEVICES.items():
        phone.choose_device(device)
        phone.wait(lambda: phone.screen_size() == size, f"{device} is not shown")


def test_dark_mode_acts_at_once(phone):
    light = phone.background()
    phone.choose_appearance("dark")
    phone.wait(lambda: phone.background() != light, "the background did not change")
    assert phone.by_id("sw-phone").get_attribute("data-dark") == "true"


def test_text_size_acts_at_once(phone):
    title_size = """
        const runs = [...document.querySelectorAll("#sw-screen .t")];
        return parseFloat(runs.find((run) => run.textContent === "Find Your Pet").style.fontSize);
    """
    before = phone.driver.execute_script(title_size)
    phone.choose_text_size(9)
    phone.wait(lambda: phone.driver.execute_script(title_size) > before * 1.3, "the text did not grow")
    assert phone.by_id("sw-text").get_attribute("aria-valuetext") == "Accessibility 3"


def test_landscape_turns_the_screen(phone):
    phone.switch("landscape", True)
    phone.wait(lambda: phone.screen_size() == (852, 393), "the screen did not turn")


def test_a_second_tab_shows_and_changes_the_same_phone(phone):
    first = phone.driver.current_window_handle
    phone.driver.switch_to.new_window("tab")
    try:
        second = Phone.open(phone.driver, phone.url)
        assert HEADER in second.boxes()
        # when the second tab changes something
        second.choose_appearance("dark")
        second.wait(lambda: second.by_id("sw-phone").get_attribute("data-dark") == "true", "the second tab is light")
    finally:
        phone.driver.close()
        phone.driver.switch_to.window(first)
    # then the first shows it, its controls included
    phone.wait(lambda: phone.by_id("sw-phone").get_attribute("data-dark") == "true", "the first tab is light")
    assert phone.by_id("sw-dark").is_selected()


def test_location_that_is_allowed_later_reaches_the_cards(phone):
    # given an app that may not know the phone's location
    labels = lambda: [phone.element(card).get_attribute("aria-label") for card in phone.cards()]
    assert not any("°" in label for label in labels())
    try:
        # when the owner allows it in the settings, and comes back to the app
        phone.choose("permission", "whileUsing")
        phone.by_id("sw-background").click()
        phone.wait(lambda: phone.by_id("sw-background").text == "Foreground", "the app is not in the background")
        phone.by_id("sw-background").click()
        # then the cards show where pets were seen
        phone.wait(lambda: any("°" in label for label in labels()), "no card has coordinates")
    finally:
        phone.choose("permission", "denied")


def test_every_control_has_a_name(phone):
    nodes = phone.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    roles = {"combobox", "radio", "slider", "switch"}
    controls = [node for node in nodes if not node["ignored"] and node["role"]["value"] in roles]
    assert len(controls) >= 9
    assert [node for node in controls if not node["name"]["value"]] == []


def test_tab_passes_through_the_phone_and_out_of_it(phone):
    # given focus on the control before the phone
    phone.driver.execute_script("document.getElementById('sw-fit').focus()")
    active = lambda: phone.driver.execute_script("return document.activeElement.id")
    visited = []
    # when Tab is pressed more often than there are elements on the phone
    for _ in range(40):
        ActionChains(phone.driver).send_keys(Keys.TAB).perform()
        phone.settle()
        visited.append(active())
        if "sw-screen" in visited and visited[-1] != "sw-screen":
            break
    # then the phone had the focus and gave it back
    assert "sw-screen" in visited and visited[-1] != "sw-screen", visited


def test_the_page_fits_a_narrow_window(phone):
    size = {"width": 420, "height": 860, "deviceScaleFactor": 1, "mobile": False}
    phone.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    try:
        phone.wait(lambda: not phone.by_id("sw-settings").get_attribute("open"), "the settings are not folded away")
        phone.wait(lambda: phone.by_id("sw-phone").rect["width"] <= 420, "the phone is too wide")
        overflow = "return document.documentElement.scrollWidth - innerWidth"
        assert phone.driver.execute_script(overflow) <= 0
        assert phone.driver.find_element(By.TAG_NAME, "summary").is_displayed()
    finally:
        phone.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
