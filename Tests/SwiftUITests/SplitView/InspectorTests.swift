import SimulatorTesting
import SwiftUI

@MainActor @Suite("Inspectors")
struct InspectorTests {
  struct TextWithInspector: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Text(verbatim: "shown \(isShown)")
        Button("Inspect") { isShown.toggle() }
      }
      .frame(maxWidth: .infinity)
      .containing("page")
      .inspector(isPresented: $isShown) {
        VStack {
          Text("Details")
          Button("Close") { isShown = false }
        }
        .inspectorColumnWidth(min: 100, ideal: 250, max: 300)
      }
    }
  }

  @Test(
    "given a tablet, then the inspector is a column at the end, as wide as it says, and the page makes room",
    .simulator(.iPad10))
  func column() async throws {
    let screen = await Screen { TextWithInspector() }
    #expect(try screen.frame("page").width == 820)
    try await screen.tap(.label("Inspect"))
    try await screen.settle()
    let details = try screen.find(.text("Details")).frame
    #expect(abs(details.midX - (820 - 125)) < 1)
    #expect(abs(try screen.frame("page").width - 570) < 2)
    try await screen.tap(.label("Close"))
    try await screen.settle()
    #expect(!screen.exists(.text("Details")))
    #expect(try screen.frame("page").width == 820)
  }

  @Test("given a phone, then the inspector is a sheet, and closing it tells the page", .simulator(.iPhone15Pro))
  func sheet() async throws {
    let screen = await Screen { TextWithInspector() }
    try await screen.tap(.label("Inspect"))
    try await screen.settle()
    #expect(screen.exists(.text("Details")) && !screen.exists(.label("Inspect")))
    try await screen.tap(.label("Close"))
    try await screen.settle()
    #expect(!screen.exists(.text("Details")))
    #expect(screen.visibleText.contains("shown false"))
  }
}

extension View {
  /// Makes an accessibility container with an identifier.
  fileprivate func containing(_ id: String) -> some View {
    accessibilityElement(children: .contain).accessibilityIdentifier(id)
  }
}
