"""SwiftUI is one module; its folders are the rooms whose doors the compiler does not guard."""

import pathlib
import re
import unittest

SWIFTUI = pathlib.Path(__file__).resolve().parents[2] / "Sources/Frameworks/SwiftUI"

# What makes views out of values, and runs them.
CORE = {"Layout", "Preferences", "Runtime", "SafeArea", "State", "Structure", "Transactions"}
# What every view has or is drawn with. The core uses it.
EVERY_VIEW = {
    "Accessibility", "Animation", "Compositing", "Continuing", "Gestures", "Inspection", "Painting", "Redaction",
    "Shapes", "Sizes", "Styles", "Subviews", "Transitions",
}
# What scrolls, below lists and tables.
SCROLLING = {"LazyStacks", "Scrolling"}
# Here the screen is put together, so they know what can be on it.
SCREEN = {"RootView.swift", "Runtime+Screen.swift"}

DECLARATION = r"\b(?:struct|class|enum|protocol|typealias|actor)\s+(\w+)"


class Source:
    def __init__(self, path):
        self.path = path
        self.folder = path.relative_to(SWIFTUI).parts[0]
        text = re.sub(r"//.*", "", path.read_text())
        text = re.sub(r'"(\\.|[^"\\\n])*"', '""', text)
        self.words = set(re.findall(r"\b[A-Za-z_]\w*\b", text))
        self.own = set(re.findall(DECLARATION, text))
        # A line that begins at the margin declares a type of the module, and after its brace nested ones.
        self.types = set(re.findall(r"^(?! )[^\n{]*?" + DECLARATION, text, re.MULTILINE))


class RoomsTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.sources = [Source(path) for path in sorted(SWIFTUI.rglob("*.swift"))]
        cls.rooms = {name: source.folder for source in cls.sources for name in source.types}

    def uses(self, folders, other):
        """The types of rooms that `other` accepts which files of the folders name."""
        return [
            f"{source.folder}/{source.path.name} names {name}, which is in {room}"
            for source in self.sources if source.folder in folders and source.path.name not in SCREEN
            for name in sorted(source.words - source.own) if (room := self.rooms.get(name)) and other(room)
        ]

    def test_the_rooms_are_there(self):
        self.assertLessEqual(CORE | EVERY_VIEW | SCROLLING, {source.folder for source in self.sources})
        self.assertEqual(self.rooms["RenderNode"], "Layout")
        self.assertIn("Layout/Stacks.swift names View, which is in Structure", self.uses(CORE, CORE.__contains__))

    def test_the_core_knows_no_feature(self):
        self.assertEqual(self.uses(CORE, lambda room: room not in CORE | EVERY_VIEW), [])

    def test_scrolling_knows_nothing_of_what_is_made_of_it(self):
        made = {"Lists", "Tables", "Pickers", "Menus", "Navigation", "Tabs", "SplitView", "Search", "Presentation"}
        self.assertEqual(self.uses(SCROLLING, made.__contains__), [])


if __name__ == "__main__":
    unittest.main()
