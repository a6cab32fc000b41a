"""The landing page on the Home tab."""

from pages.screen import Screen

CARD_PREFIX = "landingPage.announcementCard."
SECTIONS = {
    "hero panel": "landingPage.heroPanel",
    "Resources section": "landingPage.resources",
    "list header": "landingPage.listHeader",
    "announcement list": "landingPage.list",
    "View All button": "landingPage.viewAllButton",
}


class LandingPage(Screen):
    def wait_until_loaded(self):
        """Waits until cards, the empty state or an error have replaced the spinner."""
        self.find("landingPage.listHeader")
        self.wait_until(
            lambda: self.named(CARD_PREFIX) or self.find_all("landingPage.emptyState")
            or self.find_all("landingPage.error"), "the landing page does not load")

    def cards(self):
        """Returns the identifiers of the cards found while scrolling from the top of the page to its end."""
        self.scroll_to_top()
        met = []
        while True:
            new = [name for name in self.card_names() if name not in met]
            met += new
            before = self.place("landingPage.list")
            self.scroll_down()
            if self.place("landingPage.list") == before:
                return met

    def card_names(self):
        return [card.get_attribute("name") for card in self.named(CARD_PREFIX)]

    def first_card(self):
        self.wait_until(lambda: self.named(CARD_PREFIX), "no card is there")
        return self.named(CARD_PREFIX)[0]

    def place(self, identifier):
        """Returns the element's top, in points from the top of the screen; None if the element is not there."""
        found = self.find_all(identifier)
        return found[0].rect["y"] if found else None

    def top_of_content(self):
        return self.driver.find_element("accessibility id", "landingPage.scroll").rect

    def scroll_down(self):
        box = self.top_of_content()
        x, y = box["x"] + 8, box["y"]
        self.drag((x, y + int(box["height"] * 0.8)), (x, y + int(box["height"] * 0.2)))

    def scroll_to_top(self):
        while not self.is_displayed("landingPage.heroPanel.title"):
            self.flick_down()

    def flick_up(self):
        box = self.top_of_content()
        x, y = box["x"] + 8, box["y"]
        self.flick((x, y + int(box["height"] * 0.9)), (x, y + int(box["height"] * 0.1)))

    def flick_down(self):
        box = self.top_of_content()
        x, y = box["x"] + 8, box["y"]
        self.flick((x, y + int(box["height"] * 0.1)), (x, y + int(box["height"] * 0.9)))
