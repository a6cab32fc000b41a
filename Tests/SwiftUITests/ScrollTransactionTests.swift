import SimulatorTesting
import SwiftUI

@MainActor @Suite("What a transaction says of scrolling", .simulator(.iPhoneSE))
struct ScrollTransactionTests {
  @MainActor final class Model: ObservableObject {
    @Published var id: Int?
    @Published var position = ScrollPosition()
    var proxy: ScrollViewProxy?
  }

  private struct PositionedRows: View {
    @ObservedObject var model: Model
    var byID: Bool

    var body: some View {
      ScrollViewReader { proxy in
        let rows = ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { blueRow($0) }
          }
          .scrollTargetLayout()
        }
        .accessibilityIdentifier("rows")
        .onAppear { model.proxy = proxy }
        if byID { rows.scrollPosition(id: $model.id, anchor: .top) } else { rows.scrollPosition($model.position) }
      }
    }
  }

  @Test("given a bound id with an anchor, when a transaction names another one, then the row comes to that")
  func anchorOfPosition() async throws {
    // Given
    let model = Model()
    let screen = await Screen { PositionedRows(model: model, byID: true) }
    model.id = 50
    try await screen.settle()
    let top = try screen.find("row.50").frame.minY
    // When
    withTransaction(\.scrollTargetAnchor, .bottom) { model.id = 70 }
    try await screen.settle()
    // Then
    #expect(try screen.find("row.70").frame.minY > top + 200)
    // When
    model.id = 20
    try await screen.settle()
    // Then
    #expect(try screen.find("row.20").frame.minY == top)
  }

  @Test("given a proxy, when a transaction names an anchor, then it counts unless the proxy is given one")
  func anchorOfProxy() async throws {
    // Given
    let model = Model()
    let screen = await Screen { PositionedRows(model: model, byID: true) }
    // When
    withTransaction(\.scrollTargetAnchor, .center) { model.proxy?.scrollTo(50) }
    try await screen.settle()
    let centre = try screen.find("row.50").frame.midY
    withTransaction(\.scrollTargetAnchor, .center) { model.proxy?.scrollTo(50, anchor: .top) }
    try await screen.settle()
    // Then
    #expect(try screen.find("row.50").frame.midY < centre - 100)
  }

  @Test("given flung rows, when code puts them elsewhere, then they stop there, or go on if the transaction says so")
  func velocity() async throws {
    func rest(preserving preserves: Bool) async throws -> CGFloat {
      // Given
      let model = Model()
      let screen = await Screen { PositionedRows(model: model, byID: false) }
      try await screen.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -2_000))
      try await screen.frames(4)
      // When
      var transaction = Transaction()
      transaction.scrollPositionUpdatePreservesVelocity = preserves
      withTransaction(transaction) { model.position.scrollTo(y: 5_000) }
      try await screen.settle()
      return try screen.scrollOffset(of: "rows").y
    }
    // Then
    let stopped = try await rest(preserving: false)
    #expect(abs(stopped - 5_000) < 30)
    #expect(try await rest(preserving: true) > stopped + 200)
  }
}
