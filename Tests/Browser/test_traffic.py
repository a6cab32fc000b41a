"""What crosses the wire, and what the process costs at rest."""

import json
import time

import pytest

from phone import HERO

IDLE_SECONDS = 15
# After this libdispatch has ended the threads that the last work needed.
SETTLING_SECONDS = 6
# 20 milliseconds a minute.
IDLE_CPU_SECONDS = 0.020 * IDLE_SECONDS / 60


def web_socket_messages(driver, direction):
    """Payloads of the text messages since the last call."""
    messages = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    frames = [m["params"]["response"] for m in messages if m["method"] == f"Network.webSocketFrame{direction}"]
    return [frame["payloadData"] for frame in frames if frame["opcode"] == 1]


def cpu_seconds(pid):
    """Of the whole process, threads that have ended included.

    /proc/<pid>/stat counts the same in hundredths of a second, too coarse for so short a time; the clock that
    clock_getcpuclockid(3) names, which Linux derives from the number like this, has nanoseconds.
    """
    return time.clock_gettime(~pid << 3 | 2)


def test_a_scroll_frame_moves_the_page_and_its_indicator_in_200_bytes(phone):
    # given a page that has just been scrolled, so that its indicator shows
    phone.wheel(12)
    web_socket_messages(phone.driver, "Received")
    top = phone.boxes()[HERO][1]
    # when it is scrolled further by so little that no row enters
    phone.wheel(12)
    # then the frames that moved it hold nothing but that move and the indicator's
    assert phone.boxes()[HERO][1] < top
    received = web_socket_messages(phone.driver, "Received")
    moves = [json.loads(text)["o"] for text in received if any(op[0] == "m" for op in json.loads(text).get("o", []))]
    assert moves
    assert [text for text in received if len(text.encode()) > 200] == []
    assert all(len(operations) <= 2 and {op[0] for op in operations} == {"m"} for operations in moves)


def test_nothing_is_sent_and_nothing_runs_at_rest(phone, app):
    if app.process is None:
        pytest.skip("SCROLLWORK_URL does not say which process to measure")
    # given a connected page on which nothing has moved for a while (scroll indicators fade, images arrive)
    phone.settle()
    time.sleep(SETTLING_SECONDS)
    web_socket_messages(phone.driver, "Received")
    before = cpu_seconds(app.process.pid)
    # when time passes
    time.sleep(IDLE_SECONDS)
    # then there is no message and next to no work
    spent = cpu_seconds(app.process.pid) - before
    assert web_socket_messages(phone.driver, "Received") == []
    assert spent <= IDLE_CPU_SECONDS, f"{spent * 1000:.2f} ms"
