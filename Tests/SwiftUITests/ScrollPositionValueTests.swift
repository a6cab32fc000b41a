import SimulatorTesting
import SwiftUI
import Testing

/// A column of 100 rows, each 50 points high, with a position that the test owns.
@Suite("Scroll positions", .simulator(.iPhoneSE))
@MainActor
struct ScrollPositionValueTests {
  final class Model: ObservableObject {
    @Published var position: ScrollPosition
    init(_ position: ScrollPosition) { self.position = position }
  }

  struct Column: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .accessibilityIdentifier("column")
      .scrollPosition($model.position)
    }
  }

  private func column(_ position: ScrollPosition) async -> (screen: Screen, model: Model) {
    let model = Model(position)
    return (await Screen { Column(model: model) }, model)
  }

  /// The SE's viewport is 548 points high.
  private nonisolated static let end = 4_452.0

  private nonisolated static let beginnings: [(ScrollPosition, Double)] = [
    (ScrollPosition(), 0), (ScrollPosition(y: 300), 300), (ScrollPosition(point: CGPoint(x: 0, y: 1_000)), 1_000),
    (ScrollPosition(edge: .bottom), end), (ScrollPosition(id: 20, anchor: .top), 1_000), (ScrollPosition(x: 10), 0),
    (ScrollPosition(y: 1_000_000), end),
  ]

  @Test(
    "given a position, when the scroll view comes, then it is there",
    arguments: beginnings)
  func begins(position: ScrollPosition, offset: Double) async throws {
    let (screen, _) = await column(position)
    #expect(try abs(screen.scrollOffset(of: "column").y - offset) < 0.001)
  }

  @Test("given a scroll view, when code goes somewhere, then it is there, with an animation on its way")
  func goes() async throws {
    let (screen, model) = await column(ScrollPosition())
    model.position.scrollTo(y: 300)
    try await screen.frames(1)
    #expect(try screen.scrollOffset(of: "column").y == 300)
    #expect(model.position.y == 300 && model.position.point == nil && model.position.edge == nil)
    withAnimation { model.position.scrollTo(edge: .bottom) }
    try await screen.frames(4)
    let offset = try screen.scrollOffset(of: "column").y
    #expect(offset > 300 && offset < Self.end)
    #expect(model.position.edge == .bottom && model.position.y == nil)
    try await screen.settle()
    #expect(try abs(screen.scrollOffset(of: "column").y - Self.end) < 0.001)
    model.position.scrollTo(id: 10, anchor: .top)
    try await screen.frames(1)
    #expect(try abs(screen.scrollOffset(of: "column").y - 500) < 0.001)
    #expect(model.position.viewID(type: Int.self) == 10)
  }

  @Test("given a position, when a person scrolls, then it is the person's, and code can go to the same place again")
  func person() async throws {
    let (screen, model) = await column(ScrollPosition(idType: Int.self, y: 300))
    #expect(!model.position.isPositionedByUser)
    try await screen.wheel(120)
    #expect(model.position.isPositionedByUser)
    #expect(model.position.y == nil)
    #expect(model.position.viewID(type: Int.self) == 8)
    #expect(model.position.viewID(type: String.self) == nil)
    model.position.scrollTo(y: 300)
    try await screen.frames(1)
    #expect(try screen.scrollOffset(of: "column").y == 300)
    #expect(!model.position.isPositionedByUser)
  }

  @Test("given no type of ids, when a person scrolls, then the position changes once and not in each frame")
  func written() async throws {
    let (screen, model) = await column(ScrollPosition())
    try await screen.wheel(120)
    let mark = screen.mark()
    for _ in 1...10 { try await screen.wheel(60) }
    #expect(mark.bodies(of: Column.self) == 0)
    #expect(model.position.viewID == nil)
    model.position.isPositionedByUser = false
    #expect(model.position == ScrollPosition())
  }
}
