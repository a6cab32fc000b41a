"""The device around the screen, and what iOS draws over the app, on the page as in a picture; and the page around it."""

import base64

import pytest
from selenium.webdriver import ActionChains, Keys

from pictures import png_pixels

# Sizes in points, and the device's left and top edges.
DEVICES = {
    "iphone-se-3": ((375, 667), (17, 92)), "iphone-16e": ((390, 844), (12, 12)), "iphone-16-pro": ((402, 874), (12, 12)),
    "iphone-air": ((420, 912), (12, 12)), "ipad-pro-11": ((834, 1210), (30, 30)),
}


def screen_picture(phone):
    """Returns the screen as the browser shows it, at one pixel per point."""
    box = phone.driver.execute_script(
        "const box = document.getElementById('sw-screen').getBoundingClientRect();"
        "return {x: box.x, y: box.y, width: box.width, height: box.height, scale: 1};")
    picture = phone.driver.execute_cdp_cmd("Page.captureScreenshot", {"clip": box, "captureBeyondViewport": True})
    return png_pixels(base64.b64decode(picture["data"]))


def test_each_device_has_its_screen_and_its_edges(phone):
    for device, (size, edges) in DEVICES.items():
        phone.choose_device(device)
        phone.wait(lambda: phone.screen_size() == size or phone.driver.execute_script(
            "const screen = document.getElementById('sw-screen'); return [screen.offsetWidth, screen.offsetHeight];")
            == list(size), f"{device} is not shown")
        found = phone.driver.execute_script(
            "const style = getComputedStyle(document.getElementById('sw-phone'));"
            "return [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];")
        assert tuple(found) == edges, device


def test_the_page_and_a_picture_agree_about_the_status_bar(phone, run, tmp_path):
    # given a picture with what iOS draws over the app, and the same phone on the page
    file = tmp_path / "phone.png"
    status, _, errors = run("--snapshot", str(file), "--status-bar")
    assert status == 0, errors
    _, _, drawn = png_pixels(file.read_bytes())
    phone.settle()
    width, _, shown = screen_picture(phone)
    assert width == 393
    # then the time, the battery, the island and the home indicator are at the same places
    areas = {"time": (45, 22, 95, 42), "battery": (338, 24, 366, 38), "island": (134, 11, 259, 48), "indicator": (120, 838, 273, 845)}
    for name, (left, top, right, bottom) in areas.items():
        places = [(x, y) for x in range(left, right) for y in range(top, bottom)]
        dark = [sum(shown(x, y)) < 300 for x, y in places]
        also = [sum(drawn(3 * x + 1, 3 * y + 1)) < 300 for x, y in places]
        assert sum(also) > 20, name
        differing = sum(a != b for a, b in zip(dark, also))
        assert differing < 0.12 * len(places), f"{name}: {differing} of {len(places)}"


def test_the_app_hides_but_the_status_bar_stays_in_the_background(phone):
    phone.by_id("sw-background").click()
    phone.wait(lambda: phone.by_id("sw-background").text == "Foreground", "the app is not in the background")
    try:
        seen = phone.driver.execute_script(
            "return [...document.querySelectorAll('#sw-screen .t')]"
            ".filter((run) => getComputedStyle(run).visibility === 'visible').map((run) => run.textContent);")
        assert seen == ["9:41"]
    finally:
        phone.by_id("sw-background").click()


def test_nothing_on_the_page_needs_a_scrollbar(phone):
    overflow = """
        const over = (element) => [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
        return [...over(document.scrollingElement), ...over(document.getElementById("sw-stage"))];
    """
    before = phone.driver.get_window_size()
    try:
        for device in ["iphone-15-pro", "ipad-pro-13"]:
            # Where there is little room, the list of devices is collapsed.
            phone.driver.set_window_size(1280, 1200)
            phone.choose_device(device)
            for width, height in [(1280, 1200), (1280, 720), (1000, 500), (700, 900)]:
                phone.driver.set_window_size(width, height)
                phone.settle()
                bars = phone.driver.execute_script(
                    "const stage = document.getElementById('sw-stage');"
                    "return [innerWidth - document.documentElement.clientWidth, stage.offsetWidth - stage.clientWidth,"
                    "stage.offsetHeight - stage.clientHeight];")
                assert bars == [0, 0, 0], (width, height, device, phone.driver.execute_script(overflow))
    finally:
        phone.driver.set_window_size(before["width"], before["height"])


def test_the_panel_scrolls_inside_its_round_corners(phone):
    before = phone.driver.get_window_size()
    phone.driver.set_window_size(1280, 600)
    try:
        panel, inner = phone.driver.execute_script(
            "const box = (name) => document.querySelector(name).getBoundingClientRect().toJSON();"
            "return [box('.panel'), box('#sw-settings')];")
        assert panel["bottom"] <= 600
        assert inner["bottom"] <= panel["bottom"] - 18
        assert phone.driver.execute_script(
            "const settings = document.getElementById('sw-settings');"
            "settings.scrollTop = 1e6; return settings.scrollTop > 0;")
    finally:
        phone.driver.set_window_size(before["width"], before["height"])


def test_the_ring_around_the_phone_is_for_the_tab_key_alone(phone):
    ring = "return getComputedStyle(document.getElementById('sw-phone'), '::after').content;"
    # when the phone has the focus from a click, and keys are pressed
    ActionChains(phone.driver).move_to_element(phone.screen).click().perform()
    ActionChains(phone.driver).send_keys(Keys.ARROW_DOWN).perform()
    phone.settle()
    # then there is none
    assert phone.driver.execute_script(ring) == "none"
