import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Pickers and toggles", .simulator(.iPhone15Pro))
struct PickerTests {
  final class Choice: ObservableObject {
    @Published var color = "red"
    @Published var isOn = false
    @Published var colors = ["red", "green"]
  }

  struct Colors: View {
    @ObservedObject var choice: Choice
    var body: some View {
      Picker("Color", selection: $choice.color) {
        ForEach(choice.colors, id: \.self) { Text($0.capitalized) }
        Label("Blue", systemImage: "drop").tag("blue")
      }
    }
  }

  @Test func `Given a picker, when its menu's line is tapped, then it is chosen, shown and marked`() async throws {
    let choice = Choice()
    let screen = await Screen { Colors(choice: choice) }
    #expect(try screen.find(.role(.button)).label == "Color, Red")
    try await screen.find(.role(.button)).tap()
    try await screen.settle()
    #expect(try screen.find(.label("Red")).isSelected)
    #expect(try !screen.find(.label("Blue")).isSelected)
    try await screen.find(.label("Blue")).tap()
    try await screen.settle()
    #expect(choice.color == "blue")
    #expect(try screen.find(.role(.button)).label == "Color, Blue")
    choice.color = "green"
    try await screen.settle()
    #expect(try screen.find(.role(.button)).label == "Color, Green")
  }

  @Test func `Given a picker in a form, when the row is tapped beside its value, then the menu opens at the value`()
    async throws
  {
    let screen = await Screen { Form { Colors(choice: Choice()) } }
    try await screen.tap(at: CGPoint(x: 60, y: screen.find(.role(.button)).frame.midY))
    try await screen.settle()
    #expect(try screen.find(.label("Blue")).frame.midX > 196.5)
    try await screen.find(.label("Blue")).tap()
    try await screen.settle()
    #expect(try screen.find(.role(.button)).label == "Color, Blue")
  }

  @Test func `Given pickers outside a form, then there is room around what they show, but for a style of their own`()
    async throws
  {
    let screen = await Screen {
      VStack(alignment: .leading) {
        Text("Red").accessibilityIdentifier("text")
        Colors(choice: Choice()).accessibilityIdentifier("plain")
        Colors(choice: Choice()).buttonStyle(.borderless).accessibilityIdentifier("borderless")
      }
    }
    let text = try screen.find(.identifier("text")).frame
    let (plain, borderless) = (
      try screen.find(.identifier("plain")).frame, try screen.find(.identifier("borderless")).frame
    )
    #expect(abs(plain.height - text.height - 14) < 0.01)
    #expect(abs(plain.width - borderless.width - 24) < 0.01)
  }

  @Test func `Given a picker in a menu, when it opens, then its values are lines of it; as a menu they are behind one`()
    async throws
  {
    let choice = Choice()
    let screen = await Screen {
      Menu("Flat") { Colors(choice: choice) }
      Menu("Deep") { Colors(choice: choice).pickerStyle(.menu) }
    }
    try await screen.find(.label("Flat")).tap()
    try await screen.settle()
    try await screen.find(.label("Green")).tap()
    try await screen.settle()
    #expect(choice.color == "green")
    try await screen.find(.label("Deep")).tap()
    try await screen.settle()
    #expect(!screen.exists(.label("Green")))
    try await screen.find(.label("Color")).tap()
    try await screen.settle()
    #expect(try screen.find(.label("Green")).isSelected)
    try await screen.find(.label("Red")).tap()
    try await screen.settle()
    #expect(choice.color == "red")
    #expect(screen.exists(.label("Flat")))
  }

  @Test func `Given an open picker, when its values change, then its lines do`() async throws {
    let choice = Choice()
    let screen = await Screen { Menu("Open") { Colors(choice: choice) } }
    try await screen.find(.label("Open")).tap()
    try await screen.settle()
    choice.colors = ["green", "white"]
    try await screen.settle()
    #expect(!screen.exists(.label("Red")))
    try await screen.find(.label("White")).tap()
    try await screen.settle()
    #expect(choice.color == "white")
  }

  @Test func `Given a toggle, when its switch is tapped, then it is on, and a tap on the label does nothing`()
    async throws
  {
    let choice = Choice()
    struct LoudToggle: View {
      @ObservedObject var choice: Choice
      var body: some View { Toggle("Loud", isOn: $choice.isOn) }
    }
    let screen = await Screen { LoudToggle(choice: choice) }
    let toggle = try screen.find(.role(.switch))
    #expect(try (toggle.label, toggle.value) == ("Loud", "0"))
    #expect(try toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(try toggle.frame.maxX == 395)
    try await screen.tap(at: CGPoint(x: 20, y: toggle.frame.midY))
    #expect(!choice.isOn)
    try await toggle.tap()
    try await screen.settle()
    #expect(choice.isOn)
    #expect(try toggle.value == "1")
    #expect(screen.rgb(at: CGPoint(x: try toggle.frame.minX + 10, y: try toggle.frame.midY)) == [52, 199, 89])
  }
}
