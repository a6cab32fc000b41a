"""Bytes that no client sends, to the executable's Appium server; no browser.

A seed determines the bytes. APPIUM_WIRE_SEEDS=0-99 runs other seeds than the usual ones.
"""

import json
import os
import random
import re
import socket
import time

import pytest

from program import Program

CONNECTIONS = 60
# The time to wait for an answer to bytes that may be half a request, in seconds.
PATIENCE = 0.3


def seeds():
    first, last = os.environ.get("APPIUM_WIRE_SEEDS", "0-2").split("-")
    return range(int(first), int(last) + 1)


@pytest.fixture(scope="module")
def server(executable):
    with Program([executable[0], "--appium", "--no-token", "--port", "0"]) as program:
        program.port = int(program.wait_for(r"http://127\.0\.0\.1:(\d+)").group(1))
        yield program


def message(method, path, body, connection="close"):
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(data)}\r\nConnection: {connection}\r\n\r\n".encode() + data


def command(chance):
    """Returns a command of the protocol, valid or not; its session never exists."""
    session = "/session/none"
    finger = {"type": "pointer", "id": "f", "actions": [{"type": "pointerDown"}, {"type": "pointerUp"}]}
    method, path, body = chance.choice([
        ("GET", "/status", None),
        ("GET", "/sessions", None),
        ("GET", f"{session}/source", None),
        ("POST", f"{session}/element", {"using": chance.choice(["xpath", "no such"]), "value": chance.choice(["((", "\0"])}),
        ("POST", f"{session}/actions", {"actions": chance.choice([[], 5, [finger], [[[]]]])}),
        ("POST", f"{session}/execute/sync", {"script": "mobile: swipe", "args": [{"direction": chance.choice(["up", 7])}]}),
        ("POST", "/session", {"capabilities": chance.choice([3, [], {"alwaysMatch": {"appium:deviceName": "none"}}])}),
        ("DELETE", f"/session/{chance.randrange(9)}", None),
    ])
    return message(method, path, body)


def damaged(data, chance):
    """Returns the bytes with some changed, inserted, removed or repeated, and with wrong lengths."""
    data = bytearray(data)
    for _ in range(chance.randrange(1, 8)):
        place = chance.randrange(len(data) + 1)
        kind = chance.randrange(7)
        if kind == 0:
            data[place:place + 1] = bytes([chance.randrange(256)])
        elif kind == 1:
            data[place:place] = chance.randbytes(chance.randrange(40))
        elif kind == 2:
            del data[place:place + chance.randrange(30)]
        elif kind == 3:
            length = str(chance.choice([-1, 0, 10**20, 5, 1 << 31])).encode()
            data = data.replace(b"Content-Length: ", b"Content-Length: " + length)
        elif kind == 4:
            data = data.replace(b"Connection: close", b"Transfer-Encoding: chunked")
        elif kind == 5:
            data *= chance.randrange(1, 4)
        else:
            data[place:place] = b"[" * chance.randrange(3000)
    return bytes(data)


def send(port, data, way):
    """Sends in one piece, in seven, with the end closed, or without waiting for an answer. Any reaction of the server is valid."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.settimeout(PATIENCE)
        try:
            step = max(1, len(data) // 7) if way == "pieces" else max(1, len(data))
            for start in range(0, len(data), step):
                connection.sendall(data[start:start + step])
            if way == "half closed":
                connection.shutdown(socket.SHUT_WR)
            if way != "gone":
                connection.recv(65536)
        except OSError:
            pass


def ask(port, data):
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.settimeout(20)
        connection.sendall(data)
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
        return answer


def open_files(server):
    return len(os.listdir(f"/proc/{server.worker}/fd"))


@pytest.mark.parametrize("seed", seeds())
def test_the_server_outlives_anything_on_the_wire(server, seed):
    chance = random.Random(seed)
    files = open_files(server)
    for number in range(CONNECTIONS):
        data = damaged(command(chance), chance)
        send(server.port, data, chance.choice(["whole", "pieces", "half closed", "gone"]))
        assert server.process.poll() is None, f"connection {number} of seed {seed} ended the server: {data!r}\n{server.output}"
    # Then it answers as it did before, and no connection stays open.
    assert ask(server.port, message("GET", "/status", None)).startswith(b"HTTP/1.1 200 OK\r\n")
    assert json.loads(ask(server.port, message("GET", "/sessions", None)).split(b"\r\n\r\n", 1)[1])["value"] == []
    deadline = time.monotonic() + 20
    while open_files(server) > files + 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert open_files(server) <= files + 2


def test_a_command_that_can_be_read_has_an_error_of_the_protocol(server):
    for data, status, error in [
        (message("GET", "/session/none/source", None), 404, "invalid session id"),
        (message("GET", "/nothing", None), 404, "unknown command"),
        (message("POST", "/session", 5), 400, "invalid argument"),
        (message("POST", "/session", None).replace(b"Content-Length: 0", b"Content-Length: 1") + b"{", 400, "invalid argument"),
    ]:
        answer = ask(server.port, data)
        head, body = answer.split(b"\r\n\r\n", 1)
        assert head.startswith(f"HTTP/1.1 {status} ".encode()), answer
        assert json.loads(body)["value"]["error"] == error, answer
