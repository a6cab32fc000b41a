"""A person's actions on the simulated phone, and what can be seen on it."""

import json
import urllib.parse
import urllib.request

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select, WebDriverWait

HERO = "landingPage.heroPanel"
HEADER = "landingPage.listHeader"
SCROLL = "landingPage.scroll"
VIEW_ALL = "landingPage.viewAllButton"
CARD_PREFIX = "landingPage.announcementCard."
HOME = "tabs.home"
LOST_PETS = "tabs.lostPets"
LIST = "animalList.list"
LIST_CARD_PREFIX = "animalList.announcementCard."
DETAILS = "petDetails.name"
BACK = "BackButton"
POPUP_CANCEL = "animalList.permissionAlert.cancelButton"

# Left edge, top edge, width and height in points of every element with an identifier.
BOXES = """
const screen = document.getElementById("sw-screen").getBoundingClientRect();
const boxes = {};
for (const element of document.querySelectorAll("#sw-screen [data-identifier]")) {
  const box = element.getBoundingClientRect();
  boxes[element.dataset.identifier] = [box.left - screen.left, box.top - screen.top, box.width, box.height];
}
return boxes;
"""

# Two animation frames without a change of the screen.
SETTLED = """
const done = arguments[arguments.length - 1];
const screen = document.getElementById("sw-screen");
let quiet = 0;
const observer = new MutationObserver(() => { quiet = 0; });
observer.observe(screen, { attributes: true, childList: true, characterData: true, subtree: true });
const look = () => {
  quiet += 1;
  if (quiet < 12) { requestAnimationFrame(look); return; }
  observer.disconnect();
  done();
};
requestAnimationFrame(look);
"""


def recorded_events(url):
    """Returns the events that the app at this address reported."""
    token = urllib.parse.parse_qs(urllib.parse.urlsplit(url).query)["token"][0]
    with urllib.request.urlopen(urllib.parse.urljoin(url, f"/events?token={token}"), timeout=10) as response:
        return [entry["event"] for entry in json.load(response)["events"]]


class Phone:
    def __init__(self, driver, url):
        self.driver = driver
        self.url = url

    @classmethod
    def open(cls, driver, url):
        driver.get(url)
        phone = cls(driver, url)
        phone.wait_until_connected()
        return phone

    # Waiting

    def wait(self, condition, message, seconds=30):
        waiting = WebDriverWait(
            self.driver, seconds, poll_frequency=0.05, ignored_exceptions=[StaleElementReferenceException])
        return waiting.until(lambda _: condition(), message)

    def wait_until_connected(self):
        self.wait(lambda: self.by_id("sw-connection").get_attribute("data-state") == "open", "not connected")
        self.wait(self.boxes, "the app is not shown", seconds=30)

    def wait_for_cards(self):
        self.wait(lambda: self.cards(), "no card is shown", seconds=60)

    def settle(self):
        """Waits until nothing has moved for a fifth of a second."""
        self.driver.execute_async_script(SETTLED)

    # Looking

    def by_id(self, name):
        return self.driver.find_element(By.ID, name)

    @property
    def screen(self):
        return self.by_id("sw-screen")

    def element(self, identifier):
        return self.driver.find_element(By.CSS_SELECTOR, f'[data-identifier="{identifier}"]')

    def boxes(self):
        return self.driver.execute_script(BOXES)

    def cards(self):
        return {name: box for name, box in self.boxes().items() if name.startswith(CARD_PREFIX)}

    def list_cards(self):
        return {name: box for name, box in self.boxes().items() if name.startswith(LIST_CARD_PREFIX)}

    def shows(self, identifier):
        return identifier in self.boxes()

    def screen_size(self):
        return (self.screen.rect["width"], self.screen.rect["height"])

    def background(self):
        return self.screen.value_of_css_property("background-color")

    def accessibility_nodes(self):
        """Returns the nodes of Chromium's accessibility tree inside the phone, each with its DOM attributes."""
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        children = {node["nodeId"]: node.get("childIds", []) for node in nodes}
        by_id = {node["nodeId"]: node for node in nodes}
        self.driver.execute_cdp_cmd("DOM.enable", {})
        self.driver.execute_cdp_cmd("DOM.getDocument", {"depth": 0})

        def attributes(node):
            # The boxes of single lines have no node of their own.
            if "backendDOMNodeId" not in node:
                return {}
            described = self.driver.execute_cdp_cmd("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})
            flat = described["node"].get("attributes", [])
            return dict(zip(flat[::2], flat[1::2]))

        root = next(node for node in nodes if attributes(node).get("id") == "sw-screen")
        found = []

        def walk(node_id):
            node = by_id[node_id]
            if not node.get("ignored"):
                found.append({
                    "role": node["role"]["value"], "name": node.get("name", {}).get("value", ""),
                    "attributes": attributes(node)})
            for child in children[node_id]:
                walk(child)

        walk(root["nodeId"])
        return found

    def events(self):
        return recorded_events(self.url)

    def console(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    # Acting

    def wheel(self, amount):
        ActionChains(self.driver, duration=0).scroll_from_origin(
            ScrollOrigin.from_element(self.screen), 0, amount).perform()
        self.settle()

    def tap(self, identifier):
        """Presses and releases the mouse, which acts as a finger, on the middle of the element."""
        actions = ActionChains(self.driver).move_to_element(self.element(identifier))
        actions.click_and_hold().pause(0.05).release().perform()

    def go(self, identifier, target):
        """Taps an element that leads to a screen, and waits until an element of that screen is there and at rest."""
        self.tap(identifier)
        self.wait_for(target, f"{identifier} does not lead to {target}")

    def wait_for(self, target, message):
        """Waits until an element is there and at rest, and closes a popup that is in its way."""
        self.wait(lambda: self.shows(target) or self.shows(POPUP_CANCEL), message)
        self.settle()
        if target != POPUP_CANCEL:
            self.close_popup()
            self.wait(lambda: self.shows(target), message)

    def go_home(self):
        """Goes to the landing page, from wherever the last test left the app."""
        self.close_popup()
        # The first tap selects the tab, the second leads to its first screen.
        self.go(HOME, HOME)
        self.go(HOME, SCROLL)

    def close_popup(self):
        """Closes the list's one-time notice that the app may not know the phone's location."""
        if self.shows(POPUP_CANCEL):
            self.tap(POPUP_CANCEL)
            self.wait(lambda: not self.shows(POPUP_CANCEL), "the popup stays")
            self.settle()

    def drag(self, identifier, dy):
        actions = ActionChains(self.driver, duration=40).move_to_element(self.element(identifier)).click_and_hold()
        for _ in range(6):
            actions.move_by_offset(0, dy // 6)
        actions.release().perform()
        self.settle()

    def press(self, *keys):
        self.driver.execute_script("arguments[0].focus()", self.screen)
        ActionChains(self.driver).send_keys(*keys).perform()
        self.settle()

    def choose(self, control, value):
        Select(self.by_id(f"sw-{control}")).select_by_value(value)

    def choose_device(self, device):
        self.choose("device", device)

    def choose_appearance(self, name):
        self.driver.execute_script("arguments[0].click()", self.by_id(f"sw-{name}"))

    def choose_text_size(self, index):
        slider = self.by_id("sw-text")
        slider.send_keys(Keys.HOME)
        slider.send_keys(*[Keys.ARROW_RIGHT] * index)

    def switch(self, name, is_on):
        element = self.by_id(f"sw-{name}")
        if element.is_selected() != is_on:
            element.click()

    def reset(self):
        self.choose_device("iphone-15-pro")
        self.choose_appearance("light")
        self.choose_text_size(3)
        for name in ["rtl", "landscape", "motion"]:
            self.switch(name, False)
        self.wait(lambda: self.screen_size() == (393, 852), "the default device is not shown")
        self.settle()
        # The keyboard's focus stays on the phone when the page is reopened.
        self.press(Keys.ESCAPE)
        self.press(Keys.HOME)
        self.wait(lambda: HERO in self.boxes(), "the page is not at its top")
