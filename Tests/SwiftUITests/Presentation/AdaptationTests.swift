import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What presentations become, and bars with names", .simulator(.iPhoneSE))
struct AdaptationTests {
  struct Presenting: View {
    let adaptation: PresentationAdaptation
    @State private var isShown = true
    var body: some View {
      Color.white.sheet(isPresented: $isShown) {
        Color.red.ignoresSafeArea().presentationCompactAdaptation(adaptation)
      }
    }
  }

  @Test(arguments: [(PresentationAdaptation.fullScreenCover, true), (.sheet, false)])
  func `Given a sheet that becomes a cover where it is narrow, then it covers the screen`(
    adaptation: PresentationAdaptation, covers: Bool
  ) async throws {
    let screen = await Screen { Presenting(adaptation: adaptation) }
    try await screen.settle()
    let color = screen.rgb(at: CGPoint(x: 160, y: 4))
    #expect((color[0] > 200 && color[1] < 120) == covers)
  }

  struct Scrolling: View {
    let interaction: PresentationContentInteraction
    @State private var isShown = true
    var body: some View {
      Color.white.sheet(isPresented: $isShown) {
        ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 30) } }
          .accessibilityIdentifier("rows")
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(interaction)
      }
    }
  }

  @Test(arguments: [(PresentationContentInteraction.scrolls, true), (.resizes, false)])
  func
    `Given content that scrolls first, when a finger moves up, then it scrolls and the sheet stays, else the sheet grows`(
      interaction: PresentationContentInteraction, scrolls: Bool
    ) async throws
  {
    let screen = await Screen { Scrolling(interaction: interaction) }
    try await screen.settle()
    let top = try screen.find("rows").frame.minY
    try await screen.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300))
    try await screen.settle()
    let isHigher = try screen.find("rows").frame.minY < top - 50
    #expect(isHigher == !scrolls)
    #expect((try screen.scrollOffset(of: "rows").y > 50) == scrolls)
  }

  struct Named: View {
    @State private var isBold = false
    var body: some View {
      NavigationStack {
        Text(isBold ? "Bold" : "Plain")
          .toolbar(id: "style") {
            ToolbarItem(id: "bold", placement: .topBarTrailing) { Button("Switch") { isBold.toggle() } }
          }
          .toolbar {
            Group {
              ToolbarItem(placement: .topBarLeading) { Button("One") {} }
              ToolbarItem(placement: .topBarLeading) { Button("Two") {} }
            }
          }
          .navigationTitle("Named")
          .toolbar(removing: isBold ? .title : nil)
      }
    }
  }

  @Test func `Given bars with names, groups of items and a removed title, then the bar shows what is said`()
    async throws
  {
    let screen = await Screen { Named() }
    try await screen.settle()
    #expect(screen.visibleText.contains("Named"))
    #expect(try screen.find(.label("One")).frame.maxX < screen.find(.label("Two")).frame.minX)
    try await screen.tap(.label("Switch"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Bold"))
    #expect(!screen.visibleText.contains("Named"))
  }

  @available(*, deprecated)
  struct Older: View {
    var body: some View {
      VStack {
        Text("Drawn").accessibility(label: Text("Told")).accessibility(addTraits: .isHeader)
        Text("Unheard").accessibility(hidden: true)
      }
    }
  }

  @available(*, deprecated)
  @Test func `Given the spellings of iOS 13 for accessibility, then they say the same`() async throws {
    let screen = await Screen { Older() }
    #expect(try screen.find(.label("Told")).role == .header)
    #expect(!screen.exists(.label("Unheard")))
  }
}
