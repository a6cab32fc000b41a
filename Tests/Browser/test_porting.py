"""docs/porting.md: the code before a fix does not compile, with the message on the page; the code after it does."""

import pathlib
import re

import pytest

PAGE = (pathlib.Path(__file__).parents[2] / "docs/porting.md").read_text()
BLOCKS = re.findall(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
BEFORE = [
    (text, BLOCKS[index + 1][2].strip()) for index, (_, kind, text) in enumerate(BLOCKS) if kind == "before"]
AFTER = [text for _, kind, text in BLOCKS if kind == "after"]


def test_each_error_is_the_one_that_the_page_tells(run, tmp_path):
    assert len(BEFORE) >= 7
    for text, message in BEFORE:
        file = tmp_path / "Screen.swift"
        file.write_text(text)
        status, output, errors = run(str(file), "--describe")
        assert (status, output) == (1, "")
        assert message in errors, f"{text}\n{errors}"


def test_each_cure_compiles(run, tmp_path):
    # All in one file, in which imports may be repeated.
    file = tmp_path / "Screen.swift"
    file.write_text("\n".join(AFTER))
    status, output, errors = run(str(file), "--describe")
    assert status == 0 and "error:" not in errors, errors
    # and each has previews, of which the first is shown
    assert output.count("Scan") == 1 and all("#Preview(" in text for text in AFTER)


@pytest.mark.parametrize("name, shown", [("Gallery", "No. 12"), ("Order", "Ada: 0 of 3, 0.00 €"), ("Profile", "A bio")])
def test_the_screens_that_were_taken_along_run(run, name, shown):
    status, output, errors = run(str(pathlib.Path(__file__).parent / f"screens/{name}.swift"), "--describe")
    assert (status, errors) == (0, "")
    assert shown in output
