import SimulatorTesting
import SwiftUI

/// Once everything is at rest, no frame is due, and it does not take long to get there.
@MainActor @Suite("Scroll views at rest", .simulator(.iPhoneSE))
struct ScrollIdleTests {
  @MainActor final class Model: ObservableObject {
    @Published var rows = 60
    @Published var position: Int?
    var proxy: ScrollViewProxy?
  }

  struct RowsWithScrollModifiers: View {
    @ObservedObject var model: Model
    @State private var text = ""

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<model.rows, id: \.self) { blueRow($0) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $model.position)
        .refreshable {}
        .onScrollPhaseChange { _, _ in }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  enum Motion: CaseIterable {
    case drag, fling, caught, bounce, wheel, key, end, scrollTo, animatedScrollTo, position, shrink, refresh, cancelled,
      held
  }

  private let start = CGPoint(x: 160, y: 400)

  private func make(_ motion: Motion, _ screen: Screen, _ model: Model) async throws {
    switch motion {
    case .drag: try await screen.drag(from: start, to: CGPoint(x: 160, y: 200))
    case .fling: try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: -2_000))
    case .caught:
      try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: -2_000))
      try await screen.frames(5)
      try await screen.tap(at: start)
    case .bounce: try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: 2_000))
    case .wheel: for _ in 0..<5 { try await screen.wheel(30) }
    case .key: try await screen.press(.pageDown)
    case .end: try await screen.press(.end)
    case .scrollTo: model.proxy?.scrollTo(40, anchor: .top)
    case .animatedScrollTo: withAnimation(.spring) { model.proxy?.scrollTo(40, anchor: .top) }
    case .position: withAnimation { model.position = 30 }
    case .shrink:
      try await screen.press(.end)
      try await screen.settle()
      model.rows = 20
    case .refresh: try await screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
    case .cancelled:
      try await screen.touch.down(at: start)
      try await screen.touch.move(by: CGVector(dx: 0, dy: 100))
      try await screen.touch.cancel()
    case .held:
      try await screen.touch.down(at: start)
      try await screen.touch.move(by: CGVector(dx: 0, dy: -100))
    }
  }

  @Test("after a motion no frame is needed and nothing is due", arguments: Motion.allCases)
  func idle(_ motion: Motion) async throws {
    let model = Model()
    let screen = await Screen { RowsWithScrollModifiers(model: model) }
    try await make(motion, screen, model)
    try await screen.advance(by: .seconds(8))
    #expect(!screen.simulator.needsFrame)
    #expect(screen.simulator.nextDeadline == nil)
    // None runs for a minute, except for the one at its end
    let frames = screen.counters.frames
    try await screen.advance(by: .seconds(60))
    #expect(screen.counters.frames <= frames + 1)
  }
}
