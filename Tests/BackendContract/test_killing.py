"""The backend is killed while it writes, and nothing half-written is found afterwards."""

import hashlib
import http.client
import itertools
import pathlib
import random
import sqlite3
import struct
import threading
import time
import zlib

from server import Server

KILLS_WHILE_CHANGING = 41
KILLS_WHILE_SEEDING = 9
DRAFT = {
    "species": "DOG", "description": "Brown.", "status": "MISSING", "lastSeenDate": "2026-01-01", "email": "a@b.example",
    "locationLatitude": 52.5, "locationLongitude": 13.4,
}


def png(number, size=3_000_000):
    """Returns a valid picture of one pixel whose bytes depend on the number. Large, so that writing it takes a while."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    padding = random.Random(number).randbytes(1000) * (size // 1000)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
            + chunk(b"prVt", padding) + chunk(b"IDAT", zlib.compress(b"\x00\x00")) + chunk(b"IEND", b""))


class Reporter(threading.Thread):
    """Changes announcements until the server is gone, and remembers what the server confirmed."""

    def __init__(self, server, random, pictures):
        super().__init__(daemon=True)
        self.server, self.random, self.pictures = server, random, pictures
        # id -> the confirmed photo's digest or None, or UNSURE while a change of it has not been answered
        self.confirmed = {}
        # An answer that the server should not have given, or None.
        self.failure = None

    UNSURE = object()

    def run(self):
        try:
            while True:
                self.report()
        except (OSError, http.client.HTTPException):
            pass  # The server was killed.
        except Exception as failure:  # An exception in a thread would fail nothing.
            self.failure = failure

    def report(self):
        status, created = self.server.ask("POST", "/api/v1/announcements", DRAFT)
        assert status == 201, created
        id, password = created["announcement"]["id"], created["managementPassword"]
        self.confirmed[id] = None
        for _ in range(2):
            picture = self.random.choice(self.pictures)
            self.confirmed[id] = self.UNSURE
            status, changed = self.server.ask(
                "POST", f"/api/v1/announcements/{id}/photos", picture, password, "image/png")
            assert status == 201, changed
            self.confirmed[id] = hashlib.sha256(picture).digest()
        if self.random.random() < 0.5:
            self.confirmed[id] = self.UNSURE
            status, _ = self.server.ask("DELETE", f"/api/v1/announcements/{id}", password=password)
            assert status == 204
            del self.confirmed[id]


def check_database(file):
    """Checks that SQLite finds no damage, and that the tree of places has exactly the announcements."""
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("SELECT rtreecheck('announcement_area')").fetchall() == [("ok",)]
        numbers = [
            {row[0] for row in database.execute(f"SELECT number FROM {table} {condition}")}
            for table, condition in [
                ("announcement", "WHERE latitude IS NOT NULL"), ("announcement_area", "")]]
        assert numbers[0] == numbers[1]
        unguarded = "SELECT COUNT(*) FROM announcement WHERE password_hash IS NULL AND email = 'a@b.example'"
        assert database.execute(unguarded).fetchone() == (0,)
    database.close()


def check_photos(server, folder, digests):
    """Checks that every photo of an announcement is one of those sent, complete, and that there is no other file."""
    _, listed = server.ask("GET", "/api/v1/announcements")
    photos = {}
    for announcement in listed["data"]:
        if "photoUrl" in announcement:
            status, content = server.ask("GET", announcement["photoUrl"])
            assert status == 200, f"{announcement['photoUrl']} is named but not there"
            photos[announcement["id"]] = hashlib.sha256(content).digest()
            assert photos[announcement["id"]] in digests, f"{announcement['photoUrl']} is not a whole picture"
    named = {pathlib.Path(entry["photoUrl"]).name for entry in listed["data"] if "photoUrl" in entry}
    assert {file.name for file in folder.iterdir()} == named
    return {entry["id"] for entry in listed["data"]}, photos


def test_killed_while_changing(executable, tmp_path):
    # given reporters that create, change and delete without pause
    file, folder = tmp_path / "pets.sqlite", tmp_path / "pets.sqlite-photos"
    arguments = ["--database", str(file), "--seed", "none"]
    pictures = [png(number) for number in range(6)]
    digests = {hashlib.sha256(picture).digest() for picture in pictures}
    chance = random.Random(1)
    confirmed = {}
    unfinished = 0
    for round in range(KILLS_WHILE_CHANGING + 1):
        server = Server(executable, *arguments).wait_until_ready()
        try:
            # then, after the kill in the previous round, this start finds all confirmed changes and nothing half-written
            ids, photos = check_photos(server, folder, digests)
            check_database(file)
            for id, photo in confirmed.items():
                if photo is not Reporter.UNSURE:
                    assert id in ids, f"{id} was confirmed in round {round - 1} and is lost"
                    assert photos.get(id) == photo, f"{id} has another photo than confirmed in round {round - 1}"
            if round == KILLS_WHILE_CHANGING:
                break
            reporters = [Reporter(server, random.Random(10 * round + index), pictures) for index in range(3)]
            for reporter in reporters:
                reporter.start()
            # when it is killed at any moment
            time.sleep(chance.uniform(0.05, 0.7))
        finally:
            server.kill()
            server.process.stdout.close()
        for reporter in reporters:
            reporter.join(10)
            assert reporter.failure is None, reporter.failure
        confirmed = dict(itertools.chain.from_iterable(reporter.confirmed.items() for reporter in reporters))
        unfinished += sum(photo is Reporter.UNSURE for photo in confirmed.values())
    # Otherwise no kill interrupted any work, and this tested nothing.
    assert unfinished > KILLS_WHILE_CHANGING / 4


def test_killed_while_seeding(executable, tmp_path):
    # given a database with five announcements
    file = tmp_path / "pets.sqlite"
    with Server(executable, "--database", str(file), "--seed", "5"):
        pass
    chance = random.Random(2)
    before = 5
    for round in range(KILLS_WHILE_SEEDING):
        # when it is killed while all are replaced by many more
        wanted = 20_000 + round
        server = Server(executable, "--database", str(file), "--seed", str(wanted), "--reset")
        time.sleep(chance.uniform(0.1, 1.2))
        server.kill()
        server.process.stdout.close()
        # then there are either all of the old ones or all of the new ones
        with sqlite3.connect(file) as database:
            count, = database.execute("SELECT COUNT(*) FROM announcement").fetchone()
        database.close()
        assert count in (before, wanted)
        check_database(file)
        before = count
