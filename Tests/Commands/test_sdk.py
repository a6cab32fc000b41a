"""scripts/sdk with a made-up compiler and package manager. ./test --fresh makes a real one and builds Tests/Kiosk with it."""

import json
import os
import shutil
import subprocess
import unittest

from sandbox import Sandbox

SWIFT = r"""
if [ "$1" = --version ]; then echo "Swift version 6.3.1 (swift-RELEASE)"; exit; fi
if [ "$1" = sdk ]; then
  if [ "$2" = install ]; then mkdir -p "$4"; cp -R "$5" "$4/"; else rm -r "$4/$5.artifactbundle"; fi
  exit
fi
if [ -e "$MACHINE/build-fails" ]; then echo "error: no"; exit 1; fi
echo "wanted ${SCROLLWORK_SDK:-nothing}" >>"$MACHINE/calls"
cd "$3"
built="$PWD/.build/$5"
mkdir -p "$built"/{ScrollworkFrameworks.product,Modules,CInk.build} Sources/CInk/include Sources/CPen
echo library >"$built/libScrollworkFrameworks.so"
for object in ScrollworkPaper.build/Sheet.swift.o ScrollworkPaper.build/Edge.swift.o CInk.build/Ink.c.o; do
  echo "'$built/$object'" >>"$built/ScrollworkFrameworks.product/Objects.LinkFileList"
done
for module in ScrollworkPaper Server; do touch "$built/Modules/$module.swiftmodule" "$built/Modules/$module.swiftdoc"; done
touch Sources/CInk/include/CInk.h Sources/CPen/shim.h
echo "module CPen [system] { header \"shim.h\" }" >Sources/CPen/module.modulemap
printf 'module CInk {\n  umbrella header "%s/Sources/CInk/include/CInk.h"\n}\n' "$PWD" >"$built/CInk.build/module.modulemap"
touch "$built/PaperMacros-tool" "$built/ServerMacros-tool"
cat >".build/$5.yaml" <<YAML
    args: ["swiftc","-module-name","ScrollworkPaper","-I","$built/Modules","-I/usr/include/pen","-Xcc","-fmodule-map-file=$PWD/Sources/CPen/module.modulemap","-Xcc","-fmodule-map-file=$built/CInk.build/module.modulemap","-Xfrontend","-load-plugin-executable","-Xfrontend","$built/PaperMacros-tool#PaperMacros"]
    args: ["swiftc","-module-name","Server","-I/usr/include/server","-Xfrontend","-load-plugin-executable","-Xfrontend","$built/ServerMacros-tool#ServerMacros"]
YAML
"""

SWIFTC = """cat <<'JSON'
{
  "target": {
    "triple": "x86_64-unknown-linux-gnu",
    "unversionedTriple": "x86_64-unknown-linux-gnu"
  },
  "paths": {
    "runtimeResourcePath": "/a swift/usr/lib/swift"
  }
}
JSON
"""


class SdkTests(unittest.TestCase):
    def setUp(self):
        self.sandbox = Sandbox()
        self.addCleanup(self.sandbox.close)
        for name in ["cp", "cut", "du", "head", "mv", "sed", "tr"]:
            (self.sandbox.tools / name).symlink_to(shutil.which(name))
        self.sandbox.tool("swift", SWIFT)
        self.sandbox.tool("swiftc", SWIFTC)
        self.sandbox.tool("strip", 'cp "$5" "$3"')
        (self.sandbox.root / "CHANGELOG.md").write_text("# Changelog\n\n## Next: 0.2.0\n\n## 0.1.0\n")
        (self.sandbox.root / "ios.flags").write_text("-module-alias Paper=ScrollworkPaper\n-Xfrontend -import-module\n")
        self.place = self.sandbox.folder / ".swiftpm/swift-sdks"

    def sdk(self, *arguments):
        return self.sandbox.run("scripts/sdk", *arguments)

    def content(self, folder):
        return folder / "scrollwork.artifactbundle/x86_64-unknown-linux-gnu"

    def test_a_bundle_is_built_and_installed(self):
        code, output, errors = self.sdk()
        self.assertEqual((code, errors), (0, ""))
        self.assertIn("wanted yes", self.sandbox.calls)
        self.assertEqual(len(self.sandbox.called(f"swift build --package-path {self.sandbox.root} -c release ")), 1)
        for stage in ["[1/5] System packages", "[3/5] Build (release)", "[4/5] Bundle", "[5/5] Install"]:
            self.assertIn(stage, output)
        self.assertRegex(output, r"Bundle ... \d+\.\d s, 2 modules, ")
        self.assertIn("  swift test --swift-sdk scrollwork\n", output)
        bundle = self.place / "scrollwork.artifactbundle"
        artifact = json.loads((bundle / "info.json").read_text())["artifacts"]["scrollwork"]
        self.assertEqual((artifact["type"], artifact["version"]), ("swiftSDK", "0.2.0"))
        content = bundle / artifact["variants"][0]["path"]
        targets = json.loads((content / "swift-sdk.json").read_text())["targetTriples"]
        folders = [path.name for path in content.glob("frameworks-*")]
        self.assertEqual(
            targets, {"x86_64-unknown-linux-gnu": {"includeSearchPaths": folders, "toolsetPaths": ["toolset.json"]}})

    def test_it_has_what_is_in_the_library_and_nothing_else(self):
        self.sdk()
        [modules] = self.content(self.place).glob("frameworks-*")
        files = {str(path.relative_to(modules)) for path in modules.rglob("*") if path.is_file()}
        self.assertEqual(
            files, {
                "ScrollworkPaper.swiftmodule", "ScrollworkPaper.swiftdoc", "CPen/module.modulemap", "CPen/shim.h",
                "CInk/module.modulemap", "CInk/CInk.h", "libScrollworkFrameworks.so"})
        self.assertEqual((modules / "libScrollworkFrameworks.so").read_text(), "library\n")
        self.assertIn('umbrella header "CInk.h"', (modules / "CInk/module.modulemap").read_text())
        self.assertEqual([path.name for path in (modules.parent / "macros").iterdir()], ["PaperMacros"])

    def test_the_compiler_gets_aliases_headers_and_macros(self):
        self.sdk()
        toolset = json.loads((self.content(self.place) / "toolset.json").read_text())
        self.assertEqual(
            toolset["swiftCompiler"]["extraCLIOptions"], [
                "-module-alias", "Paper=ScrollworkPaper", "-Xfrontend", "-import-module", "-Xcc", "-I/usr/include/pen",
                "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
                f"{self.content(self.place)}/macros/PaperMacros#PaperMacros"])
        self.assertEqual(toolset["linker"], {"path": "ld"})

    def test_the_linker_finds_the_library_and_puts_it_first(self):
        self.sdk()
        linker = self.content(self.place) / "ld"
        self.assertTrue(os.access(linker, os.X_OK))
        text = linker.read_text()
        self.assertIn(r"linker=/a\ swift/usr/bin/ld.lld" + "\n", text)
        echo = text.replace('exec "$linker"', "printf '%s\\n'")
        linker.write_text(echo)
        arguments = subprocess.run(
            [linker, "-o", "app"], capture_output=True, text=True, check=True, env=self.sandbox.environment).stdout.splitlines()
        [frameworks] = map(str, linker.parent.glob("frameworks-*"))
        self.assertEqual(
            arguments, [
                "-rpath", frameworks, "-L", frameworks, "--push-state", "--as-needed", "-lScrollworkFrameworks",
                "--pop-state", "-o", "app"])

    def test_a_second_one_takes_the_place_of_the_first(self):
        self.sdk()
        (self.place / "scrollwork.artifactbundle/old").write_text("")
        code, _, errors = self.sdk()
        self.assertEqual((code, errors), (0, ""))
        self.assertFalse((self.place / "scrollwork.artifactbundle/old").exists())

    def test_the_folder_has_another_name_when_the_library_has_changed_and_only_then(self):
        folders = []
        for change in ["", "", "echo newer"]:
            self.sandbox.tool("swift", SWIFT.replace("echo library", change or "echo library"))
            self.sdk()
            folders += [path.name for path in self.content(self.place).glob("frameworks-*")]
        self.assertEqual(folders[0], folders[1])
        self.assertNotEqual(folders[1], folders[2])

    def test_another_place_is_named_in_it_and_told(self):
        place = self.sandbox.folder / "sdks"
        code, output, _ = self.sdk("--place", "sdks")
        self.assertEqual(code, 0)
        self.assertIn(f"{self.content(place)}/macros/PaperMacros#", (self.content(place) / "toolset.json").read_text())
        self.assertRegex(output, r"swift build --swift-sdk scrollwork --swift-sdks-path \S+.*sdks\n")
        self.assertFalse(self.place.exists())

    def test_it_can_be_written_without_being_installed(self):
        self.sdk()
        shutil.rmtree(self.place)
        self.sandbox.forget_calls()
        code, output, errors = self.sdk("--output", "dist", "--built", "release")
        self.assertEqual((code, errors), (0, ""))
        self.assertIn("[2/2] Write", output)
        self.assertFalse(self.sandbox.called("swift "))
        written = self.content(self.sandbox.folder / "dist")
        self.assertTrue((written / "toolset.json").exists())
        # it is built for its place of installation
        self.assertIn(f"{self.content(self.place)}/macros/", (written / "toolset.json").read_text())

    def test_without_a_build_it_says_so(self):
        code, _, errors = self.sdk("--built", "debug")
        self.assertEqual(code, 1)
        self.assertIn("start without --built", errors)

    def test_a_build_that_fails_shows_its_log(self):
        self.sandbox.set("build-fails")
        code, _, errors = self.sdk()
        self.assertEqual(code, 1)
        self.assertIn("error: no", errors)
        self.assertFalse(self.place.exists())

    def test_wrong_options_are_refused(self):
        for arguments, message in [
            (["--fast"], "Unknown option: --fast"), (["--output"], "--output needs a value"),
            (["--built", "fast"], "--built is debug or release, not fast"),
        ]:
            code, _, errors = self.sdk(*arguments)
            self.assertEqual(code, 64)
            self.assertIn(message, errors)


if __name__ == "__main__":
    unittest.main()
