import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Points of an element", .simulator(.iPhoneSE))
struct AccessibilityPointTests {
  @MainActor final class Log: ObservableObject {
    @Published var presses: [String] = []
  }

  /// Two buttons that are one element.
  struct Pair: View {
    let log: Log
    var point: UnitPoint?
    var isEnabled = true

    var body: some View {
      HStack(spacing: 0) {
        Button("Left") { log.presses.append("left") }.frame(width: 100, height: 50)
        Button("Right") { log.presses.append("right") }.frame(width: 100, height: 50)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("pair")
      .accessibilityActivationPoint(point ?? .center, isEnabled: isEnabled && point != nil)
    }
  }

  @Test func `Given an activation point, when the element is tapped or activated, then what is there is pressed`()
    async throws
  {
    // Given
    let log = Log()
    let screen = await Screen { Pair(log: log, point: UnitPoint(x: 0.75, y: 0.5)) }
    let frame = try screen.find("pair").frame
    // When
    try await screen.tap("pair")
    screen.simulator.send(.activate(try screen.find("pair").node.key, timestamp: screen.simulator.now))
    try await screen.settle()
    // Then
    #expect(log.presses == ["right", "right"])
    #expect(try screen.find("pair").node.activationPoint == CGPoint(x: frame.minX + 150, y: frame.midY))
  }

  @Test func `Given an activation point that is off, when the element is activated, then its first button is pressed`()
    async throws
  {
    let log = Log()
    let screen = await Screen { Pair(log: log, point: UnitPoint(x: 0.75, y: 0.5), isEnabled: false) }
    screen.simulator.send(.activate(try screen.find("pair").node.key, timestamp: screen.simulator.now))
    try await screen.settle()
    #expect(log.presses == ["left"])
    #expect(try screen.find("pair").node.activationPoint == nil)
  }

  @Test func `Given points in a layout from the right, then shares count from there and points from the left`()
    async throws
  {
    let screen = await Screen {
      VStack {
        Color.red.frame(width: 100, height: 40).accessibilityElement().accessibilityIdentifier("share")
          .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
        Color.red.frame(width: 100, height: 40).accessibilityElement().accessibilityIdentifier("place")
          .accessibilityActivationPoint(CGPoint(x: 25, y: 20))
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let share = try screen.find("share").node
    let place = try screen.find("place").node
    #expect(share.activationPoint == CGPoint(x: share.frame.minX + 75, y: share.frame.midY))
    #expect(place.activationPoint == CGPoint(x: place.frame.minX + 25, y: place.frame.midY))
  }

  @Test func `Given points to drag from and to drop on, then assistive technology knows them by their names`()
    async throws
  {
    let screen = await Screen {
      Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("board")
        .accessibilityDragPoint(.topLeading, description: "First piece")
        .accessibilityDragPoint(.bottomTrailing, description: Text("Last piece"))
        .accessibilityDragPoint(.center, description: "Never", isEnabled: false)
        .accessibilityDropPoint(.center, description: "Middle")
    }
    let board = try screen.find("board").node
    #expect(board.dragPoints.map(\.name) == ["First piece", "Last piece"])
    #expect(board.dragPoints.map(\.point) == [board.frame.origin, CGPoint(x: board.frame.maxX, y: board.frame.maxY)])
    #expect(board.dropPoints.map(\.name) == ["Middle"])
    #expect(board.dropPoints.map(\.point) == [CGPoint(x: board.frame.midX, y: board.frame.midY)])
  }
}
