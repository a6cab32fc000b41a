"""Photos that are large, missing or damaged."""

import base64
import http.server
import json
import threading

import pytest

from phone import CARD_PREFIX, Phone
from pictures import padded, png_size
from program import App

LONG_PHOTO_BYTES = 20 << 20
PHOTO_SIZE = (640, 480)

DRAW_JPEG = """
const canvas = document.createElement("canvas");
[canvas.width, canvas.height] = arguments;
const context = canvas.getContext("2d");
context.fillStyle = "#e06010";
context.fillRect(0, 0, canvas.width, canvas.height);
return canvas.toDataURL("image/jpeg").split(",")[1];
"""

# The width in pixels of every loaded picture, with its centre in points on the phone's screen.
PICTURES = """
const screen = document.getElementById("sw-screen").getBoundingClientRect();
return [...document.querySelectorAll("#sw-screen img")].filter((image) => image.complete).map((image) => {
  const box = image.getBoundingClientRect();
  return [image.naturalWidth, (box.left + box.right) / 2 - screen.left, (box.top + box.bottom) / 2 - screen.top];
});
"""


def announcement(number, name, photo):
    return {
        "id": f"photo-{number}", "petName": name, "species": "DOG", "breed": "Beagle", "sex": "MALE", "age": 3,
        "description": "Friendly.", "status": "MISSING", "locationLatitude": 52.2, "locationLongitude": 21.0,
        "locationName": "Park", "lastSeenDate": "2025-03-01", "photoUrl": f"/photos/{photo}",
        # The newest is shown first.
        "createdAt": f"2025-03-0{9 - number}T10:00:00Z", "updatedAt": f"2025-03-0{9 - number}T10:00:00Z"}


@pytest.fixture
def photo_backend(driver):
    """The address of a backend with a photo of 20 MB, one that is not there, and one that is damaged."""
    driver.get("about:blank")
    jpeg = base64.b64decode(driver.execute_script(DRAW_JPEG, *PHOTO_SIZE))
    assert jpeg[:2] == b"\xff\xd8" and jpeg[-2:] == b"\xff\xd9"
    long_photo = padded(jpeg, LONG_PHOTO_BYTES)
    assert len(long_photo) == LONG_PHOTO_BYTES
    announcements = [
        announcement(1, "Long", "long.jpg"), announcement(2, "Lost", "lost.jpg"),
        announcement(3, "Damaged", "damaged.jpg")]
    answers = {
        "/api/v1/announcements": ("application/json", json.dumps({"data": announcements}).encode()),
        "/photos/long.jpg": ("image/jpeg", long_photo),
        # Truncated within its tables, before the first pixel.
        "/photos/damaged.jpg": ("image/jpeg", jpeg[:200])}

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            path = self.path.split("?")[0]
            kind, body = answers.get(path, ("text/plain", b"not found"))
            self.send_response(200 if path in answers else 404)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_a_snapshot_is_written_whatever_the_photos_are_like(run, photo_backend, tmp_path):
    file = tmp_path / "photos.png"
    status, _, errors = run("--backend", photo_backend, "--snapshot", str(file))
    assert (status, errors) == (0, "")
    assert png_size(file) == (1179, 2556)


def test_a_long_photo_is_shown_and_others_leave_a_label(executable, photo_backend, driver):
    with App([*executable, "--backend", photo_backend]) as app:
        phone = Phone.open(driver, app.url)
        phone.wait_for_cards()
        # Far enough that all three cards are on the screen.
        phone.wheel(300)

        def names():
            """Returns the names of the three cards in the accessibility tree, from top to bottom."""
            nodes = phone.accessibility_nodes()
            return [
                node["name"] for node in nodes
                if node["attributes"].get("data-identifier", "").startswith(CARD_PREFIX)]

        def pictures_in(number):
            """Returns the widths of the loaded pictures on the card."""
            left, top, width, height = phone.boxes()[f"{CARD_PREFIX}photo-{number}"]
            return [
                pixels for pixels, x, y in driver.execute_script(PICTURES)
                if left < x < left + width and top < y < top + height]

        phone.wait(lambda: PHOTO_SIZE[0] in pictures_in(1), "the long photo is not shown", seconds=30)
        phone.wait(lambda: all("No photo" in name for name in names()[1:]), "the missing photos are not labelled")
        long, lost, damaged = names()
        assert "Long" in long and "No photo" not in long
        assert "Lost" in lost and "Damaged" in damaged
        assert pictures_in(2) == [] and pictures_in(3) == []
