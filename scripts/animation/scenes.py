"""What is played for the moving pictures."""

import collections
import time

from selenium.webdriver import ActionChains

BEFORE, AFTER = "Color.orange", "Color.purple"
# Everything that is painted, as text: no identifier reveals a colour.
SCREEN = "return document.getElementById('sw-screen').innerHTML"
# The edited line is marked while it differs from the file.
SHOW = """
const [text, marked, caret] = arguments;
const editor = document.getElementById("editor");
editor.textContent = "";
text.split("\\n").forEach((line, index) => {
  const row = document.createElement("div");
  row.textContent = line || " ";
  if (index === marked) {
    Object.assign(row.style, { background: "#3a3f52", marginLeft: "-26px", paddingLeft: "26px" });
    row.textContent = line.replace(caret, caret + "\\u258f");
  }
  editor.append(row);
});
"""


class Hand:
    """What a person does with the phone, and with the file on it."""

    def __init__(self, driver, phone, file):
        self.driver, self.phone, self.file = driver, phone, file

    def painted(self):
        return self.driver.execute_script(SCREEN)

    def wait_for(self, identifier):
        self.phone.wait(lambda: self.phone.shows(identifier), f"{identifier} is not shown")

    def rest(self, beginning=0.0, most=20):
        """Until nothing has changed for half a second, from when a movement has begun."""
        time.sleep(beginning)
        end = time.monotonic() + most
        seen = self.painted()
        while time.monotonic() < end:
            time.sleep(0.5)
            now = self.painted()
            if now == seen:
                return
            seen = now

    def swipe(self, dx=0, dy=0, start=None, duration=0.5):
        """A finger that moves over the screen, or an element of it, and is lifted while it moves."""
        steps = 12
        where = self.phone.element(start) if start else self.phone.screen
        actions = ActionChains(self.driver, duration=int(duration * 1000 / steps)).move_to_element(where)
        actions.move_by_offset(-dx // 2, -dy // 2).click_and_hold()
        for _ in range(steps):
            actions.move_by_offset(dx // steps, dy // steps)
        actions.release().perform()

    def tap(self, identifier):
        self.wait_for(identifier)
        where = self.phone.element(identifier)
        ActionChains(self.driver).move_to_element(where).click_and_hold().pause(0.25).release().perform()

    def reaches(self, identifier):
        """Whether an element is in the upper three quarters of the screen."""
        box = self.phone.boxes().get(identifier)
        return box is not None and box[1] + box[3] < self.phone.screen.rect["height"] * 3 / 4

    def first(self, prefix):
        """What has such an identifier and is nearest to the middle of the screen."""
        middle = self.phone.screen.rect["height"] / 2
        found = {name: box for name, box in self.phone.boxes().items() if name.startswith(prefix)}
        return min(found, key=lambda name: abs(found[name][1] + found[name][3] / 2 - middle))

    def show_file(self, text=None, line=-1, caret=""):
        if self.file:
            self.driver.execute_script(SHOW, text or self.file.read_text(), line, caret)

    def edit(self, before, after):
        """Takes the last name away letter by letter, types the new one, and saves."""
        text = self.file.read_text()
        line = text[:text.index(before)].count("\n")
        (start, old), new = before.rsplit(".", 1), after.rsplit(".", 1)[1]
        for word in [old[:n] for n in range(len(old), -1, -1)] + [new[:n + 1] for n in range(len(new))]:
            self.show_file(text.replace(before, f"{start}.{word}"), line, f"{start}.{word}")
            time.sleep(0.07)
        time.sleep(0.4)
        painted = self.painted()
        self.file.write_text(text.replace(before, after))
        self.show_file()
        self.phone.wait(lambda: self.painted() != painted, "the edit does not appear")


def phone(hand):
    """A scroll, a push, a sheet, and an edit that appears when the file is saved."""
    time.sleep(0.8)
    hand.swipe(dy=-180)
    time.sleep(0.7)
    hand.swipe(dy=-120)
    hand.rest()
    hand.tap(hand.first("walk-"))
    hand.rest(beginning=0.5)
    hand.tap("plan")
    month = time.strftime("%B")
    hand.phone.wait(lambda: month in hand.painted(), "the calendar is not shown")
    hand.rest(beginning=0.5)
    hand.edit(BEFORE, AFTER)
    time.sleep(2)


def landing_page(hand):
    """One finger moves hero, row and list together, to the end and back."""
    time.sleep(0.8)
    for dy in [-200, -260, -260, 300, 300]:
        hand.swipe(dy=dy)
        hand.rest(beginning=0.3, most=3)
    time.sleep(1)


def announcement_list(hand):
    """A card on Home leads to its details on the other tab, and back to the whole list."""
    hand.swipe(dy=-240)
    hand.rest(beginning=0.5)
    hand.tap(hand.first("landingPage.announcementCard."))
    hand.wait_for("petDetails.name")
    hand.rest(beginning=0.8)
    hand.tap("BackButton")
    hand.wait_for("animalList.list")
    hand.rest(beginning=0.8)
    hand.swipe(dy=-260, duration=0.3)
    hand.rest(beginning=0.5)
    time.sleep(1)


def chat(hand):
    """A question goes to the top and stays there while its answer streams; so does the next one."""
    time.sleep(0.8)
    hand.tap("research.suggestion.0")
    time.sleep(6)
    hand.rest(most=10)
    while not hand.reaches("answerCard.followUp.0"):
        hand.swipe(dy=-240, duration=0.3)
        hand.rest(beginning=0.5)
    hand.tap("answerCard.followUp.0")
    time.sleep(6)


def resources_row(hand):
    """Arrows lead on by a card, appear where there is more, and a finger still moves the row."""
    time.sleep(0.8)
    for name in ["scrollArrow.right", "scrollArrow.right", "scrollArrow.left"]:
        hand.tap(name)
        hand.rest(beginning=0.3, most=3)
        time.sleep(0.4)
    hand.swipe(dx=-150, start="landingPage.resources.scroll")
    hand.rest(beginning=0.5)
    time.sleep(1)


def joke_feed(hand):
    """More loads by itself before the end is reached, and pulling down begins anew."""
    time.sleep(0.8)
    for _ in range(4):
        hand.swipe(dy=-300, duration=0.3)
        time.sleep(0.6)
    hand.rest(most=2)
    for _ in range(3):
        hand.swipe(dy=380, duration=0.2)
        time.sleep(0.6)
    hand.swipe(dy=330, duration=0.8)
    hand.rest(beginning=0.8, most=3)
    time.sleep(1)


Scene = collections.namedtuple("Scene", "play width height options file")

ALL = {"phone": Scene(phone, 900, 640, [], True)}
for name, play, screen in [
    ("landing-page", landing_page, "landing"), ("announcement-list", announcement_list, "landing"), ("chat", chat, "ask"),
    ("resources-row", resources_row, "landing"), ("joke-feed", joke_feed, "jokes"),
]:
    ALL[name] = Scene(play, 300, 600, ["--screen", screen, "--location", "allow"], False)
