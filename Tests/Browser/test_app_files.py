"""An app's folders, which are its own and not those of whoever runs it."""

FILES = {
    "Package.swift": """// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Files", platforms: [.iOS(.v16)], targets: [.executableTarget(name: "Files")])
""",
    "Sources/Files/FilesApp.swift": """import SwiftUI

func place(of kind: FileManager.SearchPathDirectory) -> String {
  let url = try? FileManager.default.url(for: kind, in: .userDomainMask, appropriateFor: nil, create: true)
  guard let path = url?.path, FileManager.default.fileExists(atPath: path) else { return "nowhere" }
  return path.replacingOccurrences(of: NSHomeDirectory(), with: "~")
}

@main
struct FilesApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("library \\(place(of: .libraryDirectory))")
        Text("support \\(place(of: .applicationSupportDirectory))")
        Text("caches \\(place(of: .cachesDirectory))")
        Text("documents \\(URL.documentsDirectory.path.hasSuffix("/Home/Documents") ? "own" : "others'")")
      }
    }
  }
}
""",
}


def test_the_folders_of_an_app_are_its_own(run, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for path, text in FILES.items():
        file = tmp_path / "Files" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    status, output, errors = run(str(tmp_path / "Files"), "--describe")
    assert status == 0, errors
    for line in [
        "library ~/Library", "support ~/Library/Application Support", "caches ~/Library/Caches", "documents own",
    ]:
        assert f"'{line}'" in output
