"""The cases beside the feed: what each costs in headless Chromium, which draws a frame when it is told to."""

import json
import os
import pathlib
import statistics
import time
import urllib.parse

from browser import Browser

HERE = pathlib.Path(__file__).resolve().parent


class Page:
    """A page of this folder, after its first frame. `without` are flags of the browser that are not wanted."""

    def __init__(self, name, count, without=(), **options):
        address = f"{(HERE / name).as_uri()}?{urllib.parse.urlencode({'rows': count, **options})}"
        self.browser = Browser(address, (390, 844), scale=2, draws=False, without=without)
        self.browser.send("HeadlessExperimental.enable")
        while not (self.browser.frame() and self.browser.run("typeof rows == 'object' && rows.length > 0")):
            pass
        self.first_pixels_ms = (time.monotonic() - self.browser.started) * 1000
        self.clocks = self.browser.clocks()
        self.first_pixels_cpu_ms = self.cpu_ms()

    def cpu_ms(self):
        return sum(map(time.clock_gettime_ns, self.clocks)) / 1e6

    def warm_up(self):
        for _ in range(20):
            self.browser.frame()

    def frame_cpu_ms(self, script=None, **options):
        before = self.cpu_ms()
        if script:
            self.browser.run(script)
        self.browser.frame(**options)
        return self.cpu_ms() - before

    def frames(self, times, script):
        return statistics.median(self.frame_cpu_ms(script) for _ in range(times))

    def keys(self, times):
        """Letters typed, a frame for each, into what `focusFirst` gives the focus."""
        self.browser.run("focusFirst()")
        self.warm_up()
        samples = []
        for _ in range(times):
            before = self.cpu_ms()
            self.browser.press_x()
            self.browser.frame()
            samples.append(self.cpu_ms() - before)
        if self.browser.run("typed()") != times:
            raise RuntimeError("the letters did not arrive")
        return statistics.median(samples)


def list_case(page, count, times):
    page.warm_up()
    figures = {"list_frame_cpu_ms_median": page.frames(times, "scroll(16)")}
    page.frame_cpu_ms(f"jump({count // 2})")
    figures["list_middle_frame_cpu_ms_median"] = page.frames(times, "scroll(16)")
    page.frame_cpu_ms(f"jump({count // 2})")
    figures["list_delete_cpu_ms_median"] = page.frames(9, f"removeRow({count // 2 + 2})")
    figures["list_reorder_cpu_ms_median"] = page.frames(9, f"moveRow({count // 2 + 2}, {count // 2 + 5})")
    return {**figures, "list_peak_rss_mb": page.browser.memory_mb()}


def grid_case(page, count, times):
    # Pictures scroll by once those of the first screen are loaded.
    wait_for_pictures(page)
    page.warm_up()
    page.clocks = page.browser.clocks()
    renderer = max(page.browser.processes(), key=lambda process: is_renderer(process) and thread_ms(process))
    before, longest = page.cpu_ms(), 0
    for _ in range(times):
        start, thread = time.monotonic(), thread_ms(renderer)
        page.frame_cpu_ms("scroll(32)")
        longest = max(longest, thread_ms(renderer) - thread)
        time.sleep(max(0, start + 1 / 60 - time.monotonic()))
    wait_for_pictures(page)
    return {
        "grid_frame_cpu_ms_mean": (page.cpu_ms() - before) / times, "grid_frame_cpu_ms_max": longest,
        "grid_peak_rss_mb": page.browser.memory_mb()}


def wait_for_pictures(page):
    # The last of these frames changes nothing any more.
    while not page.browser.run("isComplete()") or page.browser.frame():
        time.sleep(1 / 60)


def is_renderer(process):
    return b"--type=renderer" in pathlib.Path(f"/proc/{process}/cmdline").read_bytes()


def thread_ms(process):
    """CPU time of its first thread, the one that runs the page."""
    return int(pathlib.Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e6


def form_case(page, count, times):
    return {
        "form_first_pixels_ms": page.first_pixels_ms, "form_first_pixels_cpu_ms": page.first_pixels_cpu_ms,
        "form_key_cpu_ms_median": page.keys(times)}


def springs_case(page, count, times):
    page.warm_up()
    now, samples = time.monotonic() * 1000, []
    for number in range(times):
        script = "turn()" if number % 60 == 0 else None
        samples.append(page.frame_cpu_ms(script, frameTimeTicks=now + number * 1000 / 60, interval=1000 / 60))
    return {"springs_frame_cpu_ms_median": statistics.median(samples)}


def editor_case(page, count, times):
    return {"editor_key_cpu_ms_median": page.keys(times)}


def blur_case(page, count, times):
    page.warm_up()
    return {"blur_frame_cpu_ms_median": page.frames(times, "scroll(16)")}


# The page, its query, the flags to leave out, and the measurement.
CASES = {
    "list": ("list.html", {}, [], list_case),
    "grid": ("grid.html", {"pictures": os.environ.get("PEER_PICTURES", "")}, ["--disable-checker-imaging"], grid_case),
    "form": ("form.html", {}, [], form_case),
    "springs": ("springs.html", {}, ["--disable-threaded-animation"], springs_case),
    "editor": ("editor.html", {}, [], editor_case),
    "blur": ("feed.html", {"bar": ""}, [], blur_case),
}


def main(name, count, times):
    file, options, without, measure = CASES[name]
    page = Page(file, int(count), without, **options)
    try:
        figures = measure(page, int(count), int(times))
        page.browser.save_picture()
        print(json.dumps({key: round(value, 4) for key, value in figures.items()}))
    finally:
        page.browser.close()
