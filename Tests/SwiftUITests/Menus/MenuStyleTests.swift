import SimulatorTesting
import SwiftUI

@MainActor @Suite("Menu styles and older fields", .simulator(.iPhone15Pro))
struct MenuStyleTests {
  struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("before")
        Menu(configuration)
      }
    }
  }

  @Test("given a style of the app's own, then it draws the menu, which opens as ever")
  func ownStyle() async throws {
    let screen = await Screen { Menu("Open") { Button("One") {} }.menuStyle(Framed()) }
    #expect(try screen.find(.label("before")).frame.maxX <= screen.find(.label("Open")).frame.minX)
    try await screen.tap(.label("Open"))
    try await screen.settle()
    #expect(screen.exists(.label("One")))
  }

  @Test("given lines that do not dismiss, when one is tapped, then it acts and the menu stays")
  func staying() async throws {
    let diary = Diary()
    let screen = await Screen {
      Menu("Open") {
        Button("Stay") { diary.lines.append("stay") }.menuActionDismissBehavior(.disabled)
        Button("Go") { diary.lines.append("go") }
      }
      Menu("All stay") { Button("Here") { diary.lines.append("here") } }.menuActionDismissBehavior(.disabled)
    }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    try await screen.tap(.label("Stay"))
    try await screen.settle()
    #expect(screen.exists(.label("Go")))
    try await screen.tap(.label("Go"))
    try await screen.settle()
    #expect(!screen.exists(.label("Go")))
    try await screen.tap(.label("All stay"))
    try await screen.settle()
    try await screen.tap(.label("Here"))
    try await screen.settle()
    #expect(screen.exists(.label("Here")))
    #expect(diary.lines == ["stay", "go", "here"])
  }

  struct Fields: View {
    let diary: Diary
    @State private var text = ""
    var body: some View {
      TextField(
        "Name", text: $text, onEditingChanged: { diary.lines.append("\($0)") },
        onCommit: { diary.lines.append("commit") })
      SecureField("Word", text: $text, onCommit: { diary.lines.append("word") })
    }
  }

  @Test("given fields of the older kind, then they tell when editing begins and ends, and of return")
  func commits() async throws {
    let diary = Diary()
    let screen = await Screen { Fields(diary: diary) }
    try await screen.tap(.label("Name"))
    try await screen.type("a\n")
    try await screen.settle()
    #expect(diary.lines == ["true", "commit", "false"])
    try await screen.tap(.label("Word"))
    try await screen.type("b\n")
    try await screen.settle()
    #expect(diary.lines.last == "word")
  }
}
