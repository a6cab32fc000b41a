"""Navigation through the app: Home, details, list and back."""

from phone import BACK, DETAILS, HERO, HOME, LIST, LOST_PETS, POPUP_CANCEL, Phone
from program import App


def test_a_card_leads_to_its_details_on_lost_pets_and_back_to_the_list(phone):
    # given a card of the landing page
    card = next(iter(phone.cards()))
    name = phone.element(card).get_attribute("aria-label")
    # when it is tapped, then its details are there, on the other tab
    phone.go(card, DETAILS)
    assert phone.element(DETAILS).get_attribute("aria-label") in name
    assert phone.element(LOST_PETS).get_attribute("aria-selected") == "true"
    assert not phone.shows(HERO)
    # when Back is tapped, then the full list is there
    phone.tap(BACK)
    phone.wait_for(LIST, "no list is shown")
    assert not phone.shows(DETAILS)
    # when Home is tapped, then the landing page is
    phone.go(HOME, HERO)
    assert card in phone.cards()


def test_a_card_of_the_list_leads_to_its_details_and_back_to_the_same_place(phone):
    phone.go(LOST_PETS, LIST)
    phone.wait(lambda: phone.list_cards(), "no card is shown")
    phone.settle()
    card, box = next(iter(phone.list_cards().items()))
    phone.go(card, DETAILS)
    phone.go(BACK, card)
    assert phone.list_cards()[card] == box


def test_a_popup_explains_the_refusal_once(executable, driver):
    # given a phone whose owner has denied the location
    with App(executable) as app:
        phone = Phone.open(driver, app.url)
        phone.wait_for_cards()
        # when the list is opened for the first time, then it says so
        phone.go(LOST_PETS, POPUP_CANCEL)
        phone.close_popup()
        # when it is opened again, then it does not
        phone.go(HOME, HERO)
        phone.go(LOST_PETS, LIST)
        assert not phone.shows(POPUP_CANCEL)


def test_the_app_can_begin_with_the_list(executable, driver):
    with App([*executable, "--screen", "lost-pets"]) as app:
        phone = Phone.open(driver, app.url)
        phone.wait_for(LIST, "no list is shown")
