"""Attacks on the executable's Appium server that its process has to survive; no browser."""

import json
import os
import re
import socket
import time

import pytest

from program import Program

SESSION = {"capabilities": {"alwaysMatch": {"platformName": "iOS"}}}


@pytest.fixture
def start(executable):
    """Starts a server, optionally with a limit on open files."""
    programs = []

    def start(*options, files=None):
        command = [executable[0], "--appium", "--port", "0", *options]
        if files:
            command = ["bash", "-c", f'ulimit -n {files} && exec "$@"', "bash", *command]
        program = Program(command)
        programs.append(program)
        program.port = int(program.wait_for(r"http://127\.0\.0\.1:(\d+)").group(1))
        return program

    yield start
    for program in programs:
        program.stop()


def connect(program):
    connection = socket.create_connection(("127.0.0.1", program.port))
    connection.settimeout(20)
    return connection


def request(method, path, body=None, *fields):
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *fields, f"Content-Length: {len(data)}", "", ""]
    return "\r\n".join(lines).encode() + data


def answer(connection):
    """Returns status and value of the next answer."""
    data = b""
    while b"\r\n\r\n" not in data:
        piece = connection.recv(65536)
        assert piece, data
        data += piece
    head, body = data.split(b"\r\n\r\n", 1)
    length = int(re.search(rb"Content-Length: (\d+)", head).group(1))
    while len(body) < length:
        body += connection.recv(65536)
    return int(head.split()[1]), json.loads(body)["value"]


def ask(program, *arguments):
    with connect(program) as connection:
        connection.sendall(request(*arguments))
        return answer(connection)


def processor_seconds(program):
    fields = open(f"/proc/{program.worker}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_session_needs_the_token_that_was_printed(start):
    program = start()
    token = program.wait_for(r'"scrollwork:token": "([0-9a-f]{32})"').group(1)
    status, value = ask(program, "POST", "/session", SESSION)
    assert status == 500 and value["error"] == "session not created" and "--no-token" in value["message"]
    status, value = ask(program, "POST", "/session", {"capabilities": {"alwaysMatch": {"scrollwork:token": token}}})
    assert status == 200 and token not in json.dumps(value)
    assert ask(program, "GET", f"/session/{value['sessionId']}/window/rect")[0] == 200
    assert ask(program, "GET", "/sessions")[0] == 404


def test_a_web_page_begins_no_session(start):
    program = start("--no-token")
    # What a page may send without a preflight: a long body with a request wherever a server may stop reading.
    inner = request("POST", "/session", SESSION)
    with connect(program) as connection:
        connection.sendall(request("POST", "/session", inner * (4_000_000 // len(inner)), "Origin: http://evil.example"))
        assert answer(connection)[0] == 403
        assert connection.recv(65536) == b""
    assert ask(program, "GET", "/sessions") == (200, [])


def test_long_heads_cost_next_to_nothing(start):
    program = start()
    before = processor_seconds(program)
    for _ in range(20):
        with connect(program) as connection:
            try:
                connection.sendall(b"GET /status HTTP/1.1\r\n" + b"X: a\r\n" * 33_000)
            except OSError:
                pass
            assert answer(connection)[0] == 431
    assert processor_seconds(program) - before < 2


def test_more_connections_than_files_do_not_end_the_server(start):
    program = start(files=64)
    connections = []
    try:
        for number in range(300):
            connection = connect(program)
            connections.append(connection)
            if number % 2:
                connection.sendall(b"GET /status HT")
        assert ask(program, "GET", "/status")[1]["ready"]
        assert program.process.poll() is None
    finally:
        for connection in connections:
            connection.close()
    assert ask(program, "GET", "/status")[1]["ready"]


def test_a_regular_expression_and_a_client_that_is_gone_hold_nobody(start):
    program = start("--no-token")
    session = f"/session/{ask(program, 'POST', '/session', SESSION)[1]['sessionId']}"
    for selector in ["name MATCHES '(a+)+'", "name MATCHES '((.*)*)*x'", "name LIKE '" + "*a" * 1000 + "b'"]:
        status, value = ask(
            program, "POST", f"{session}/elements", {"using": "-ios predicate string", "value": selector})
        assert (status, value) == (200, []), value
    assert ask(program, "POST", f"{session}/timeouts", {"implicit": 300_000})[0] == 200
    with connect(program) as connection:
        nothing = {"using": "accessibility id", "value": "nothing"}
        connection.sendall(request("POST", f"{session}/element", nothing))
        time.sleep(1)
    begin = time.monotonic()
    assert ask(program, "GET", f"{session}/window/rect")[0] == 200
    assert time.monotonic() - begin < 3
