"""Answers stream from the process, across broken connections and restarts."""

import http.client
import json
import subprocess
import urllib.parse
import uuid

from server import REQUEST_SECONDS, Server

QUERY = "What should I do when my blood sugar is low?"


def ask(server, question, last=None, events=None):
    """Returns the events of one connection, which is closed after that many of them."""
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(server.url).netloc, timeout=REQUEST_SECONDS)
    headers = {"Content-Type": "application/json"}
    if last is not None:
        headers["Last-Event-ID"] = last
    found, fields = [], {}
    try:
        connection.request("POST", "/api/v1/research", body=json.dumps(question), headers=headers)
        response = connection.getresponse()
        assert response.status == 200, response.read()
        while events is None or len(found) < events:
            line = response.readline().decode()
            if not line:
                break
            name, _, value = line.rstrip("\n").partition(": ")
            if name.startswith(":"):
                continue
            if name:
                fields[name] = value
            elif fields:
                found.append((fields["id"], fields["event"], json.loads(fields["data"])))
                fields = {}
    finally:
        connection.close()
    return found


def text(events):
    return "".join(data["text"] for _, event, data in events if event == "token")


def new_question():
    return {"id": str(uuid.uuid4()), "conversation": str(uuid.uuid4()), "client": str(uuid.uuid4()), "query": QUERY}


def test_an_answer_is_whole_across_connections_and_restarts(executable, tmp_path):
    database = ["--database", str(tmp_path / "answers.sqlite")]
    question = new_question()
    # given an answer that is read over connections that break after 25 events each
    with Server(executable, *database, "--tokens-per-second", "300") as server:
        events = []
        while not events or events[-1][1] != "complete":
            events += ask(server, question, last=events[-1][0] if events else None, events=25)
        stored = server.ask("GET", f"/api/v1/research/{question['id']}")[1]
    # then it is the stored one
    assert text(events) == stored["content"]
    assert stored["state"] == "COMPLETE"
    assert [data["number"] for _, event, data in events if event == "source"] == [
        source["number"] for source in stored["sources"]]
    # and a new process continues it from any event
    with Server(executable, *database) as server:
        rest = ask(server, question, last=events[40][0])
        assert text(events[:41] + rest) == stored["content"]
        assert rest[-1][1] == "complete"


def test_an_answer_that_was_being_made_when_the_process_was_killed_is_made_anew(executable, tmp_path):
    database = ["--database", str(tmp_path / "answers.sqlite")]
    question = new_question()
    with Server(executable, *database, "--tokens-per-second", "30") as server:
        assert len(ask(server, question, events=6)) == 6
        server.kill()
    with Server(executable, *database, "--tokens-per-second", "0") as server:
        assert server.ask("GET", f"/api/v1/research/{question['id']}")[1]["state"] == "INTERRUPTED"
        events = ask(server, question)
        assert events[-1][1] == "complete"
        assert "glucose tablets" in text(events)


def test_import(executable, tmp_path):
    folder = tmp_path / "articles"
    folder.mkdir()
    (folder / "zebra.md").write_text("# Zebras\n\n## Why do zebras have stripes?\n\nAgainst flies, as far as is known.\n")
    (folder / "bad.txt").write_bytes(b"gr\xfcn")
    database = str(tmp_path / "answers.sqlite")

    def run():
        return subprocess.run(
            [executable, "import", str(folder), "--database", database], capture_output=True, text=True, timeout=60)

    first, second = run(), run()
    assert (first.returncode, second.returncode) == (1, 1)
    assert "1 added, 0 replaced, 0 unchanged, 1 not read" in first.stdout
    assert "0 added, 0 replaced, 1 unchanged, 1 not read" in second.stdout
    assert "bad.txt is not text in UTF-8" in first.stderr
    missing = subprocess.run(
        [executable, "import", str(tmp_path / "none"), "--database", database], capture_output=True, text=True,
        timeout=60)
    assert missing.returncode == 64 and "is not a folder" in missing.stderr
    with Server(executable, "--database", database, "--tokens-per-second", "0") as server:
        question = {**new_question(), "query": "Why do zebras have stripes?"}
        assert "Against flies" in text(ask(server, question))
