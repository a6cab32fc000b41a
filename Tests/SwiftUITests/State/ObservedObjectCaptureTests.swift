import SimulatorTesting
import SwiftUI

@MainActor @Suite("Closures that read an observed object", .simulator(.iPhoneSE))
struct ObservedObjectCaptureTests {
  @MainActor final class Model: ObservableObject { @Published var text = "old" }

  struct Readers: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        ScrollViewReader { _ in Text(model.text).accessibilityIdentifier("scroll") }
        GeometryReader { _ in Text(model.text).accessibilityIdentifier("geometry") }
        ForEach(0..<1) { _ in Text(model.text).accessibilityIdentifier("row") }
      }
    }
  }

  @Test("given a view with nothing but an object, when that changes, then closures of readers and rows show it")
  func onlyProperty() async throws {
    let model = Model()
    let screen = await Screen { Readers(model: model) }
    model.text = "new"
    try await screen.frames(1)
    for reader in ["scroll", "geometry", "row"] {
      #expect(try screen.find(.identifier(reader)).label == "new", "\(reader)")
    }
  }
}
