import SimulatorTesting
import SwiftUI
import Testing

private struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> String { "sample" }
  func body(content: Content, context: String) -> some View {
    VStack {
      Text(verbatim: "with \(context)")
      content
    }
  }
}

#Preview("Modified", traits: .modifier(SampleData())) {
  Text("previewed")
}

private struct Mac_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .macOS }
  static var previews: some View { Text("Mac").previewDisplayName("Mac only") }
}

@MainActor @Suite("Previews with something around them", .simulator(.iPhone15Pro))
struct PreviewModifierTests {
  @Test func `Given a modifier with something that takes time to make, then the preview is shown with it`() async throws
  {
    // Given
    let previews = PreviewCatalog.previews(inModule: "SwiftUITests")
    let preview = try #require(previews.first { $0.name == "Modified" }).preview
    // When
    let screen = await Screen { preview.makeView() }
    try await screen.settle()
    // Then
    #expect(screen.visibleText == ["with sample", "previewed"])
    #expect(!previews.contains { $0.name == "Mac only" })
  }

  @MainActor static var made = 0

  struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String {
      PreviewModifierTests.made += 1
      try await Task.sleep(for: .seconds(1))
      return "sample"
    }

    func body(content: Content, context: String) -> some View {
      VStack {
        content
        Text("With \(context)")
      }
    }
  }

  struct Broken: PreviewModifier {
    struct Fault: Error {}
    static func makeSharedContext() async throws -> Int { throw Fault() }
    func body(content: Content, context: Int) -> some View { content }
  }

  @Test
  func `Given previews with surroundings, when what they share is made, then it is shown around them, and made once`()
    async throws
  {
    let preview = Preview("One", traits: .modifier(Sample())) { Text("Inside") }
    let screen = await Screen { preview.makeView() }
    #expect(!screen.visibleText.contains("Inside"))
    try await screen.advance(by: .seconds(1.1))
    try await screen.settle()
    #expect(screen.visibleText == ["Inside", "With sample"])
    let again = await Screen { preview.makeView() }
    try await again.settle()
    #expect(again.visibleText == ["Inside", "With sample"])
    #expect(Self.made == 1)
  }

  @Test func `Given surroundings that cannot be made, then the preview says so`() async throws {
    let screen = await Screen { Preview(traits: .modifier(Broken())) { Text("Inside") }.makeView() }
    try await screen.settle()
    #expect(screen.visibleText.first?.contains("makeSharedContext() has failed: Fault()") == true)
  }
}
