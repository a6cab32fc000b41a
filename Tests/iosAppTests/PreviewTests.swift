import SimulatorTesting
import SwiftUI

@testable import iosApp

@MainActor @Suite("The app's previews", .simulator(.iPhone15Pro))
struct PreviewTests {
  @Test("given the app, then it has previews with names of their own, and each shows something")
  func previews() async throws {
    let previews = PreviewCatalog.previews(inModule: "iosApp")
    #expect(previews.count >= 20)
    #expect(Set(previews.map(\.name)).count == previews.count)
    for declaration in previews {
      let screen = await Screen { declaration.preview.makeView() }
      try await screen.advance(by: .seconds(1))
      #expect(!screen.elements.isEmpty, "\(declaration.name)")
      screen.simulator.tearDown()
    }
  }
}
