import SimulatorTesting
import SwiftUI

/// The SE's viewport: 568 points, of which the first 20 are under the status bar.
@MainActor @Suite("Hearing whether a row is visible", .simulator(.iPhoneSE))
struct ScrollVisibilityTests {
  @MainActor final class Log: ObservableObject {
    var heard: [String] = []
    var visible: Set<Int> = []
    @Published var shift: CGFloat = 0

    func hear(_ id: Int, _ isVisible: Bool) {
      heard.append("\(id) \(isVisible)")
      if isVisible { visible.insert(id) } else { visible.remove(id) }
    }
  }

  struct ListeningRows: View {
    @ObservedObject var log: Log
    var threshold: Double = 0.5
    var count = 1_000

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { id in
            blueRow(id)
              .onScrollVisibilityChange(threshold: threshold) { log.hear(id, $0) }
              .offset(x: log.shift)
              .scaleEffect(log.shift == 0 ? 1 : 0.1)
          }
        }
      }
    }
  }

  /// Returns the rows of which at least a share is inside the 568 points, by their frames on the screen.
  private func expected(_ screen: Screen, share: CGFloat) -> Set<Int> {
    Set(
      screen.rows.filter { row in
        let visible = min(row.frame.maxY, 568) - max(row.frame.minY, 0)
        return visible > 0 && visible / 100 >= share - 1e-9
      }.map(\.id))
  }

  @Test("given rows, when the list appears, then those with half of them in the viewport are visible")
  func appearance() async throws {
    let log = Log()
    let screen = await Screen { ListeningRows(log: log) }
    try await screen.settle()
    // Row 5 begins at 520 and shows 48 of its 100 points.
    #expect(log.heard.sorted() == (0..<5).map { "\($0) true" })
  }

  @Test(
    "given a threshold, when the list scrolls, then in each frame those are visible of which so much is inside",
    arguments: [0.0, 0.25, 0.5, 0.9, 1])
  func thresholds(threshold: Double) async throws {
    let log = Log()
    let screen = await Screen { ListeningRows(log: log, threshold: threshold) }
    for step in 0..<40 {
      try await screen.wheel(step < 25 ? 37 : -53)
      #expect(log.visible == expected(screen, share: threshold), "step \(step)")
    }
    let heard = log.heard
    #expect(Set(heard).count > 20)
    // The values of each row alternate.
    for id in 0..<15 {
      let own = heard.filter { $0.hasPrefix("\(id) ") }
      #expect(zip(own, own.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test("given visible rows, when a jump drops them, then they are visible no longer")
  func jump() async throws {
    let log = Log()
    let screen = await Screen { ListeningRows(log: log) }
    try await screen.press(.end)
    try await screen.settle()
    #expect(log.visible == expected(screen, share: 0.5))
    #expect(log.visible.allSatisfy { $0 > 900 })
  }

  @Test("given rows that are shifted away and scaled, when nothing scrolls, then they count where layout put them")
  func originalFrames() async throws {
    let log = Log()
    let screen = await Screen { ListeningRows(log: log) }
    let heard = log.heard
    log.shift = 5_000
    try await screen.settle()
    #expect(log.heard == heard)
  }

  @Test("given rows of a strip in a page, when the page scrolls it away, then only the strip's own viewport counts")
  func nested() async throws {
    let log = Log()
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<10, id: \.self) { id in
                Color.red.frame(width: 160, height: 100).onScrollVisibilityChange { log.hear(id, $0) }
              }
            }
          }
          Color.blue.frame(height: 2_000)
        }
      }
    }
    #expect(log.visible == [0, 1])
    try await screen.wheel(500)
    #expect(log.visible == [0, 1])
    try await screen.wheel(-500)
    try await screen.wheel(0, horizontally: 100, at: CGPoint(x: 160, y: 60))
    #expect(log.visible == [1, 2])
  }

  @Test("given rows that hear, when the list scrolls inside its built rows, then no body runs")
  func bodies() async throws {
    let log = Log()
    let screen = await Screen { ListeningRows(log: log, count: 8) }
    try await screen.settle()
    let mark = screen.mark()
    for _ in 0..<5 { try await screen.wheel(40) }
    try await screen.settle()
    #expect(mark.bodies == 0)
    #expect(log.visible == [2, 3, 4, 5, 6])
  }
}
