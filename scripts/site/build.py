"""Makes the pages of the documentation: see scripts/docs --help."""

import html
import json
import pathlib
import re
import shutil
import sys
import tempfile
import urllib.parse

import symbols
from markdown_it import MarkdownIt

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# The pages that the column beside each page lists first; all others follow sorted by title.
FIRST = ["README.md", "docs/your-app.md", "docs/previews.md", "docs/testing.md", "docs/appium.md", "docs/recipes.md", "docs/sdk.md"]
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="stylesheet" href="{root}style.css">
<script>const root = "{root}";</script>
<script src="{root}index.js" defer></script>
<script src="{root}search.js" defer></script>
</head>
<body>
<nav aria-label="Pages">
<input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off">
<ol id="found" hidden></ol>
<ul id="pages">{pages}</ul>
</nav>
<main>
{content}
</main>
</body>
</html>
"""


def anchor(heading):
    """As GitHub names a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class Site:
    """Pages in Markdown by their place in the repository, and where each of them goes."""

    def __init__(self, sources):
        self.sources = sources
        self.titles = {place: re.search(r"^# (.*)$", text, re.MULTILINE)[1].replace("`", "") for place, text in sources.items()}
        self.order = [place for place in FIRST if place in sources]
        self.order += sorted(sources.keys() - set(FIRST), key=lambda place: (place.startswith("reference/"), self.titles[place].lower()))
        self.index = []
        self.parser = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])

    @staticmethod
    def address(place):
        return "index.html" if place == "README.md" else str(pathlib.PurePosixPath(place).with_suffix(".html"))

    def link(self, place, target):
        """Where a link of a page leads on the site; None if it leads to what is not part of it."""
        if re.match(r"[a-z]+:|#", target):
            return target
        path, _, heading = target.partition("#")
        wanted = pathlib.Path(ROOT / place).parent.joinpath(urllib.parse.unquote(path)).resolve()
        if not wanted.is_relative_to(ROOT):
            return None
        wanted = str(wanted.relative_to(ROOT))
        if wanted in self.sources:
            return self.root(place) + self.address(wanted) + (f"#{heading}" if heading else "")
        return target if wanted.startswith("docs/") and (ROOT / wanted).is_file() else None

    @staticmethod
    def root(place):
        return "../" * place.count("/")

    def render(self, place):
        """A page's HTML; what stands below each heading goes into the index."""
        tokens = self.parser.parse(self.sources[place])
        heading, parts, entries, used = self.titles[place], [], [], {}
        address = self.address(place)
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                entries.append((heading, address, parts))
                heading, parts = plain(tokens[number + 1]), []
                name = anchor(heading)
                used[name] = used.get(name, -1) + 1
                name += f"-{used[name]}" if used[name] else ""
                token.attrSet("id", name)
                address = self.address(place) if token.tag == "h1" else f"{self.address(place)}#{name}"
            elif token.type == "inline":
                parts.append(plain(token))
                self.lead(place, token)
            elif token.type == "html_block":
                token.content = re.sub(
                    r'src="([^"]+)"', lambda found: f'src="{self.link(place, found[1]) or found[1]}"', token.content)
        entries.append((heading, address, parts))
        self.index += [[name, self.titles[place], where, " ".join(text)] for name, where, text in entries if text]
        return self.parser.renderer.render(tokens, self.parser.options, {})

    def lead(self, place, inline):
        """Gives the links of a line their addresses on the site, and takes off those that lead nowhere."""
        kept, dropped = [], False
        for token in inline.children:
            if token.type == "link_open":
                where = self.link(place, token.attrGet("href"))
                dropped = where is None
                if dropped:
                    continue
                token.attrSet("href", where)
            elif token.type == "link_close" and dropped:
                dropped = False
                continue
            kept.append(token)
        inline.children = kept

    def write(self, output):
        for place in self.order:
            entries = "".join(
                f'<li{current(place, other)}><a href="{self.root(place)}{self.address(other)}">{html.escape(self.titles[other])}</a></li>'
                for other in self.order)
            file = output / self.address(place)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(PAGE.format(
                title=html.escape(self.titles[place]), root=self.root(place), pages=entries, content=self.render(place)))
        (output / "index.js").write_text(f"const entries = {json.dumps(self.index, ensure_ascii=False)};\n")


def current(place, other):
    return ' aria-current="page"' if place == other else ""


def plain(token):
    return "".join(child.content for child in token.children if child.type in ("text", "code_inline", "softbreak")) or token.content


def build(output, modules, configuration):
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    sources = {str(page.relative_to(ROOT)): page.read_text() for page in pages}
    with tempfile.TemporaryDirectory() as folder:
        symbols.extract(modules, configuration, folder)
        for name in symbols.MODULES:
            sources[f"reference/{name}.md"] = symbols.page(name, pathlib.Path(folder))
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    for folder in ["images", "gallery"]:
        shutil.copytree(ROOT / "docs" / folder, output / "docs" / folder, ignore=shutil.ignore_patterns("*.md"))
    for table in (ROOT / "docs").glob("*.tsv"):
        shutil.copy(table, output / "docs")
    site = Site(sources)
    site.write(output)
    for name in ["style.css", "search.js"]:
        shutil.copy(HERE / name, output)
    print(f"{output}: {len(sources)} pages, {len(site.index)} entries to search")


if __name__ == "__main__":
    build(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3])
