"""docs/documents: every requirement has a test, and every test, picture and file that is named exists."""

import functools
import pathlib
import re
import unittest

from sandbox import REPOSITORY

DOCS = REPOSITORY / "docs"
PAGES = sorted((DOCS / "documents").glob("*.md"))
# The pages of the repository and of docs, without those of the documents.
GUIDES = [
    *DOCS.glob("*.md"), *(REPOSITORY / f"{n}.md" for n in ["README", "CONTRIBUTING", "CHANGELOG"])]
TABLES = [*PAGES, DOCS / "requirements.md"]
# The number of rows in each family of numbers.
FAMILIES = {"LP": 11, "AL": 14, "RS": 7, "CH": 14, "FD": 11, "PL": 7, "X": 11}
# The app's types that the documents name and keep.
TYPES = """
    AnnouncementAction AnnouncementCardView AnnouncementCardViewModel AnnouncementCardsListView
    AnnouncementCardsListViewModel AnnouncementListCoordinator AnnouncementListQuery AnnouncementListView
    AnnouncementListViewModel AnnouncementRepository AnnouncementRepositoryProtocol AnswerCardView AppCoordinator
    CharacterDetailView CharacterDetailViewModel CoordinatorInterface EmptyStateView ErrorView HeroPanelView HomeCoordinator
    InformationRetrievalView JokeFeedView JokeViewModel LandingPageView LandingPageViewModel ListHeaderRowView LoadingMoreView
    LoadingView LocalStorageService LocationPermissionHandler LocationPermissionStatus LocationService MedicalResearchViewModel
    ResourcesCard RetryLoadButton ScrollArrowButton ScrollReason ScrollTarget SearchAnswer SearchAnswerRow ServiceContainer
    ShimmerModifier SkeletonCardView SortOption StreamingContentView TabCoordinator
    """.split()


def rows(page):
    """Returns the cells of each table row that begins with a number, with that number."""
    found = []
    for line in page.read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and re.fullmatch(r"[A-Z]+\d+", cells[0]):
            found.append((cells[0], cells))
    return found


def names(text):
    """Returns the texts between backquotes."""
    return re.findall(r"`([^`]+)`", text)


@functools.cache
def swift_tests():
    """Returns every test in Swift as Suite.function."""
    found = set()
    for file in (REPOSITORY / "Tests").rglob("*.swift"):
        suite, is_test = None, False
        for line in file.read_text().splitlines():
            declared = re.match(r"(?:\S+ )*?(?:struct|class|extension) (\w+)", line)
            if declared and not line.startswith(" "):
                suite = declared[1]
            is_test = is_test or "@Test" in line
            function = re.match(r"  (?:[@\w().]+ )*func (\w+)\(", line)
            if function:
                if suite and (is_test or function[1].startswith("test")):
                    found.add(f"{suite}.{function[1]}")
                is_test = False
    return found


def exists(name):
    """Returns whether a test exists: Suite.function, a file or folder under Tests, or a function in a Python file."""
    if not name.startswith("Tests/"):
        return name in swift_tests()
    path, _, function = name.partition("::")
    file = REPOSITORY / path
    return file.exists() and (not function or re.search(rf"^\s*def {function}\(", file.read_text(), re.MULTILINE))


def unexplained(missing, reasons):
    """Returns the names that one page lists as missing and the other gives no reason for."""
    known = set(re.findall(r"\w+", reasons)) - {
        "View", "Text", "Image", "EnvironmentValues", "GraphicsContext", "Transaction", "Gesture", "init"}
    found = []
    for line in missing.splitlines():
        if not line.startswith("- "):
            continue
        owner, names = line[2:].split(": ", 1)
        for name in re.findall(r"`([^`]+)`", names):
            base = re.split(r"[(.]", name.lstrip("$"))[0]
            # Names with an underscore are explained together.
            if "_" not in re.sub(r"\b_:", "", name) and not known & {base, *owner.split(".")}:
                found.append(f"{owner}: {name}")
    return found


class DocumentsTests(unittest.TestCase):
    def test_every_missing_name_has_a_reason(self):
        missing = (DOCS / "coverage.md").read_text().split("## Missing", 1)[1]
        reasons = (DOCS / "coverage-missing.md").read_text()
        self.assertEqual(unexplained(missing, reasons), [])
        self.assertEqual(unexplained("- View: `blur(_:)`", reasons), ["View: blur(_:)"])

    def test_every_number_has_one_row(self):
        found = sorted(number for page in TABLES for number, _ in rows(page))
        wanted = sorted(f"{family}{n}" for family, count in FAMILIES.items() for n in range(1, count + 1))
        self.assertEqual(found, wanted)

    def test_every_row_names_tests_that_exist(self):
        for page in TABLES:
            for number, cells in rows(page):
                with self.subTest(page.name, row=number):
                    self.assertEqual(len(cells), 4)
                    tests = names(cells[3])
                    self.assertTrue(tests, "The row names no test. Write `Suite.function` or a file under Tests.")
                    self.assertEqual([name for name in tests if not exists(name)], [], "No such tests.")

    def test_every_state_is_one_of_three(self):
        for page in TABLES:
            for number, cells in rows(page):
                if not number.startswith("X"):
                    with self.subTest(page.name, row=number):
                        self.assertRegex(cells[2], r"^(done\b|part: |open$)")

    def test_tests_that_are_named_anywhere_exist(self):
        # A name such as `ResearchScreenTests.limit`, also in tables without numbers.
        for page in [*TABLES, *GUIDES]:
            for name in names(page.read_text()):
                if re.fullmatch(r"\w+Tests\.\w+", name):
                    with self.subTest(page.name, name=name):
                        self.assertTrue(exists(name))

    def test_files_that_are_named_exist(self):
        for page in [*TABLES, REPOSITORY / "README.md"]:
            for name in names(page.read_text()):
                if re.match(r"(Sources|Tests|Benchmarks)/", name):
                    with self.subTest(page.name, name=name):
                        self.assertTrue((REPOSITORY / name.partition("::")[0]).exists())

    def test_links_and_pictures_are_there(self):
        for page in [*PAGES, *GUIDES]:
            text = page.read_text()
            targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
            for target in targets:
                if not re.match(r"https?:", target):
                    path, _, heading = target.partition("#")
                    with self.subTest(page.name, target=target):
                        file = page.parent / path if path else page
                        self.assertTrue(file.exists())
                        if heading:
                            headings = re.findall(r"^#+ (.*)$", file.read_text(), re.MULTILINE)
                            anchors = [re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in headings]
                            self.assertIn(heading, anchors)

    def test_every_picture_is_shown_and_drawn_by_a_test_or_recorded(self):
        texts = "".join(page.read_text() for page in [*PAGES, *GUIDES])
        drawn = "".join(file.read_text() for file in (REPOSITORY / "Tests/PictureTests").glob("*.swift"))
        recorded = (REPOSITORY / "scripts/animation/scenes.py").read_text()
        for picture in (DOCS / "images").iterdir():
            with self.subTest(picture.name):
                self.assertTrue(f"images/{picture.name}" in texts, "No page shows it.")
                self.assertTrue(
                    f'"{picture.name}"' in drawn or picture.suffix == ".webp" and f'"{picture.stem}"' in recorded,
                    "No test in Tests/PictureTests draws it, and it is no scene of scripts/animation.")

    def test_every_page_says_what_is_asked_and_where_it_is_and_is_in_the_index(self):
        index = (DOCS / "requirements.md").read_text()
        readme = (REPOSITORY / "README.md").read_text()
        self.assertEqual(len(PAGES), 5)
        for page in PAGES:
            text = page.read_text()
            with self.subTest(page.name):
                self.assertRegex(text, r"^# .*\(document `00\d`\)\n\n!\[[^\]]+\]\(\.\./images/\w")
                for part in ["**What it asks.**", "**Where it lives.**", "## Requirements", "## Deviations"]:
                    self.assertTrue(part in text, part)
                self.assertTrue(f"documents/{page.name}" in index, "Not in docs/requirements.md.")
                self.assertTrue(f"docs/documents/{page.name}" in readme, "Not in README.md.")

    def test_types_that_the_documents_name_exist(self):
        sources = "".join(file.read_text() for file in (REPOSITORY / "Sources/App").rglob("*.swift"))
        missing = [
            name for name in TYPES
            if not re.search(rf"\b(struct|class|enum|protocol|actor|typealias) {name}\b", sources)]
        self.assertEqual(missing, [])


if __name__ == "__main__":
    unittest.main()
