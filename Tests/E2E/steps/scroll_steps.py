from behave import given, then, when

from pages.landing_page import CARD_PREFIX, SECTIONS, LandingPage
from pages.resources_row import ResourcesRow

RETRY = "landingPage.retryButton"


@when("I flick the page upwards once")
def flick_up(context):
    LandingPage(context.driver).flick_up()


@when("I flick the page downwards once")
def flick_down(context):
    LandingPage(context.driver).flick_down()


@then("the last announcement card should be displayed")
def last_card(context):
    newest = [announcement["id"] for announcement in context.backend.announcements()][:5]
    assert LandingPage(context.driver).is_displayed(CARD_PREFIX + newest[-1])


@when("I scroll down to the end in small steps")
def scroll_through(context):
    page = LandingPage(context.driver)
    context.met = []
    last = None
    while last != (last := page.place("landingPage.list")) or last is None:
        names = [*SECTIONS.values(), *page.card_names()]
        seen = [name for name in names if page.is_displayed(name)]
        context.met += [name for name in seen if name not in context.met]
        page.scroll_down()


@then("I should have met the hero panel, the Resources section, the list header and {count:d} cards in this order")
def met(context, count):
    sections = [SECTIONS[name] for name in ["hero panel", "Resources section", "list header"]]
    met = [name for name in context.met if name in sections or name.startswith(CARD_PREFIX)]
    assert met[:3] == sections and len(met) == 3 + count, met


@given("I have scrolled down to the retry button")
def to_retry(context):
    page = LandingPage(context.driver)
    page.driver.execute_script("mobile: scroll", {"name": RETRY})
    context.header = page.place("landingPage.listHeader")


@when("I tap the retry button")
def retry(context):
    LandingPage(context.driver).tap(RETRY)


@then("announcement cards should be displayed")
def cards(context):
    LandingPage(context.driver).first_card()


@then("the list header should be where it was")
def kept(context):
    place = LandingPage(context.driver).place("landingPage.listHeader")
    assert place == context.header, (place, context.header)


@when("I drag the View All button upwards")
def drag_button(context):
    page = LandingPage(context.driver)
    page.driver.execute_script("mobile: scroll", {"name": "landingPage.viewAllButton"})
    context.header = page.place("landingPage.listHeader")
    box = page.find("landingPage.viewAllButton").rect
    x, y = box["x"] + box["width"] // 2, box["y"] + box["height"] // 2
    page.drag((x, y), (x, y - 80))


@then("the list header should have moved up")
def moved(context):
    place = LandingPage(context.driver).place("landingPage.listHeader")
    assert place is None or place < context.header - 40, (place, context.header)


@when("I tap the {side} arrow")
def tap_arrow(context, side):
    ResourcesRow(context.driver).tap_arrow(side)


@when("I tap the right arrow twice quickly")
def tap_twice(context):
    ResourcesRow(context.driver).tap_arrow_twice("right")


@when("I tap the right arrow until it is gone")
def to_the_end(context):
    row = ResourcesRow(context.driver)
    taps = 0
    while row.shows_arrow("right"):
        row.tap_arrow("right")
        taps += 1
        assert taps < 20, "the right arrow never goes"


@then("the row should have scrolled by {points:d} points")
def scrolled(context, points):
    row = ResourcesRow(context.driver)
    row.wait_until(lambda: abs(row.offset() - points) <= 1, f"the row is elsewhere than at {points}")
