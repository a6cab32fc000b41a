"""What all screens have in common."""

from appium.webdriver.common.appiumby import AppiumBy
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE = 15


class Screen:
    def __init__(self, driver):
        self.driver = driver

    # Looking

    def find_all(self, identifier):
        return self.driver.find_elements(AppiumBy.ACCESSIBILITY_ID, identifier)

    def find(self, identifier):
        """Waits until the element is there; the server's error lists what is there instead."""
        self.driver.implicitly_wait(PATIENCE)
        try:
            return self.driver.find_element(AppiumBy.ACCESSIBILITY_ID, identifier)
        finally:
            self.driver.implicitly_wait(0)

    def named(self, prefix):
        """Returns the elements whose names begin with a prefix, in reading order."""
        return self.driver.find_elements(AppiumBy.IOS_PREDICATE, f"name BEGINSWITH '{prefix}'")

    def is_displayed(self, identifier):
        return any(element.is_displayed() for element in self.find_all(identifier))

    def wait_until(self, condition, message):
        WebDriverWait(self.driver, PATIENCE, poll_frequency=0.1).until(lambda _: condition(), message)

    # Acting

    def tap(self, identifier):
        self.find(identifier).click()

    def flick(self, start, end, seconds=0.06):
        """One finger lands, moves and lifts while it moves."""
        self._finger(start, end, seconds, rest=0)

    def drag(self, start, end):
        """One finger moves and rests before it lifts, so that nothing keeps moving."""
        self._finger(start, end, 0.3, rest=0.2)

    def _finger(self, start, end, seconds, rest):
        actions = ActionChains(self.driver)
        finger = PointerInput(interaction.POINTER_TOUCH, "finger")
        actions.w3c_actions = ActionBuilder(self.driver, mouse=finger, duration=int(seconds * 1000))
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(*start)
        pointer.pointer_down()
        pointer.move_to_location(*end)
        if rest:
            pointer.pause(rest)
        pointer.pointer_up()
        actions.perform()
