import SimulatorTesting
import SwiftUI

@MainActor @Suite("The foreground of buttons", .simulator(.iPhoneSE))
struct ButtonForegroundTests {
  private static let red = [255, 59, 48]
  private static let blue = [0, 122, 255]

  /// A label whose colour is easy to check.
  private struct Square: View {
    var body: some View { Rectangle().frame(width: 30, height: 30).accessibilityIdentifier("square") }
  }

  private func color<V: View>(@ViewBuilder _ view: @escaping () -> V) async throws -> [Int] {
    let screen = await Screen { view() }
    try await screen.settle()
    return screen.rgb(at: try screen.find("square").frame.center)
  }

  @Test("given a style that the app chose, then the label has it, whatever the button's style")
  func chosen() async throws {
    #expect(try await color { Button(action: {}) { Square() }.foregroundStyle(.red) } == Self.red)
    #expect(try await color { Button(action: {}) { Square() }.foregroundColor(.red) } == Self.red)
    #expect(
      try await color { Button(action: {}) { Square() }.buttonStyle(.borderless).foregroundStyle(.red) } == Self.red)
    #expect(
      try await color { Button(action: {}) { Square() }.buttonStyle(.bordered).foregroundStyle(.red) } == Self.red)
    #expect(
      try await color { Button(action: {}) { Square() }.buttonStyle(.borderedProminent).foregroundStyle(.red) }
        == Self.red)
    #expect(try await color { Menu(content: { Text("a") }) { Square() }.foregroundStyle(.red) } == Self.red)
    #expect(
      try await color {
        NavigationStack { NavigationLink(destination: { Text("a") }) { Square() }.foregroundStyle(.red) }
      } == Self.red)
  }

  @Test("given a style around the button, then the label has it too")
  func inherited() async throws {
    #expect(try await color { VStack { Button(action: {}) { Square() } }.foregroundStyle(.red) } == Self.red)
    #expect(
      try await color { VStack { Button(action: {}) { Square() }.disabled(true) }.foregroundStyle(.red) } == Self.red)
  }

  @Test("given nobody chose, or took the choice back, then the label is in the tint, in a header too")
  func tinted() async throws {
    #expect(try await color { Button(action: {}) { Square() } } == Self.blue)
    #expect(
      try await color { VStack { Button(action: {}) { Square() }.foregroundColor(nil) }.foregroundStyle(.red) }
        == Self.blue)
    #expect(
      try await color {
        List { Section(content: { Text("a") }, header: { Button(action: {}) { Square() } }) }
      } == Self.blue)
    #expect(
      try await color { List { LabeledContent("a") { Button(action: {}) { Square() } } } } == Self.blue)
  }
}
