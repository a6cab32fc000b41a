"""An app whose declarations belong to the main actor unless they say otherwise, as in new projects of Xcode 26."""

FILES = {
    "Package.swift": """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Isolated", platforms: [.iOS(.v18)],
  targets: [.executableTarget(name: "Isolated", swiftSettings: [.defaultIsolation(MainActor.self)])])
""",
    "Sources/Isolated/IsolatedApp.swift": """import SwiftData
import SwiftUI

@Model
final class Shelf {
  var name: String
  @Relationship(inverse: \\Book.shelf) var books: [Book] = []

  init(name: String) { self.name = name }
}

@Model
final class Book {
  var title: String
  var shelf: Shelf?

  init(title: String, shelf: Shelf) {
    self.title = title
    self.shelf = shelf
  }
}

@main
struct IsolatedApp: App {
  @State private var text = "Waiting"

  var body: some Scene {
    WindowGroup {
      Text(text).task { text = await Task.detached { Self.titles() }.value }
    }
  }

  nonisolated static func titles() -> String {
    let shelf = Shelf(name: "low")
    _ = Book(title: "Emma", shelf: shelf)
    return shelf.books.map(\\.title).joined() + " on " + shelf.name
  }
}
""",
}


def test_models_can_be_used_outside_of_the_main_actor(run, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for path, text in FILES.items():
        file = tmp_path / "Isolated" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    status, output, errors = run(str(tmp_path / "Isolated"), "--describe")
    assert status == 0, errors
    assert "'Emma on low'" in output
