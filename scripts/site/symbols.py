"""What the modules that tests import declare, from the compiler's symbol graphs."""

import collections
import json
import re
import subprocess

# The name that is imported, and the target's.
MODULES = {
    "SimulatorTesting": "SimulatorTesting", "XCUIAutomation": "ScrollworkXCUIAutomation", "VirtualTime": "VirtualTime",
    "ScrollPatterns": "ScrollPatterns"}

Symbol = collections.namedtuple("Symbol", "path kind declaration text")


def compiler_options(build, configuration, target):
    """How the target was compiled, as far as it says where other modules are."""
    for line in (build / f"{configuration}.yaml").read_text().splitlines():
        if f'"-module-name","{target}"' in line and "args:" in line:
            arguments = json.loads(line.split("args:", 1)[1])
            break
    else:
        raise SystemExit(f"{target} is not built: swift build --target {target}")
    options = []
    for index, argument in enumerate(arguments):
        if argument in ("-I", "-Xcc", "-module-alias", "-target"):
            options += [argument, arguments[index + 1]]
        elif argument.startswith("-I"):
            options.append(argument)
    return options


def extract(build, configuration, folder):
    """Writes the symbol graph of each module into a folder."""
    for target in MODULES.values():
        command = ["swift", "symbolgraph-extract", "-module-name", target, "-minimum-access-level", "public"]
        command += ["-skip-synthesized-members", "-skip-inherited-docs", "-output-dir", str(folder)]
        subprocess.run(command + compiler_options(build, configuration, target), check=True)


def read(folder, target):
    """All symbols of a module with its extensions of other modules, types before their members."""
    found = {}
    for file in sorted(folder.glob(f"{target}.symbols.json")) + sorted(folder.glob(f"{target}@*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            declaration = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
            lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
            path = tuple(symbol["pathComponents"])
            # What a macro or the compiler has made says nothing of its own.
            if not declaration or any(part.startswith("_") for part in path):
                continue
            found[symbol["identifier"]["precise"]] = Symbol(path, symbol["kind"]["displayName"], declaration, "\n".join(lines))
    return sorted(found.values(), key=lambda symbol: ([part.lower() for part in symbol.path], symbol.declaration))


def as_markdown(text):
    """A documentation comment with links and lists of parameters as Markdown has them."""
    text = re.sub(r"(?<!`)``(?!`)([^`]+)``", r"`\1`", text)
    return re.sub(r"^- (Parameters|Parameter|Returns|Throws)\b", r"- **\1**", text, flags=re.MULTILINE)


def page(module, folder):
    """The page of a module as Markdown."""
    lines = [f"# {module}", "", f"What `import {module}` brings: a section for each type, with its public members.", ""]
    for symbol in read(folder, MODULES[module]):
        level = 2 if len(symbol.path) == 1 else 3
        lines += [f"{'#' * level} {'.'.join(symbol.path)}", "", "```swift", symbol.declaration, "```", ""]
        lines += [as_markdown(symbol.text), ""]
    return "\n".join(lines)
