from behave import given, then, when

from pages.lost_pets import CARD_PREFIX, POPUP_CANCEL, LostPets
from pages.screen import Screen


@given("the app may know where the phone is")
def allowed(context):
    context.capabilities["appium:permissions"] = '{"app": {"location": "inuse"}}'


@given("nobody has been asked for the location")
def unset(context):
    del context.capabilities["appium:permissions"]


@then('the system should ask "{words}"')
def asks(context, words):
    screen = Screen(context.driver)
    screen.wait_until(lambda: context.driver.find_elements("class name", "XCUIElementTypeAlert"), "nothing is asked")
    assert words in context.driver.switch_to.alert.text, context.driver.switch_to.alert.text


@when("I accept the alert")
def accept(context):
    context.driver.switch_to.alert.accept()


@when("I dismiss the alert")
def dismiss(context):
    Screen(context.driver).wait_until(
        lambda: context.driver.find_elements("class name", "XCUIElementTypeAlert"), "nothing is asked")
    context.driver.switch_to.alert.dismiss()


@when("I open the Lost Pets tab")
def open_list(context):
    LostPets(context.driver).open()


@when("I tap on the first card of the list")
def tap_first(context):
    card = LostPets(context.driver).first_card()
    context.card, context.box = card.get_attribute("name"), card.rect
    card.click()


@when("I go back")
def back(context):
    context.driver.back()


@then("the list should be displayed where it was")
def same_place(context):
    pets = LostPets(context.driver)
    pets.wait_for_list()
    assert pets.find(context.card).rect == context.box


@then("the list should be displayed")
def list_there(context):
    LostPets(context.driver).wait_for_list()


@then("a popup should offer the settings")
def popup(context):
    assert LostPets(context.driver).find("animalList.permissionAlert.settingsButton").is_displayed()


@when("I close the popup")
def close_popup(context):
    LostPets(context.driver).tap(POPUP_CANCEL)


@when("I turn the phone on its side")
def turn(context):
    context.driver.orientation = "LANDSCAPE"


@when("the app was in the background for {seconds:d} second")
def background(context, seconds):
    context.driver.background_app(seconds)
