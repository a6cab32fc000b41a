"""The landing page as a person sees it in a browser."""

from selenium.webdriver import Keys

from phone import CARD_PREFIX, HEADER, HERO, LIST, VIEW_ALL


def test_five_cards_are_met_while_scrolling_through(phone):
    # given the smallest phone, on which fewer than five cards fit
    phone.choose_device("iphone-se-1")
    phone.wait(lambda: phone.screen_size() == (320, 568), "the device did not change")
    phone.settle()
    met = set()
    # when the page is scrolled to its end
    for _ in range(30):
        before = phone.boxes()
        met |= {name for name, (_, top, _, height) in phone.cards().items() if top < 568 and top + height > 0}
        phone.wheel(150)
        if phone.boxes() == before:
            break
    # then each of the five newest announcements was on the screen
    assert len(met) == 5, met


def test_a_wheel_scroll_of_600_moves_everything_together(phone):
    # given a page that is longer than the screen by more than 600 points
    phone.choose_device("iphone-se-1")
    phone.wait(lambda: phone.screen_size() == (320, 568), "the device did not change")
    phone.settle()
    seen = set()
    total = 0
    # when the wheel turns by 600 in ten steps (so that rows may leave the tree in between)
    for _ in range(10):
        before = phone.boxes()
        phone.wheel(60)
        after = phone.boxes()
        moving = [name for name in before if name in after and name in {HERO, HEADER} | set(phone.cards())]
        distances = {name: before[name][1] - after[name][1] for name in moving}
        # then hero, header and cards all moved by the same amount
        assert distances and max(distances.values()) - min(distances.values()) < 0.51, distances
        seen |= set(moving)
        total += sum(distances.values()) / len(distances)
    assert abs(total - 600) < 1
    assert {HERO, HEADER} <= seen and any(name.startswith(CARD_PREFIX) for name in seen)


def test_a_tap_on_view_all_leads_to_the_list(phone):
    phone.go(VIEW_ALL, LIST)
    assert not phone.shows(HERO)


def test_a_drag_over_view_all_scrolls_and_taps_nothing(phone):
    top = phone.boxes()[VIEW_ALL][1]
    phone.drag(VIEW_ALL, -60)
    assert phone.boxes()[VIEW_ALL][1] < top - 20
    assert not phone.shows(LIST)


def test_a_click_by_assistive_technology_activates(phone):
    # given no pointer at all: element.click() is what a screen reader's "press" becomes
    phone.driver.execute_script("arguments[0].click()", phone.element(VIEW_ALL))
    phone.wait_for(LIST, "the activation was not received")


def test_keys_scroll_the_page(phone):
    top = phone.boxes()[HERO][1]
    phone.press(Keys.ARROW_DOWN)
    assert phone.boxes()[HERO][1] < top
    phone.press(Keys.HOME)
    assert abs(phone.boxes()[HERO][1] - top) < 0.51


def test_the_accessibility_tree_shows_an_app(phone):
    nodes = phone.accessibility_nodes()
    buttons = {node["name"] for node in nodes if node["role"] == "button"}
    assert {"Lost Pet", "Found Pet", "View All"} <= buttons
    texts = {node["name"] for node in nodes if node["role"] in {"heading", "StaticText"}}
    assert "Recent Reports" in texts
    areas = [node for node in nodes if node["attributes"].get("aria-roledescription") == "scroll area"]
    names = [area["attributes"]["data-identifier"] for area in areas]
    assert names == ["landingPage.scroll", "landingPage.resources.scroll"]
    by_identifier = {node["attributes"].get("data-identifier"): node for node in nodes}
    assert by_identifier[VIEW_ALL]["role"] == "button" and by_identifier[VIEW_ALL]["attributes"]["id"] == VIEW_ALL
    assert {HERO, HEADER} <= set(by_identifier)
    cards = [node for name, node in by_identifier.items() if name and name.startswith(CARD_PREFIX)]
    assert cards and all(card["name"] for card in cards)


def test_reading_order_is_the_order_on_the_screen(phone):
    names = [node["name"] for node in phone.accessibility_nodes() if node["role"] == "button"]
    assert names.index("Lost Pet") < names.index("Found Pet") < names.index("View All")


def test_nothing_is_written_to_the_console(phone):
    phone.wheel(400)
    phone.wheel(-400)
    phone.choose_appearance("dark")
    phone.settle()
    assert phone.console() == []


def test_text_is_as_wide_as_it_was_measured(phone):
    # A run is marked if Chromium sets it wider or narrower than the server measured it, by more than half a point.
    phone.driver.execute_async_script("document.fonts.ready.then(() => requestAnimationFrame(arguments[0]))")
    fitted = "return [...document.querySelectorAll('[data-fitted]')].map(e => [e.textContent, e.dataset.fitted])"
    assert phone.driver.execute_script(fitted) == []
