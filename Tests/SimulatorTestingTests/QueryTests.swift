import SimulatorTesting
import SwiftUI
import Testing

@Suite("Queries", .simulator())
@MainActor
struct QueryTests {
  @Test("given two buttons of one name, when one is looked for inside its group, then that one is found")
  func inside() async throws {
    let screen = await Screen {
      VStack {
        Button("Retry") {}
        VStack {
          Text("failed")
          Button("Retry") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("error")
      }
    }
    let inner = try screen.find(.label("Retry").inside("error"))
    #expect(try inner.frame.minY > screen.find(.text("failed")).frame.minY)
  }
}
