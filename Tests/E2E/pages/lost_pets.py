"""The Lost Pets tab: the full list, and a pet's details."""

from pages.screen import Screen

CARD_PREFIX = "animalList.announcementCard."
DETAILS = "petDetails.name"
POPUP_CANCEL = "animalList.permissionAlert.cancelButton"


class LostPets(Screen):
    def open(self):
        self.tap("tabs.lostPets")

    def is_selected(self):
        """Closes the one-time popup that says that the app may not know the phone's location."""
        if self.is_displayed(POPUP_CANCEL):
            self.tap(POPUP_CANCEL)
        return any(tab.is_selected() for tab in self.find_all("tabs.lostPets"))

    def wait_for_list(self):
        self.find("animalList.list")
        self.wait_until(lambda: self.named(CARD_PREFIX), "the list has no card")

    def first_card(self):
        self.wait_for_list()
        return self.named(CARD_PREFIX)[0]

    def wait_for_details(self):
        return self.find(DETAILS)
