import DisplayList
import Rasterizer
import SimulatorTesting
import SwiftUI

@Suite("Snapshots", .simulator(.iPhoneSE))
@MainActor
struct SnapshotTests {
  private final class Model: ObservableObject {
    @Published var color: Color
    @Published var title = "Retry"
    init(_ color: Color) { self.color = color }
  }

  private struct TextAboveButton: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 20) {
        Text("Nothing here").accessibilityIdentifier("page.text")
        Button {
        } label: {
          Text(verbatim: model.title).frame(width: 100, height: 40).background(model.color)
        }
        .accessibilityIdentifier("page.button")
      }
    }
  }

  private let model = Model(.red)

  private func page() async -> Screen {
    let model = model
    return await Screen { TextAboveButton(model: model) }
  }

  private func change(_ screen: Screen, _ color: Color) async throws {
    model.color = color
    try await screen.frames(1)
  }

  @Test("given committed references, when the page is as it was, then picture, part and tree pass")
  func committed() async throws {
    let screen = await page()
    try await screen.expectSnapshot("page", scale: 1)
    try await screen.expectSnapshot(of: "page.button", named: "button")
    try await screen.expectTreeSnapshot("tree")
    try await screen.expectTreeSnapshot(of: "page.button", named: "button")
  }

  @Test(
    "given no reference, when a snapshot is taken, then it is written, the test fails and says so, and passes next time"
  )
  func missing() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings()) {
      let first = await failures { try await screen.expectSnapshot("first look", sourceLocation: folder.source) }
      #expect(folder.files == ["__Snapshots__/PageTests/missing.first-look.iphone-se-1.png"])
      try #expect(#require(first.first).contains("There was no reference for the snapshot \"first look\""))
      try #expect(#require(first.first).contains(folder.files[0]), "says where it is")
      #expect(first.count == 1)
      try await screen.expectSnapshot("first look", sourceLocation: folder.source)
    }
  }

  @Test("given no reference, when recording was asked for, then it is written and the test passes")
  func recordingMissing() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectSnapshot("page", sourceLocation: folder.source)
      #expect(folder.files.count == 1)
      // A difference still fails.
      try await change(screen, .blue)
      #expect(await failures { try await screen.expectSnapshot("page", sourceLocation: folder.source) }.count == 1)
    }
  }

  @Test(
    "given no reference, when it is a build server, then nothing is written but the actual picture, and the test fails")
  func buildServer() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    let environment = ["CI": "true", "SCROLLWORK_RECORD_SNAPSHOTS": "1"]
    try await SnapshotSettings.$current.withValue(folder.settings(environment)) {
      let messages = await failures { try await screen.expectSnapshot("page", sourceLocation: folder.source) }
      try #expect(#require(messages.first).contains("None is written on a build server"))
      #expect(folder.files == ["artifacts/PageTests.buildServer.page.iphone-se-1.actual.png"])
    }
  }

  @Test(
    "given a reference, when a button changes its colour, then the failure says how much, where, and that it is the button"
  )
  func different() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectSnapshot("page", sourceLocation: folder.source)
    }
    let reference = "__Snapshots__/PageTests/different.page.iphone-se-1.png"
    let before = try folder.data(reference)
    try await change(screen, .blue)
    try await SnapshotSettings.$current.withValue(folder.settings()) {
      let messages = await failures { try await screen.expectSnapshot("page", sourceLocation: folder.source) }
      let message = try #require(messages.first)
      #expect(
        message.contains("of 727040 pixels (2.1"), "100 x 40 of 320 x 568 points, but for the letters: \(message)")
      #expect(message.contains("(110, 294.5) 100 x 40: button id \"page.button\""), "\(message)")
      #expect(message.contains("artifacts/PageTests.different.page.iphone-se-1.difference.png"))
      #expect(message.contains("SCROLLWORK_RECORD_SNAPSHOTS=1"))
      #expect(try folder.data(reference) == before, "the reference stays")
      // Three screens side by side
      let picture = try ImageDecoder.decode(
        folder.data("artifacts/PageTests.different.page.iphone-se-1.difference.png"), maximumPixels: 16384)
      #expect(picture.width > 3 * 640 && picture.height > 1136)
    }
    // When the change is intended
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "1"])) {
      try await screen.expectSnapshot("page", sourceLocation: folder.source)
      #expect(try folder.data(reference) != before)
    }
  }

  @Test("given a reference, when a colour changes by less than an eye sees, then it passes, and exactly it does not")
  func tolerance() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await change(screen, Color(red: 0.5, green: 0.5, blue: 0.5))
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectSnapshot("page", sourceLocation: folder.source)
      try await change(screen, Color(red: 0.505, green: 0.5, blue: 0.495))
      try await screen.expectSnapshot("page", sourceLocation: folder.source)
      let exact = await failures {
        try await screen.expectSnapshot("page", tolerance: .exact, sourceLocation: folder.source)
      }
      #expect(exact.count == 1)
    }
  }

  @Test("given a reference, when one small word changes, then it fails although hardly any pixels do")
  func oneWord() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectSnapshot("page", sourceLocation: folder.source)
      model.title = "Retrv"
      try await screen.frames(1)
      let messages = await failures { try await screen.expectSnapshot("page", sourceLocation: folder.source) }
      #expect(messages.count == 1)
    }
  }

  @Test("given a picture of an element, when the element grows, then the failure names both sizes")
  func otherSize() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectSnapshot(of: "page.button", named: "part", sourceLocation: folder.source)
      let messages = await failures {
        try await screen.expectSnapshot(of: "page.button", named: "part", scale: 1, sourceLocation: folder.source)
      }
      try #expect(#require(messages.first).contains("100 x 40 pixels, the reference 200 x 80"))
    }
  }

  @Test("given a tree, when a title changes, then the failure shows the line before and after")
  func tree() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectTreeSnapshot("page", sourceLocation: folder.source)
      model.title = "Again"
      try await screen.frames(1)
      let messages = await failures { try await screen.expectTreeSnapshot("page", sourceLocation: folder.source) }
      let message = try #require(messages.first)
      #expect(message.contains("\n-  button \"Retry\" id \"page.button\""), "\(message)")
      #expect(message.contains("\n+  button \"Again\" id \"page.button\""))
      #expect(message.contains("\n@@ -1,"))
    }
  }

  @Test("given two texts, when one line of many differs, then three lines around it are shown, with their numbers")
  func textDifference() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    let lines = (1...20).map { "line \($0)" }
    var changed = lines
    changed[9] = "another"
    changed.append("line 21")
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectSnapshot(text: lines.joined(separator: "\n"), named: "log", sourceLocation: folder.source)
      let messages = await failures {
        try await screen.expectSnapshot(
          text: changed.joined(separator: "\n"), named: "log", sourceLocation: folder.source)
      }
      let expected = """
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +another
         line 11
         line 12
         line 13
        @@ -18,3 +18,4 @@
         line 18
         line 19
         line 20
        +line 21
        """
      try #expect(#require(messages.first).contains(expected), "\(messages)")
    }
  }

  @Test(
    "given dark mode on a tablet, when a snapshot is taken, then its file says so",
    .simulator(.iPad10, .init(isDark: true)))
  func fileName() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "1"])) {
      try await screen.expectTreeSnapshot("a/b: c", sourceLocation: folder.source)
    }
    #expect(folder.files == ["__Snapshots__/PageTests/fileName.a-b-c.ipad-10.dark.txt"])
  }

  @Test("given a damaged reference, when it is read, then the error says what is wrong with it")
  func damaged() async throws {
    let folder = try ScratchFolder()
    let screen = await page()
    try await SnapshotSettings.$current.withValue(folder.settings(["SCROLLWORK_RECORD_SNAPSHOTS": "missing"])) {
      try await screen.expectSnapshot("page", sourceLocation: folder.source)
      let file = folder.url.appending(path: folder.files[0])
      try Data("no picture".utf8).write(to: file)
      await #expect(throws: ImageError.self) {
        try await screen.expectSnapshot("page", sourceLocation: folder.source)
      }
    }
  }
}
