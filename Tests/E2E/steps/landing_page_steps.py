import parse
from behave import given, register_type, then, when

from pages.landing_page import CARD_PREFIX, SECTIONS, LandingPage
from pages.lost_pets import LostPets

APP = "scrollwork.app"
PARTS = {**SECTIONS, "left arrow": "scrollArrow.left", "right arrow": "scrollArrow.right"}


@parse.with_pattern("|".join(PARTS))
def part(words):
    """Returns the identifier of a part of the page."""
    return PARTS[words]


register_type(Part=part)


def page(context):
    return LandingPage(context.driver)


@given("the phone is an {device}")
def choose_device(context, device):
    context.capabilities["appium:deviceName"] = device


@given("the iOS app is launched")
def launch(context):
    context.launch()


@given("the user is on the Home tab")
def home(context):
    page(context).tap("tabs.home")
    assert page(context).find("tabs.home").is_selected()


@given("the backend has {count:d} pet announcements")
@when("the backend has {count:d} pet announcements")
def fill_backend(context, count):
    context.backend.has(count)
    assert len(context.backend.announcements()) == count


@given("the backend API is unavailable")
def stop_backend(context):
    context.backend.stop()


@when("the landing page loads")
@given("the landing page loads")
def load(context):
    """The page loads when the app starts."""
    context.driver.terminate_app(APP)
    context.driver.activate_app(APP)
    page(context).wait_until_loaded()


@given("the landing page is loaded")
def loaded(context):
    load(context)
    page(context).first_card()


@then("I should see exactly {count:d} announcement cards")
def count_cards(context, count):
    context.cards = page(context).cards()
    assert len(context.cards) == count, context.cards


@then("the announcements should be sorted by date (newest first)")
def sorted_by_date(context):
    announcements = context.backend.announcements()
    dates = [announcement["createdAt"] for announcement in announcements]
    assert dates == sorted(dates, reverse=True), dates
    expected = [CARD_PREFIX + announcement["id"] for announcement in announcements]
    assert context.cards == expected[:len(context.cards)], (context.cards, expected)


@then("I should see an empty state view")
def empty_state(context):
    page(context).find("landingPage.emptyState")
    page(context).driver.execute_script("mobile: scroll", {"name": "landingPage.emptyState"})
    assert page(context).is_displayed("landingPage.emptyState")


@then('the empty state should display "{text}"')
def empty_text(context, text):
    state = page(context).find("landingPage.emptyState")
    words = state.text + " ".join(part.text for part in state.find_elements("class name", "XCUIElementTypeStaticText"))
    assert text in words, words


@when("I tap on the first announcement card")
def tap_first(context):
    page(context).first_card().click()


@when("I tap on the last announcement card")
def tap_last(context):
    page(context).named(CARD_PREFIX)[-1].click()


@then("the app should switch to the Lost Pets tab")
def on_lost_pets(context):
    pets = LostPets(context.driver)
    pets.wait_until(pets.is_selected, "the Lost Pets tab is not chosen")


@then("the pet details screen should be displayed")
def on_details(context):
    assert LostPets(context.driver).wait_for_details().text


@then("I should see an error message")
def error(context):
    page(context).find("landingPage.errorMessage")
    page(context).driver.execute_script("mobile: scroll", {"name": "landingPage.errorMessage"})
    assert page(context).is_displayed("landingPage.errorMessage")


@then("the error message should explain the connection problem")
def error_text(context):
    text = page(context).find("landingPage.errorMessage").text
    assert text.startswith("Failed to load announcements: ") and "connect" in text.lower(), text


@then("the first announcement card should show coordinates")
def coordinates(context):
    text = page(context).first_card().get_attribute("label")
    assert "°" in text, text


@then("the {identifier:Part} should be displayed")
def displayed(context, identifier):
    page(context).wait_until(lambda: page(context).is_displayed(identifier), f"{identifier} is not displayed")


@then("the {identifier:Part} should not be displayed")
def not_displayed(context, identifier):
    page(context).wait_until(lambda: not page(context).is_displayed(identifier), f"{identifier} is displayed")


@then("the landing page should still be displayed")
def still_there(context):
    assert page(context).is_displayed("landingPage.scroll")
