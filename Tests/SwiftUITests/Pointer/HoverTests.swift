import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("A pointer over the screen", .simulator(.iPhoneSE))
struct HoverTests {
  private struct Rows: View {
    let diary: Diary
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Color.blue.frame(height: 100)
              .onHover { diary.lines.append("\($0 ? "in" : "out") \(row)") }
              .accessibilityElement().accessibilityIdentifier("row.\(row)")
          }
        }
        .onHover { diary.lines.append($0 ? "list" : "no list") }
      }
    }
  }

  @Test("given a pointer that comes, moves on and leaves, then views hear it once each")
  func moving() async throws {
    let diary = Diary()
    let screen = await Screen { Rows(diary: diary) }
    try await screen.hover(over: "row.1")
    try await screen.hover(at: CGPoint(x: 100, y: screen.find("row.1").frame.minY + 5))
    try await screen.hover(over: "row.2")
    #expect(diary.lines == ["in 1", "list", "out 1", "in 2"])
    try await screen.stopHovering()
    #expect(diary.lines.suffix(2) == ["out 2", "no list"])
    // Touches do not hover
    try await screen.tap("row.3")
    #expect(diary.lines.count == 6)
  }

  @Test(
    "given a pointer at rest, when the page scrolls under it, then each view hears it in the frame in which it is there"
  )
  func scrolling() async throws {
    let diary = Diary()
    let screen = await Screen { Rows(diary: diary) }
    try await screen.hover(over: "row.1")
    diary.lines = []
    try await screen.wheel(100)
    #expect(diary.lines == ["out 1", "in 2"])
    // While nothing moves there are no events, and no frame is requested
    try await screen.settle()
    diary.lines = []
    #expect(screen.busyReasons.isEmpty)
    try await screen.frames(3)
    #expect(diary.lines.isEmpty)
  }

  @Test("given no view that wants to know, then a host need not send the pointer; with one it must")
  func wanted() async throws {
    struct Choice: View {
      @State private var wants = false
      @State private var isOver = false
      var body: some View {
        Button("toggle") { wants.toggle() }
        if wants {
          Text(isOver ? "over" : "away").frame(width: 200, height: 50).contentShape(Rectangle())
            .onHover { isOver = $0 }.accessibilityIdentifier("text")
        }
      }
    }
    let screen = await Screen { Choice() }
    #expect(!screen.simulator.wantsHover)
    let middle = CGPoint(x: 160, y: screen.simulator.displayList.size.height / 2 + 30)
    try await screen.hover(at: middle)
    // When a view appears under the resting pointer, then it receives a hover
    try await screen.tap(.label("toggle"))
    #expect(screen.simulator.wantsHover)
    try await screen.hover(over: "text")
    #expect(try screen.find("text").label == "over")
    try await screen.tap(.label("toggle"))
    #expect(!screen.simulator.wantsHover)
  }

  @Test("given a view that follows the pointer, then it hears every place in its own coordinates, and the end")
  func continuous() async throws {
    let diary = Diary()
    let screen = await Screen {
      Color.red.frame(width: 100, height: 100)
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): diary.lines.append("\(Int(place.x)) \(Int(place.y))")
          case .ended: diary.lines.append("ended")
          }
        }
        .onContinuousHover(coordinateSpace: .global) { phase in
          if case .active(let place) = phase { diary.lines.append("global \(Int(place.x))") }
        }
        .accessibilityElement().accessibilityIdentifier("square")
    }
    let frame = try screen.find("square").frame
    try await screen.hover(at: CGPoint(x: frame.minX + 10, y: frame.minY + 20))
    try await screen.hover(at: CGPoint(x: frame.minX + 12, y: frame.minY + 20))
    try await screen.stopHovering()
    #expect(
      diary.lines == [
        "10 20", "global \(Int(frame.minX) + 10)", "12 20", "global \(Int(frame.minX) + 12)", "ended",
      ])
  }

  @Test("given a hover effect, then the view is lifted or has a ground under a pointer, and rests again without it")
  func effects() async throws {
    let screen = await Screen {
      VStack(spacing: 40) {
        Button("lift") {}.padding().hoverEffect(.lift).accessibilityIdentifier("lift")
        Button("shine") {}.padding().hoverEffect().accessibilityIdentifier("shine")
        Button("plain") {}.padding().hoverEffect(.lift, isEnabled: false).accessibilityIdentifier("plain")
      }
    }
    for (name, changes) in [("lift", true), ("shine", true), ("plain", false)] {
      let before = screen.image(scale: 1).pixels
      try await screen.hover(over: Query.identifier(name))
      try await screen.settle()
      #expect((screen.image(scale: 1).pixels != before) == changes, "\(name)")
      try await screen.stopHovering()
      try await screen.settle()
      #expect(screen.image(scale: 1).pixels == before, "\(name)")
    }
    let width = try screen.find(.label("lift")).frame.width
    try await screen.hover(over: "lift")
    try await screen.settle()
    #expect(try screen.find(.label("lift")).frame.width > width * 1.04)
  }
}
