"""Films a page in a headless Chromium."""

import base64
import contextlib
import io
import json
import threading
import urllib.request

import websocket
from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

# Milliseconds: as many pictures per second as a hand's movement needs.
STEP = 40
LIMIT = 1_500_000


class Film(threading.Thread):
    """What Chromium paints, each picture with its time."""

    def __init__(self, driver):
        super().__init__(daemon=True)
        address = driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urllib.request.urlopen(f"http://{address}/json") as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], suppress_origin=True)
        self.pictures = []

    def run(self):
        self.send("Page.startScreencast", format="jpeg", quality=92)
        try:
            while True:
                message = json.loads(self.socket.recv())
                if message.get("method") == "Page.screencastFrame":
                    frame = message["params"]
                    self.send("Page.screencastFrameAck", sessionId=frame["sessionId"])
                    self.pictures.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        except (websocket.WebSocketException, OSError, ValueError):
            # closed, perhaps in the middle of a message
            return

    def send(self, method, **parameters):
        self.socket.send(json.dumps({"id": 1, "method": method, "params": parameters}))

    def frames(self):
        """Pictures at least a step apart, with how long each is shown, in milliseconds."""
        kept = []
        for moment, data in self.pictures:
            if kept and (moment - kept[-1][0]) * 1000 < STEP:
                kept[-1] = (kept[-1][0], data)
            else:
                kept.append((moment, data))
        ends = [moment for moment, _ in kept[1:]] + [kept[-1][0] + 2]
        return [
            (Image.open(io.BytesIO(data)).convert("RGB"), round((end - moment) * 1000))
            for (moment, data), end in zip(kept, ends)]

    def write(self, output):
        """Returns how long it is, in words."""
        frames = self.frames()
        pictures = [picture for picture, _ in frames]
        lengths = [length for _, length in frames]
        pictures[0].save(
            output, save_all=True, append_images=pictures[1:], duration=lengths, loop=0, quality=60, method=4,
            minimize_size=True)
        size = output.stat().st_size
        assert size < LIMIT, f"{output} has {size:,} bytes, more than {LIMIT:,}."
        return f"{output}: {len(frames)} pictures, {sum(lengths) / 1000:.1f} s, {size:,} bytes"


@contextlib.contextmanager
def chromium(width, height):
    """A page of this size, with a pixel for each point."""
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    try:
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        yield driver
    finally:
        driver.quit()
