import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("The large content viewer", .simulator(.iPhoneSE))
struct LargeContentViewerTests {
  @MainActor final class Log: ObservableObject {
    @Published var presses = 0
  }

  struct Bar: View {
    @ObservedObject var log: Log
    @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled

    var body: some View {
      VStack {
        Button("Save") { log.presses += 1 }.accessibilityShowsLargeContentViewer()
        Button("Send") {}.accessibilityShowsLargeContentViewer { Text("Send now") }
        Text(isEnabled ? "Enlarges" : "Does not enlarge")
      }
      .dynamicTypeSize(isEnabled ? .accessibility1 : .large)
    }
  }

  @Test
  func `Given a large text size, when a finger rests on an item, then it is shown enlarged until the finger lifts`()
    async throws
  {
    // Given
    let log = Log()
    let screen = await Screen { Bar(log: log) }
    try await screen.setTextSize(.accessibility1)
    #expect(screen.visibleText.contains("Enlarges"))
    let place = try screen.find(.label("Save")).point()
    // When
    try await screen.touch.down(at: place)
    try await screen.advance(by: .seconds(0.4))
    #expect(screen.visibleText.filter { $0 == "Save" }.count == 1)
    try await screen.advance(by: .seconds(0.3))
    // Then
    #expect(screen.visibleText.filter { $0 == "Save" }.count == 2)
    try await screen.touch.up()
    try await screen.settle()
    #expect(screen.visibleText.filter { $0 == "Save" }.count == 1)
    #expect(log.presses == 1)
  }

  @Test func `Given a view of its own, when a finger rests and moves away, then that is shown and goes`() async throws {
    let screen = await Screen { Bar(log: Log()) }
    try await screen.setTextSize(.accessibility1)
    let place = try screen.find(.label("Send")).point()
    try await screen.touch.down(at: place)
    try await screen.advance(by: .seconds(0.7))
    #expect(screen.visibleText.contains("Send now"))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 200))
    #expect(!screen.visibleText.contains("Send now"))
    try await screen.touch.up()
  }

  @Test func `Given a usual text size, when a finger rests on an item, then nothing is shown enlarged`() async throws {
    let screen = await Screen { Bar(log: Log()) }
    try await screen.touch.down(at: try screen.find(.label("Send")).point())
    try await screen.advance(by: .seconds(0.7))
    #expect(!screen.visibleText.contains("Send now"))
    try await screen.touch.up()
  }
}
