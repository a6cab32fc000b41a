"""Package.swift as Apple's systems and other packages read it, and the layers of its targets."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


def package(manifest, **environment):
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "Package.swift").write_text(manifest)
        command = ["swift", "package", "--package-path", folder, "dump-package"]
        result = subprocess.run(
            command, capture_output=True, text=True, timeout=120, env={**os.environ, **environment})
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
        # The dependencies of each target are still there.
        packages = {dependency["sourceControl"][0]["identity"] for dependency in apple["dependencies"]}
        used = set()
        for target in targets.values():
            for dependency in target["dependencies"]:
                if "byName" in dependency:
                    self.assertIn(dependency["byName"][0], targets)
                else:
                    used.add(dependency["product"][1].lower())
        self.assertEqual(packages, used)

    def test_a_package_that_wants_the_frameworks_alone_fetches_little(self):
        scrollwork = package((REPOSITORY / "Package.swift").read_text())
        self.assertIn("Documents", {trait["name"] for trait in scrollwork["traits"]})
        # swift-crypto depends on swift-asn1.
        self.assertEqual(
            {
                dependency["product"][1]
                for target in scrollwork["targets"]
                for dependency in target["dependencies"]
                if "product" in dependency and not (dependency["product"][3] or {}).get("traits")
            },
            {"OpenCombine", "swift-crypto"},
        )

    def test_the_swift_sdk_gets_every_library_as_one_that_nobody_else_sees(self):
        manifest = (REPOSITORY / "Package.swift").read_text()
        products = {product["name"]: product for product in package(manifest)["products"]}
        everything = {
            target for product in products.values() if "library" in product["type"] for target in product["targets"]}
        self.assertNotIn("ScrollworkFrameworks", products)
        for product in package(manifest, SCROLLWORK_SDK="yes")["products"]:
            if product["name"] == "ScrollworkFrameworks":
                self.assertEqual(product["type"], {"library": ["dynamic"]})
                self.assertEqual(set(product["targets"]), everything)
                return
        self.fail("ScrollworkFrameworks is missing")

    def test_a_floor_uses_only_floors_below_it(self):
        targets = package((REPOSITORY / "Package.swift").read_text())["targets"]
        floors = ["Graphics", "Frameworks", "Simulator", "Testing", "Backend", "App", "Command"]
        floor = {
            target["name"]: floors.index(pathlib.PurePath(target["path"]).parts[1])
            for target in targets
            if target.get("path", "").startswith("Sources/")
        }
        upwards = [
            f"{target['name']} on the floor {floors[floor[target['name']]]} uses {name}, which is above it"
            for target in targets
            if target["name"] in floor
            for name in (dependency["byName"][0] for dependency in target["dependencies"] if "byName" in dependency)
            if floor[name] > floor[target["name"]]
        ]
        self.assertEqual(upwards, [])


if __name__ == "__main__":
    unittest.main()
