import SimulatorTesting
import SwiftUI
import Synchronization

@MainActor @Suite("Stability", .simulator(.iPhoneSE))
struct StabilityTests {
  @MainActor final class Model: ObservableObject {
    @Published var rows = Array(0..<100)
    @Published var header: CGFloat = 50
    func prepend(_ count: Int) { rows = Array(rows[0] - count..<rows[0]) + rows }
  }

  struct HeaderAboveRows: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: model.header)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.rows, id: \.self) { row in
              Text("\(row)").frame(width: 320, height: 40).accessibilityIdentifier("row-\(row)")
            }
          }
        }
      }
    }
  }

  @Test("given a page that is scrolled, when rows come in above, then what is visible stays in every frame")
  func prepending() async throws {
    let model = Model()
    let screen = await Screen { HeaderAboveRows(model: model) }
    try await screen.scroll(to: "row-40")
    try await screen.expectStable("row-40", "row-38") { model.prepend(50) }
    #expect(screen.exists("row-40"))
  }

  @Test("when an element moves, the failure says how far, in which frame, and only about it")
  func drift() async throws {
    let model = Model()
    let screen = await Screen { HeaderAboveRows(model: model) }
    let messages = Mutex<[String]>([])
    try await withKnownIssue {
      try await screen.expectStable("row-3") {
        try await screen.frames(4)
        withAnimation(.linear(duration: 0.5)) { model.header = 80 }
      }
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let message = try #require(messages.withLock { $0.first })
    #expect(messages.withLock { $0.count } == 1)
    #expect(message.contains("identifier \"row-3\"") || message.contains("row-3"))
    #expect(message.contains("at most by (x +0.00, y +30.00) points"))
    #expect(message.contains("in frame 5") || message.contains("in frame 6"))
  }

  @Test("a drift within the tolerance passes, an element that goes does not")
  func toleranceAndLoss() async throws {
    let model = Model()
    let screen = await Screen { HeaderAboveRows(model: model) }
    try await screen.expectStable("row-3", tolerance: 2) { model.header = 52 }
    try await withKnownIssue {
      try await screen.expectStable("row-3") { model.rows.removeAll { $0 == 3 } }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("was gone in frame 1") }
    }
  }
}
