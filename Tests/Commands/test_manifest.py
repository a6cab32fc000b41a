"""Package.swift as Apple's systems read it: there the frameworks are Apple's own."""

import json
import pathlib
import subprocess
import tempfile
import unittest

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


def package(manifest):
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "Package.swift").write_text(manifest)
        command = ["swift", "package", "--package-path", folder, "dump-package"]
        result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if result.returncode != 0:
        raise AssertionError(result.stderr)
    return json.loads(result.stdout)


class ManifestTests(unittest.TestCase):
    def test_apples_systems_get_the_scroll_patterns_and_the_backend(self):
        manifest = (REPOSITORY / "Package.swift").read_text()
        self.assertEqual(manifest.count("#if !os(Linux)\n"), 1)
        apple = package(manifest.replace("#if !os(Linux)\n", "#if os(Linux)\n"))
        self.assertEqual({product["name"] for product in apple["products"]}, {"ScrollPatterns", "backend"})
        targets = {target["name"]: target for target in apple["targets"]}
        self.assertEqual(targets["ScrollPatterns"]["dependencies"], [])
        self.assertEqual(targets["ScrollPatterns"]["settings"], [])
        self.assertFalse([name for name in targets if name.startswith("Scrollwork")])
        platforms = {platform["platformName"]: platform["version"] for platform in apple["platforms"]}
        self.assertEqual(platforms["ios"], "17.0")
        # What a target depends on is still there.
        packages = {dependency["sourceControl"][0]["identity"] for dependency in apple["dependencies"]}
        used = set()
        for target in targets.values():
            for dependency in target["dependencies"]:
                if "byName" in dependency:
                    self.assertIn(dependency["byName"][0], targets)
                else:
                    used.add(dependency["product"][1].lower())
        self.assertEqual(packages, used)


if __name__ == "__main__":
    unittest.main()
