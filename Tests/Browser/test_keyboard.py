"""Buttons by keyboard and under a mouse pointer."""

from selenium.webdriver import ActionChains, Keys

from phone import LIST, VIEW_ALL

LEFT = "scrollArrow.left"
RIGHT = "scrollArrow.right"

# The identifier of the element with the keyboard's focus.
FOCUSED = """
const key = document.getElementById("sw-screen").getAttribute("aria-activedescendant");
return key ? document.getElementById(key)?.dataset.identifier ?? "" : null;
"""

# Every colour inside an element.
FILLS = """
const parts = [arguments[0], ...arguments[0].querySelectorAll("*")];
return parts.map((part) => getComputedStyle(part).backgroundColor + getComputedStyle(part).fill).join(" ");
"""


def focused(phone):
    return phone.driver.execute_script(FOCUSED)


def tab_to(phone, identifier):
    """Presses Tab in the phone until it reaches the element."""
    phone.driver.execute_script("arguments[0].focus()", phone.screen)
    visited = []
    while not visited or visited[-1] != identifier:
        assert len(visited) < 30, visited
        ActionChains(phone.driver).send_keys(Keys.TAB).perform()
        phone.settle()
        visited.append(focused(phone))
    return visited


def test_tab_and_enter_press_a_button(phone):
    # given the keyboard's focus on the phone, when Tab reaches "View All", then it passed the buttons before it, and scrolled to it
    visited = tab_to(phone, VIEW_ALL)
    assert visited[:2] == ["landingPage.lostPetButton", "landingPage.foundPetButton"], visited
    assert 0 <= phone.boxes()[VIEW_ALL][1] < 852
    # when Enter is pressed, then the button leads to the list
    ActionChains(phone.driver).send_keys(Keys.ENTER).perform()
    phone.wait_for(LIST, "Enter was not received")
    # when Escape is pressed, then nothing has the focus any more
    ActionChains(phone.driver).send_keys(Keys.ESCAPE).perform()
    phone.settle()
    assert focused(phone) is None


def test_the_row_moves_by_a_card_with_arrow_keys_and_space(phone):
    first = "landingPage.resource.first-hours"
    left = lambda: phone.boxes()[first][0]
    # given the focus on the row's first card, when the right arrow key is pressed, then the second is where that was
    tab_to(phone, first)
    start = left()
    ActionChains(phone.driver).send_keys(Keys.ARROW_RIGHT).perform()
    phone.settle()
    assert abs(start - left() - 296) < 0.51
    # when Tab has moved on to the arrow back, via the last card, then space moves the row back to a card
    tab_to(phone, LEFT)
    end = left()
    ActionChains(phone.driver).send_keys(Keys.SPACE).perform()
    phone.settle()
    assert left() > end
    assert abs((start - left()) / 296 - round((start - left()) / 296)) < 0.01


def test_a_pointer_over_an_arrow_is_a_hand_and_makes_it_darker(phone):
    arrow = phone.element(RIGHT)
    at_rest = phone.driver.execute_script(FILLS, arrow)
    # when the pointer is over it
    ActionChains(phone.driver).move_to_element(arrow).perform()
    phone.wait(lambda: phone.driver.execute_script(FILLS, phone.element(RIGHT)) != at_rest, "the arrow stays as it was")
    assert phone.element(RIGHT).value_of_css_property("cursor") == "pointer"
    # when it leaves the phone, then the button looks as before
    ActionChains(phone.driver).move_to_element(phone.by_id("sw-fit")).perform()
    phone.wait(lambda: phone.driver.execute_script(FILLS, phone.element(RIGHT)) == at_rest, "the arrow stays darker")
