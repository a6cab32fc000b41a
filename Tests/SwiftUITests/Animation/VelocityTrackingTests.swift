import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Springs that begin with the velocity of earlier changes", .simulator(.iPhoneSE))
struct VelocityTrackingTests {
  private struct PlacedBox: View {
    @ObservedObject var place: Knob<CGFloat>
    var body: some View {
      RedBox(id: "box", width: 10, height: 10).offset(x: place.value)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// The furthest place of a box that moves 10 points a frame, and then by a spring without a bounce to 40.
  private func furthest(tracksVelocity: Bool, resting: Int = 0) async throws -> CGFloat {
    let place = Knob<CGFloat>(0)
    let screen = await Screen { PlacedBox(place: place) }
    var transaction = Transaction()
    transaction.tracksVelocity = tracksVelocity
    for step in 1...3 {
      withTransaction(transaction) { place.value = CGFloat(step) * 10 }
      try await screen.frames(1)
      #expect(try screen.frame("box").minX == CGFloat(step) * 10)
    }
    try await screen.frames(resting)
    withAnimation(.spring(duration: 0.5, bounce: 0)) { place.value = 40 }
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      try await screen.frames(1)
      furthest = max(furthest, try screen.frame("box").minX)
    }
    try await screen.settle()
    #expect(try screen.frame("box").minX == 40)
    return furthest
  }

  @Test func `Given changes that track their velocity, when a spring follows, then it goes on with that velocity`()
    async throws
  {
    #expect(try await furthest(tracksVelocity: true) > 45)
  }

  @Test func `Given changes that do not, or that ended a while ago, then the spring begins at rest`() async throws {
    #expect(try await furthest(tracksVelocity: false) < 40.5)
    #expect(try await furthest(tracksVelocity: true, resting: 30) < 40.5)
  }

  private struct DraggedBox: View {
    let diary: Diary
    @GestureState private var isDown = false
    @State private var width: CGFloat = 0
    var body: some View {
      RedBox(id: "pad", width: 200, height: 200)
        .overlay {
          Color.green.frame(width: width)
            .transaction { if $0.tracksVelocity { diary.lines.append("changed") } }
        }
        .gesture(
          DragGesture()
            .updating($isDown) { _, state, transaction in
              if transaction.tracksVelocity { diary.lines.append("updating") }
              state = true
            }
            .onChanged { width = abs($0.translation.width) })
    }
  }

  @Test func `Given a drag, then what it changes and updates tracks the velocity`() async throws {
    let diary = Diary()
    let screen = await Screen { DraggedBox(diary: diary) }
    let pad = try screen.frame("pad")
    try await screen.drag(
      from: CGPoint(x: pad.midX, y: pad.midY), to: CGPoint(x: pad.midX + 60, y: pad.midY))
    #expect(Set(diary.lines) == ["changed", "updating"])
  }
}
