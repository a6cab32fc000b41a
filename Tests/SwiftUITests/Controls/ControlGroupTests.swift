import SimulatorTesting
import SwiftUI

@MainActor @Suite("Groups of controls", .simulator(.iPhone15Pro))
struct ControlGroupTests {
  struct Edits: View {
    let diary: Diary
    var body: some View {
      ControlGroup {
        Button("Cut", systemImage: "scissors") { diary.lines.append("cut") }
        Button("Copy", systemImage: "doc.on.doc") { diary.lines.append("copy") }
      } label: {
        Label("Edit", systemImage: "pencil")
      }
    }
  }

  @Test("given a group in a menu, then its buttons are in one line, and close the menu")
  func inMenu() async throws {
    let diary = Diary()
    let screen = await Screen {
      Menu("Open") {
        Button("Before") {}
        Edits(diary: diary)
      }
    }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    let cut = try screen.find(.label("Cut")).frame
    let copy = try screen.find(.label("Copy")).frame
    #expect(cut.minY == copy.minY && cut.width == copy.width && abs(cut.width - 125) < 1)
    #expect(screen.visibleText.contains("Cut"))
    try await screen.tap(.label("Copy"))
    try await screen.settle()
    #expect(diary.lines == ["copy"])
    #expect(!screen.exists(.label("Before")))
  }

  @Test("given a palette in a menu, then only pictures are shown, and they are called by their titles")
  func palette() async throws {
    let screen = await Screen { Menu("Open") { Edits(diary: Diary()).controlGroupStyle(.palette) } }
    try await screen.tap(.label("Open"))
    try await screen.settle()
    #expect(screen.exists(.label("Cut")))
    #expect(!screen.visibleText.contains("Cut"))
  }

  @Test("given a group as a menu, then a tap on its label opens its buttons, one per line or in one line")
  func menus() async throws {
    let diary = Diary()
    let knob = Knob(false)
    let screen = await Screen {
      Turned(knob: knob) { isCompact in
        if isCompact {
          Edits(diary: diary).controlGroupStyle(.compactMenu)
        } else {
          Edits(diary: diary).controlGroupStyle(.menu)
        }
      }
    }
    for isCompact in [false, true] {
      knob.value = isCompact
      try await screen.settle()
      #expect(!screen.exists(.label("Cut")))
      try await screen.tap(.label("Edit"))
      try await screen.settle()
      let (cut, copy) = (try screen.find(.label("Cut")).frame, try screen.find(.label("Copy")).frame)
      #expect((cut.minY == copy.minY) == isCompact)
      try await screen.tap(.label("Cut"))
      try await screen.settle()
    }
    #expect(diary.lines == ["cut", "cut"])
  }

  @Test("given a group on a page, then its buttons are side by side and act")
  func onPage() async throws {
    let diary = Diary()
    let screen = await Screen { Edits(diary: diary) }
    let (cut, copy) = (try screen.find(.label("Cut")).frame, try screen.find(.label("Copy")).frame)
    #expect(cut.midY == copy.midY && copy.minX - cut.maxX == 1)
    try await screen.tap(.label("Cut"))
    #expect(diary.lines == ["cut"])
  }

  struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("given a style of the app's own, then it places label and controls")
  func ownStyle() async throws {
    let screen = await Screen { Edits(diary: Diary()).controlGroupStyle(Stacked()) }
    #expect(try screen.find(.label("Edit")).frame.maxY <= screen.find(.label("Cut")).frame.minY)
    #expect(try screen.find(.label("Cut")).frame.maxY <= screen.find(.label("Copy")).frame.minY)
  }
}
