"""A project with its screens in a storyboard and a xib is opened, described and tested."""

import pathlib
import shutil
import subprocess

import pytest

NOTES = pathlib.Path(__file__).parent / "projects/Notes"


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory):
    """One cache for all tests, so that unchanged code is compiled once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def test_it_begins_with_the_first_screen_of_its_main_storyboard(run):
    status, output, errors = run(str(NOTES), "--describe")
    assert (status, errors) == (0, "")
    for part in ["Notes", "New", "Milk", "Bread"]:
        assert f"'{part}'" in output, output


def test_its_texts_are_in_the_language_of_the_phone(run):
    status, output, _ = run(str(NOTES), "--describe", "--locale", "de")
    assert status == 0 and "'Notizen'" in output, output


def test_its_own_tests_find_outlets_segues_and_actions(executable):
    done = subprocess.run([*executable, str(NOTES), "--test"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_storyboard_that_is_damaged_says_where(run, tmp_path):
    folder = shutil.copytree(NOTES, tmp_path / "Notes")
    file = folder / "Notes/Base.lproj/Main.storyboard"
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:20]))
    status, _, errors = run(str(folder), "--describe")
    assert status == 1
    assert "Main.storyboard:" in errors and "damaged" in errors


def test_an_outlet_that_is_not_there_is_told_and_the_app_goes_on(run, tmp_path):
    folder = shutil.copytree(NOTES, tmp_path / "Notes")
    file = folder / "Notes/ListController.swift"
    file.write_text(file.read_text().replace("@IBOutlet private weak var addItem", "private weak var addItem"))
    status, output, errors = run(str(folder), "--describe")
    assert status == 0 and "'Milk'" in output
    assert "addItem" in errors
