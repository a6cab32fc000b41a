"""The traffic on the wire, and the cost of the process at rest."""

import json
import time

import pytest

from phone import HERO

# Long enough for one ping, which is sent every 25 seconds.
IDLE_SECONDS = 30
# By then libdispatch has ended the threads that the last work needed.
SETTLING_SECONDS = 6
# 20 milliseconds per minute.
IDLE_CPU_SECONDS = 0.020 * IDLE_SECONDS / 60
PING_AND_PONG = {9, 10}


def network_events(driver):
    """Returns the network traffic since the last call, WebSocket frames included."""
    events = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    return [event for event in events if event["method"].startswith("Network.")]


def received_messages(driver):
    """Returns the payloads of the text messages since the last call."""
    events = [event for event in network_events(driver) if event["method"] == "Network.webSocketFrameReceived"]
    frames = [event["params"]["response"] for event in events]
    return [frame["payloadData"] for frame in frames if frame["opcode"] == 1]


def is_ping_or_pong(event):
    return event["method"] in {"Network.webSocketFrameReceived", "Network.webSocketFrameSent"} and (
        event["params"]["response"]["opcode"] in PING_AND_PONG)


def cpu_seconds(pid):
    """Returns the CPU time of the whole process, including threads that have ended.

    /proc/<pid>/stat counts it in hundredths of a second, too coarse for so short a time. The clock of
    clock_getcpuclockid(3), whose number Linux derives from the process id like this, counts nanoseconds.
    """
    return time.clock_gettime(~pid << 3 | 2)


# Counts the elements of the screen that change until the count is read.
WATCH = """
window.changedElements = new Set();
window.changes = new MutationObserver((list) => { for (const { target } of list) window.changedElements.add(target); });
window.changes.observe(document.getElementById("sw-screen"), { attributes: true, childList: true, characterData: true, subtree: true });
"""
INDICATOR = """
const bar = document.querySelector("#sw-screen .follows");
return [bar.getBoundingClientRect().top, window.changedElements.size, [...window.changedElements].some((element) => element.contains(bar))];
"""


def test_a_scroll_frame_moves_one_element_in_200_bytes(phone):
    # given a page that has just been scrolled, so that its indicator shows
    phone.wheel(12)
    received_messages(phone.driver)
    top = phone.boxes()[HERO][1]
    phone.driver.execute_script(WATCH)
    bar = phone.driver.execute_script(INDICATOR)[0]
    # when it is scrolled further by so little that no row enters
    phone.wheel(12)
    # then the frames that moved it contain only that move, and one element has changed: the one around page and indicator
    assert phone.boxes()[HERO][1] < top
    new_bar, changed, is_around = phone.driver.execute_script(INDICATOR)
    assert new_bar > bar
    assert (changed, is_around) == (1, True)
    received = received_messages(phone.driver)
    moves = [json.loads(text)["o"] for text in received if any(op[0] == "m" for op in json.loads(text).get("o", []))]
    assert moves
    assert [text for text in received if len(text.encode()) > 200] == []
    assert all([op[0] for op in operations] == ["m"] for operations in moves)


def test_nothing_is_sent_and_nothing_runs_at_rest(phone, app):
    if app.process is None:
        pytest.skip("SCROLLWORK_URL does not say which process to measure")
    # given a connected page on which nothing has moved for a while (scroll indicators fade, images arrive)
    phone.settle()
    time.sleep(SETTLING_SECONDS)
    network_events(phone.driver)
    before = cpu_seconds(app.process.pid)
    # when time passes
    time.sleep(IDLE_SECONDS)
    # then only pings and their answers were sent in either direction, and there was next to no work
    spent = cpu_seconds(app.process.pid) - before
    assert [event for event in network_events(phone.driver) if not is_ping_or_pong(event)] == []
    assert phone.by_id("sw-connection").get_attribute("data-state") == "open"
    assert spent <= IDLE_CPU_SECONDS, f"{spent * 1000:.2f} ms"
