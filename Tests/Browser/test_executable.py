"""The executable as run from a shell; no browser."""

import json
import socket
import time
import urllib.parse

from phone import recorded_events
from pictures import png_size
from program import App


def assert_is_one_sentence(message):
    assert len(message.splitlines()) == 1 and message.endswith(".\n") and ".." not in message, repr(message)


def test_a_snapshot_has_the_pixels_of_the_device(run, tmp_path):
    file = tmp_path / "landing page.png"
    status, _, errors = run("--snapshot", str(file), "--screen", "landing", "--device", "iphone-15-pro")
    assert (status, errors) == (0, "")
    assert png_size(file) == (1179, 2556)


def test_a_snapshot_that_cannot_be_written_says_why(run, tmp_path):
    file = tmp_path / "no such folder" / "landing.png"
    status, _, errors = run("--snapshot", str(file))
    assert status == 1
    assert str(file) in errors
    assert_is_one_sentence(errors)


def test_a_screen_is_described_for_whoever_cannot_see_it(run, tmp_path):
    file, picture = tmp_path / "Order.swift", tmp_path / "order.png"
    file.write_text("""
import SwiftUI
#Preview("Open") { Button("Order") {}.accessibilityIdentifier("order") }
#Preview("Closed") { Text("Sold out") }
""")
    # as text
    status, output, errors = run(str(file), "--describe")
    assert (status, errors) == (0, "")
    lines = output.splitlines()
    assert lines[0] == "Application, {{0.0, 0.0}, {393.0, 852.0}}"
    assert lines[2].startswith("    Button, {{") and lines[2].endswith("identifier: 'order', label: 'Order'")
    # as JSON, with no other output, and as a picture
    status, output, _ = run(str(file), "--describe", "json", "--preview", "Closed", "--snapshot", str(picture))
    window = json.loads(output)["children"][0]
    assert (status, window["children"][0]["type"], window["children"][0]["label"]) == (0, "staticText", "Sold out")
    assert png_size(picture) == (1179, 2556)
    # and no page is opened
    assert run(str(file), "--describe", "--appium")[0] == 64
    assert run(str(file), "--describe", "xml")[0] == 64


def test_help_explains_every_option(run):
    status, output, _ = run("--help")
    assert status == 0
    for option in ["--screen", "--device", "--snapshot", "--backend", "--database", "--port", "--remote"]:
        assert f"\n  {option} " in output, option


def test_a_wrong_device_is_answered_with_the_known_ones(run):
    status, _, errors = run("--device", "nokia-3310")
    assert status != 0
    assert "nokia-3310" in errors
    for device in ["iphone-se-1", "iphone-se-3", "iphone-15-pro", "iphone-15-pro-max", "iphone-air", "ipad-pro-13"]:
        assert device in errors


def test_a_picture_can_have_the_device_around_it(run, tmp_path):
    file = tmp_path / "phone.png"
    status, _, errors = run("--snapshot", str(file), "--frame", "--device", "iphone-16-pro")
    assert (status, errors) == (0, "")
    # The edge is 12 points, and buttons protrude by 3.
    assert png_size(file) == ((402 + 30) * 3, (874 + 30) * 3)
    assert run("--frame")[0] == 64


def test_a_taken_port_is_refused_with_advice(run):
    # given another program that listens
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, output, errors = run("--port", str(port))
    assert status == 1
    assert "http://" not in output
    assert f"Port {port} is taken" in errors and "Choose another port" in errors


def test_remote_prints_the_ssh_line_of_its_port(executable):
    with App([*executable, "--remote"]) as app:
        port = urllib.parse.urlsplit(app.url).port
        app.wait_for(rf"ssh -L {port}:127\.0\.0\.1:{port} \S+@\S+")


def test_sigterm_ends_it_with_success(executable):
    # As soon as the address is known, and several times: a signal must not be lost while the process starts.
    for _ in range(5):
        with App(executable) as app:
            assert app.stop() == 0


def test_the_app_has_a_main_thread_with_a_run_loop(executable):
    # The app notes this when, on the main thread, a timer has fired and the main run loop has performed a block.
    expected = "run loop: main thread, timer, perform"
    with App(executable) as app:
        deadline = time.monotonic() + 10
        while (events := recorded_events(app.url)) != [expected] and time.monotonic() < deadline:
            time.sleep(0.05)
    assert events == [expected]
