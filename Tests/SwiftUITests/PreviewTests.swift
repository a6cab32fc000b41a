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

private struct Greetings_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Greeting(name: "one").previewDisplayName("First").previewLayout(.fixed(width: 100, height: 40))
      ForEach(["two", "three"], id: \.self) { Greeting(name: $0) }
    }
    .previewLayout(.sizeThatFits)
    .environment(\.colorScheme, .dark)
    Greeting(name: "four").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeRight)
  }
}

@MainActor @Suite("Previews", .simulator(.iPhone15Pro))
struct PreviewTests {
  private let previews = PreviewCatalog.previews(inModule: "SwiftUITests")
    .filter { $0.fileID == "SwiftUITests/PreviewTests.swift" }

  private func preview(_ name: String) throws -> Preview { try #require(previews.first { $0.name == name }).preview }

  @Test("given previews in a file, then all are found, in order, by name or else by line")
  func found() throws {
    #expect(previews.map(\.name) == ["PreviewTests.swift line 10", "Lying", "Narrow", "Counting"])
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

  @Test("given a provider, then each of its views is a preview, named and laid out as its modifiers say")
  func provider() async throws {
    let parts = Preview("Greetings_Previews") { _ProvidedPreviews<Greetings_Previews>() }.expanded()
    #expect(parts.map(\.name) == ["First", "Greetings_Previews 2", "Greetings_Previews 3", "Greetings_Previews 4"])
    #expect(parts.map(\.deviceName) == [nil, nil, nil, "iPhone SE (3rd generation)"])
    #expect(parts.map(\.isLandscape) == [nil, nil, nil, true])
    let screen = await Screen { parts[2].makeView() }
    #expect(screen.visibleText == ["Hello three"])
    let first = parts[0]
    let sized = await Screen {
      first.makeView().accessibilityElement(children: .contain).accessibilityIdentifier("area")
    }
    #expect(try sized.frame("area").size == CGSize(width: 100, height: 40))
  }
}
