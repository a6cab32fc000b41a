"""The Resources row with its arrows."""

from pages.screen import Screen


class ResourcesRow(Screen):
    CARD = "landingPage.resource.first-hours"

    def shows_arrow(self, side):
        return self.is_displayed(f"scrollArrow.{side}")

    def tap_arrow(self, side):
        self.tap(f"scrollArrow.{side}")

    def tap_arrow_twice(self, side):
        """Two taps in quick succession, without looking in between."""
        box = self.find(f"scrollArrow.{side}").rect
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.driver.execute_script("mobile: doubleTap", point)

    def offset(self):
        """Returns how far the first card is to the left of its initial position, in points."""
        return 16 - self.driver.find_element("accessibility id", self.CARD).rect["x"]
