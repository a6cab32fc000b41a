import SimulatorTesting
import SwiftUI
import Testing

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello \(name)") }
}

#Preview { Greeting(name: "nobody") }

#Preview("Lying", traits: .landscapeLeft) {
  Greeting(name: "Ada")
}

#Preview("Narrow", traits: .fixedLayout(width: 120, height: 50), .portrait) {
  Color.red.accessibilityElement().accessibilityIdentifier("area")
}

#Preview("Counting", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  let text = "Count \(count)"
  Button(text) { count += 1 }
    .accessibilityIdentifier("count")
}

@MainActor @Suite("Previews", .simulator(.iPhone15Pro))
struct PreviewTests {
  private let previews = PreviewCatalog.previews(inModule: "SwiftUITests")

  private func preview(_ name: String) throws -> Preview { try #require(previews.first { $0.name == name }).preview }

  @Test("given previews in a file, then all are found, in order, by name or else by line")
  func found() throws {
    #expect(previews.map(\.name) == ["PreviewTests.swift line 10", "Lying", "Narrow", "Counting"])
    #expect(previews.allSatisfy { $0.fileID == "SwiftUITests/PreviewTests.swift" })
    #expect(PreviewCatalog.previews().count >= previews.count)
    #expect(PreviewCatalog.previews(inModule: "SwiftUI").isEmpty)
  }

  @Test("given a preview, then it makes its view")
  func shown() async throws {
    let preview = try preview("Lying")
    let screen = await Screen { preview.makeView() }
    #expect(screen.visibleText == ["Hello Ada"])
  }

  @Test("given traits, then they say how the phone is held and how large the view is")
  func traits() async throws {
    #expect(try preview("Lying").isLandscape == true)
    #expect(try preview("Narrow").isLandscape == false)
    #expect(try preview("Counting").isLandscape == nil)
    let narrow = try preview("Narrow")
    let screen = await Screen { narrow.makeView() }
    #expect(try screen.find("area").frame.size == CGSize(width: 120, height: 50))
  }

  @Test("given state of the preview's own, when it changes, then the preview shows it")
  func state() async throws {
    let preview = try preview("Counting")
    let screen = await Screen { preview.makeView() }
    try await screen.tap("count")
    try await screen.tap("count")
    #expect(try screen.find("count").label == "Count 3")
  }
}
