"""A backend that is unavailable, and comes back."""

from selenium.webdriver import Keys

from phone import HEADER, HERO, Phone
from program import App, Program

RETRY = "landingPage.retryButton"
# Every top edge that the list header has in subsequent frames.
WATCH_HEADER = """
window.headerTops = new Set();
const look = () => {
  const header = document.querySelector('[data-identifier="landingPage.listHeader"]');
  window.headerTops.add(header === null ? null : Math.round(header.getBoundingClientRect().top * 2) / 2);
  requestAnimationFrame(look);
};
look();
"""


def test_retry_brings_the_cards_when_the_backend_is_back(executable, backend_executable, driver):
    # given a backend that has been stopped
    with Program([backend_executable, "--port", "0"]) as backend:
        address, port = backend.wait_for(r"(http://127\.0\.0\.1:(\d+))").groups()
        assert backend.stop() == 0
    # and a phone on which the page has to be scrolled to show all of the error
    with App([*executable, "--backend", address, "--device", "iphone-se-1"]) as app:
        # when the page is opened, then it reports that below hero and header
        phone = Phone.open(driver, app.url)
        phone.wait(lambda: RETRY in phone.boxes(), "no error is shown", seconds=30)
        boxes = phone.boxes()
        assert boxes[HERO][1] < boxes[HEADER][1] < boxes["landingPage.error"][1] < boxes[RETRY][1]
        assert phone.cards() == {}
        # when the backend is back and Retry is tapped
        with Program([backend_executable, "--port", port]) as backend:
            backend.wait_for("Backend ready")
            phone.press(Keys.END)
            assert phone.boxes()[HEADER][1] < boxes[HEADER][1]
            driver.execute_script(WATCH_HEADER)
            phone.tap(RETRY)
            # then the cards appear, and the page has not moved under the finger
            phone.wait_for_cards()
            phone.settle()
            assert RETRY not in phone.boxes()
            tops = driver.execute_script("return [...window.headerTops]")
            assert len(tops) == 1 and tops[0] is not None, tops
