import SimulatorTesting
import SwiftUI

@MainActor @Suite("Accessibility actions", .simulator(.iPhoneSE))
struct AccessibilityActionTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var rows = [1, 2, 3]
    @Published var volume = 5
    var done: [String] = []
  }

  @Test("what a swipe shows is offered by the row without swiping, and acts as if the row had been open")
  func swipes() async throws {
    struct SwipeableRows: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          ForEach(model.rows, id: \.self) { row in
            Text("Row \(row)")
              .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") { model.done.append("pin \(row)") } }
          }
          .onDelete { model.rows.remove(atOffsets: $0) }
        }
      }
    }
    let model = Model()
    let screen = await Screen { SwipeableRows(model: model) }
    let row = screen.findAll(.role(.cell))
    #expect(row.map(\.actions) == Array(repeating: ["Delete", "Pin"], count: 3))
    try await screen.find(.role(.cell).nth(1)).perform("Pin")
    #expect(model.done == ["pin 2"])
    try await screen.find(.role(.cell).nth(1)).perform("Delete")
    try await screen.settle()
    #expect(model.rows == [1, 3])
    // Nothing was opened
    #expect(screen.findAll(.label("Delete")).isEmpty)
  }

  @Test("the lines of a context menu and of the menus inside are offered without opening it")
  func contextMenu() async throws {
    struct CardWithMenus: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("Card").contextMenu {
          Button("Share") { model.done.append("share") }
          Button("Locked") {}.disabled(true)
          Section { if model.volume > 5 { Button("Loud") { model.done.append("loud") } } }
          Menu("More") {
            Button("Deep \(model.volume)") { model.done.append("deep \(model.volume)") }
            Menu("Most") { Button("Deepest") { model.done.append("deepest") } }
          }
          Menu("Off") { Button("Never") {} }.disabled(true)
        }
      }
    }
    let model = Model()
    let screen = await Screen { CardWithMenus(model: model) }
    let card = try screen.find(.text("Card"))
    #expect(try card.actions == ["Share", "Deep 5", "Deepest"])
    try await card.perform("Share")
    #expect(model.done == ["share"])
    model.volume = 6
    try await screen.settle()
    #expect(try card.actions == ["Share", "Loud", "Deep 6", "Deepest"])
    for action in ["Loud", "Deep 6", "Deepest"] { try await card.perform(action) }
    #expect(model.done == ["share", "loud", "deep 6", "deepest"])
    // It still opens
    try await card.longPress()
    try await screen.settle()
    #expect(screen.exists(.label("Share")))
  }

  @Test("an app gives actions by name, by kind and by buttons, and the newest closure is the one that runs")
  func named() async throws {
    struct SongWithActions: View {
      @ObservedObject var model: Model
      var body: some View {
        let volume = model.volume
        VStack {
          Text("Song")
            .accessibilityAction(named: "Like") { model.done.append("like \(volume)") }
            .accessibilityAction(.magicTap) { model.done.append("magic") }
            .accessibilityAction(.escape) { model.done.append("escape") }
            .accessibilityAction(named: Text("Skip")) { model.done.append("skip") }
            .accessibilityActions {
              Button("Queue") { model.done.append("queue") }
              if volume > 5 { Button("Mute") { model.volume = 0 } }
            }
            .accessibilityAction {
              model.done.append("label")
            } label: {
              Text("Labelled")
            }
        }
      }
    }
    let model = Model()
    let screen = await Screen { SongWithActions(model: model) }
    let song = try screen.find(.text("Song"))
    #expect(try song.actions == ["Like", "Magic Tap", "Escape", "Skip", "Queue", "Labelled"])
    model.volume = 7
    try await screen.settle()
    for action in ["Like", "Magic Tap", "Escape", "Skip", "Queue", "Labelled", "Mute"] {
      try await song.perform(action)
    }
    #expect(model.done == ["like 7", "magic", "escape", "skip", "queue", "label"])
    #expect(model.volume == 0)
    await #expect(throws: ScreenError.self) { try await song.perform("Nothing") }
  }

  @Test("a default action is what activating does, also instead of a button's own, and Tab finds it")
  func activation() async throws {
    let model = Model()
    let screen = await Screen {
      VStack {
        Text("Text").accessibilityAction { model.done.append("text") }
        Button("Button") { model.done.append("button") }.accessibilityAction { model.done.append("instead") }
      }
    }
    try await screen.press(.tab)
    #expect(try screen.find(.text("Text")).isFocused)
    try await screen.press(.space)
    try await screen.press(.tab)
    try await screen.press(.space)
    #expect(model.done == ["text", "instead"])
    // A finger still activates the button
    try await screen.tap(.label("Button"))
    #expect(model.done.last == "button")
  }

  @Test("an adjustable element is changed up and down")
  func adjustable() async throws {
    struct AdjustableVolume: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("Volume").accessibilityValue("\(model.volume)").accessibilityAdjustableAction {
          model.volume += $0 == .increment ? 1 : -1
        }
      }
    }
    let model = Model()
    let screen = await Screen { AdjustableVolume(model: model) }
    let volume = try screen.find(.role(.adjustable))
    try await volume.perform("Increment")
    try await volume.perform("Increment")
    try await volume.perform("Decrement")
    #expect(model.volume == 6)
    #expect(try volume.value == "6")
  }

  @Test("Tab reaches what has actions")
  func focus() async throws {
    let screen = await Screen {
      List {
        Text("Plain")
        Text("Copied").textSelection(.enabled)
        Text("Swiped").swipeActions { Button("Flag") {} }
      }
    }
    try await screen.press(.tab)
    #expect(try screen.find(.text("Copied")).isFocused)
    #expect(try screen.find(.text("Copied")).actions == ["Copy"])
    try await screen.press(.tab)
    #expect(try screen.find(.role(.cell).nth(2)).isFocused)
  }
}
