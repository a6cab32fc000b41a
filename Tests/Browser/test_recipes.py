"""docs/recipes.md: its files are written and its commands run verbatim, with this build as ./run and ./test."""

import os
import pathlib
import re
import shlex
import socket
import subprocess
import sys
import xml.etree.ElementTree

import pytest
import yaml

PAGE = (pathlib.Path(__file__).parents[2] / "docs/recipes.md").read_text()
# Language, file name or "", text.
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = {name: text for _, name, text in BLOCKS if name}


def command(start):
    """Returns the page's commands that begin with the given words."""
    (found,) = [text for language, name, text in BLOCKS if language == "sh" and text.startswith(start)]
    return found


@pytest.fixture
def folder(executable, tmp_path, monkeypatch):
    """Returns the folder beside the app: its files, and a clone that is already built."""
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    clone = tmp_path / "scrollwork"
    # The GitLab pipeline clones only if there are no sources.
    (clone / "Sources").mkdir(parents=True)
    # Drops the options of the command under test, such as a page's port, which the app does not need.
    (words := list(executable))[0] = str(pathlib.Path(executable[0]).resolve())
    for name, more in [("run", ""), ("test", " --test")]:
        file = clone / name
        file.write_text(f'#!/bin/sh\nexec {shlex.quote(words[0])} "$@"{more}\n')
        file.chmod(0o755)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def run(folder, script, **more):
    # python3 is the one that runs these tests, which has the client.
    path = f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-e", "-c", script], cwd=folder, env=os.environ | {"PATH": path}, capture_output=True, text=True,
        timeout=300, **more)


def test_both_pipelines_run_the_tests_and_keep_their_results(folder):
    github = yaml.safe_load(FILES[".github/workflows/phone.yml"])["jobs"]["tests"]
    gitlab = yaml.safe_load(FILES[".gitlab-ci.yml"])["phone"]
    assert github["container"] == gitlab["image"] == "swift:6.3-bookworm"
    steps = [step["run"] for step in github["steps"] if "run" in step]
    for script in ["\n".join(steps), "\n".join(gitlab["script"])]:
        (folder / "results.xml").unlink(missing_ok=True)
        done = run(folder, script)
        assert done.returncode == 0, done.stdout + done.stderr
        results = xml.etree.ElementTree.parse(folder / "results.xml").getroot()
        assert len(list(results.iter("testcase"))) == 2 and not list(results.iter("failure"))
    assert list((folder / "pictures").glob("*.png"))
    # The artifacts are the files that were made.
    assert github["steps"][-1]["with"]["path"].split() == ["results.xml", "pictures"]
    assert gitlab["artifacts"]["reports"]["junit"] == "results.xml"
    # and a failing test ends the job
    tests = folder / "Shop/Tests/CartTests.swift"
    tests.write_text(tests.read_text().replace("== 6", "== 7"))
    assert run(folder, steps[0]).returncode == 65


def test_the_pipeline_of_snapshots_installs_what_the_guide_says(folder):
    job = yaml.safe_load(FILES[".github/workflows/snapshots.yml"])["jobs"]["snapshots"]
    guide = (pathlib.Path(__file__).parents[2] / "docs/testing.md").read_text()
    wanted = re.search(r"apt-get install (.*?)\n(?=git)", guide, re.DOTALL)[1].replace("\\\n", " ").split()
    installing, testing = [step["run"] for step in job["steps"] if "run" in step]
    assert sorted(installing.split("install -y ")[1].split()) == sorted(wanted)
    # The package and the clone are side by side, under the names in the guide's manifest.
    assert [step["with"]["path"] for step in job["steps"][:2]] == ["Pets", "Scrollwork"]
    assert testing.startswith("cd Pets && swift test")


def test_the_appium_suite_passes(folder):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    suite = folder / "Shop/appium/test_shop.py"
    suite.write_text(suite.read_text().replace("4723", port))
    done = run(folder, command("scrollwork/run ./Shop --appium").replace("4723", port))
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr


def test_the_matrix_draws_each_combination(folder):
    done = run(folder, command("for device in"))
    assert done.returncode == 0, done.stdout + done.stderr
    pictures = sorted(folder.glob("shop-*.png"))
    assert len(pictures) == 8
    # No two pictures are the same.
    assert len({picture.read_bytes() for picture in pictures}) == 8


def test_a_description_is_what_the_page_prints(folder):
    done = run(folder, command("scrollwork/run Card.swift"))
    assert (done.returncode, done.stderr) == (0, "")
    (printed,) = [text for language, _, text in BLOCKS if language == "text"]
    assert done.stdout == printed
    assert (folder / "card.png").exists()


def test_the_loop_of_an_agent_ends(folder):
    done = run(folder, command("python3 agent.py"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ['Attempt 1: "Buy" has no identifier', "Attempt 2: done, see draft.png"]
