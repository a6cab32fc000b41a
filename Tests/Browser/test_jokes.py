"""The feed of jokes, from the first to the 2,000th."""

import json
import urllib.parse
import urllib.request

import pytest

from phone import Phone
from program import App, Program

COUNT = 2000
# The gap between two cards, in points.
GAP = 12
END_SELECTOR = '[data-identifier="jokes.end"]'
CARD_PREFIX = "jokes.card."

# Records in each frame every card that is there, and strips of the viewport that nothing covers. Also turns the wheel until the
# end is reached, by less than a screen, and only after the last turn is shown, so that each card is in some frame. A driver that
# turned it from outside would take minutes.
WATCH = """
const [prefix, gap, step, end] = arguments;
const watch = window.jokes = { frames: 0, seen: new Set(), empty: [], skeletons: 0, moves: 0, place: null };
const phone = document.getElementById("sw-screen");
let last = { moves: -1, time: 0 };
const turn = (screen) => {
  if (document.querySelector(end)) return;
  const time = performance.now();
  if (watch.moves === last.moves && time - last.time < 1000) return;
  last = { moves: watch.moves, time };
  const [clientX, clientY] = [screen.left + screen.width / 2, screen.top + screen.height / 2];
  phone.dispatchEvent(new WheelEvent("wheel", { deltaY: step, clientX, clientY, bubbles: true, cancelable: true }));
};
const look = () => {
  const screen = phone.getBoundingClientRect();
  const boxes = [];
  let top = 0;
  for (const element of document.querySelectorAll('#sw-screen [data-identifier^="jokes."]')) {
    const name = element.dataset.identifier;
    const box = element.getBoundingClientRect();
    if (name === "jokes.categories") { top = box.bottom - screen.top; continue; }
    if (name === "jokes.list" || box.height === 0) continue;
    if (name.startsWith(prefix)) watch.seen.add(name);
    if (name === "jokes.skeleton" && box.bottom > screen.top && box.top < screen.bottom) watch.skeletons += 1;
    boxes.push([box.top - screen.top, box.bottom - screen.top]);
  }
  boxes.sort((a, b) => a[0] - b[0]);
  const place = JSON.stringify(boxes);
  if (place !== watch.place) { watch.place = place; watch.moves += 1; }
  // What is under the tab bar is not looked at.
  const bottom = screen.height - 84;
  let covered = top;
  for (const [start, end] of boxes) {
    if (end <= covered) continue;
    if (start > covered + gap + 1 && covered < bottom) watch.empty.push([watch.frames, covered, start]);
    covered = end;
  }
  if (covered + gap + 1 < bottom) watch.empty.push([watch.frames, covered, bottom]);
  watch.frames += 1;
  turn(screen);
  requestAnimationFrame(look);
};
look();
"""


def popular(address):
    """Returns the ids of all jokes in the order of the list."""
    ids, cursor = [], None
    while True:
        query = {"limit": 200} | ({"cursor": cursor} if cursor else {})
        with urllib.request.urlopen(f"{address}/api/v1/jokes?{urllib.parse.urlencode(query)}", timeout=10) as response:
            page = json.load(response)
        ids += [joke["id"].upper() for joke in page["data"]]
        cursor = page.get("next")
        if cursor is None:
            return ids


@pytest.fixture
def phone_files(tmp_path, monkeypatch):
    """Stores the phone's files among the test's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "phone"))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_the_feed_scrolls_from_the_first_to_the_last_joke(executable, backend_executable, driver, phone_files):
    # given a backend with 2,000 jokes
    database = str(phone_files / "jokes.sqlite")
    with Program([backend_executable, "seed", "--jokes", str(COUNT), "--database", database]) as seed:
        assert seed.process.wait(60) == 0, seed.output
    command = [backend_executable, "--port", "0", "--database", database, "--requests-per-second", "0"]
    with Program(command) as backend:
        address = backend.wait_for(r"http://127\.0\.0\.1:\d+").group()
        expected = popular(address)
        assert len(expected) == COUNT
        with App([*executable, "--screen", "jokes", "--backend", address]) as app:
            phone = Phone.open(driver, app.url)
            phone.wait(lambda: CARD_PREFIX + expected[0] in phone.boxes(), "the first joke is not shown", seconds=30)
            # when a reader scrolls to the end
            driver.execute_script(WATCH, CARD_PREFIX, GAP, 600, END_SELECTOR)
            end = "return document.querySelector(arguments[0]) !== null"
            phone.wait(lambda: driver.execute_script(end, END_SELECTOR), "the end is not reached", seconds=600)
            phone.settle()
            # then each joke was there, and no frame had a strip with neither a card nor a skeleton
            seen = driver.execute_script("return [...window.jokes.seen]")
            frames, empty, skeletons = driver.execute_script(
                "const { frames, empty, skeletons } = window.jokes; return [frames, empty, skeletons]")
            print(f"{frames} frames, {skeletons} skeletons seen")
            missing = [number for number, id in enumerate(expected) if CARD_PREFIX + id not in seen]
            assert missing == []
            assert frames > 300
            assert empty == []
            cards = [name for name in phone.boxes() if name.startswith(CARD_PREFIX)]
            assert CARD_PREFIX + expected[-1] in cards
            assert len(cards) < 40
            # and the phone's files are in the given folder
            assert list((phone_files / "phone").rglob("jokes.sqlite"))
