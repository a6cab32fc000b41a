import SimulatorTesting
import SwiftUI

@MainActor @Suite("Gesture state", .simulator(.iPhoneSE))
struct GestureStateTests {
  private let center = CGPoint(x: 160, y: 294)

  /// A square offset to the right by the distance of the drag.
  struct Dragged: View {
    @GestureState private var shift: CGFloat
    let diary: Diary

    init(_ diary: Diary, reset: @escaping (CGFloat, inout Transaction) -> Void = { _, _ in }) {
      self.diary = diary
      _shift = GestureState(wrappedValue: 0, reset: reset)
    }

    var body: some View {
      Color.blue.frame(width: 100, height: 100).offset(x: shift).accessibilityElement()
        .accessibilityIdentifier("square").accessibilityValue("\(Int(shift))")
        .gesture(
          DragGesture(coordinateSpace: .global).updating($shift) { value, shift, _ in shift = value.translation.width }
            .onEnded { _ in diary.lines.append("ended") })
    }
  }

  private func value(_ screen: Screen) throws -> String { try screen.find("square").node.value }

  @Test("it follows the gesture and is back when that ends")
  func follows() async throws {
    let diary = Diary()
    let screen = await Screen { Dragged(diary) { before, _ in diary.lines.append("reset from \(before)") } }
    try await screen.land(center)
    try await screen.slide(center.offset(20, 0))
    #expect(try value(screen) == "20")
    try await screen.slide(center.offset(30, 0))
    #expect(try value(screen) == "30")
    try await screen.lift(center.offset(30, 0))
    #expect(try value(screen) == "0")
    #expect(diary.lines == ["reset from 30.0", "ended"])
  }

  @Test("it is back when the system takes the finger, or another gesture the touch, and then nothing ends")
  func brokenOff() async throws {
    let diary = Diary()
    let screen = await Screen { Dragged(diary) }
    try await screen.land(center)
    try await screen.slide(center.offset(20, 0))
    screen.change(.cancelled, at: center)
    try await screen.frames(1)
    #expect(try value(screen) == "0")
    #expect(diary.lines.isEmpty)
  }

  @Test("it is back when the view goes away under the finger, and then nothing ends")
  func viewGoes() async throws {
    struct Owner: View {
      @GestureState private var isDragged = false
      @ObservedObject var isShown: Knob<Bool>
      let diary: Diary
      var body: some View {
        VStack {
          Text(isDragged ? "dragged" : "at rest").accessibilityIdentifier("state")
          if isShown.value {
            Color.blue.frame(height: 300).gesture(
              DragGesture().updating($isDragged) { _, isDragged, _ in isDragged = true }.onEnded { _ in
                diary.lines.append("ended")
              })
          }
        }
      }
    }
    let diary = Diary()
    let knob = Knob(true)
    let screen = await Screen { Owner(isShown: knob, diary: diary) }
    try await screen.land(center)
    try await screen.slide(center.offset(20, 0))
    #expect(try screen.find("state").node.label == "dragged")
    knob.value = false
    try await screen.frames(1)
    #expect(try screen.find("state").node.label == "at rest")
    try await screen.lift(center.offset(20, 0))
    #expect(diary.lines.isEmpty)
    try await screen.settle()
  }

  @Test("it can be reset with an animation")
  func animatedReset() async throws {
    let screen = await Screen { Dragged(Diary()) { $1.animation = .linear(duration: 0.5) } }
    try await screen.land(center)
    try await screen.slide(center.offset(100, 0))
    // Returns the square's left edge in the middle row of the screen.
    func x() -> CGFloat {
      let image = screen.image()
      let row = image.colors[(image.height / 2 * image.width)...].prefix(image.width)
      let first = row.firstIndex { $0[2] > 200 && $0[0] < 100 } ?? row.startIndex
      return CGFloat(first - row.startIndex) / 2
    }
    let dragged = x()
    try await screen.lift(center.offset(100, 0))
    try await screen.frames(15)
    let halfway = x()
    try await screen.settle()
    #expect(dragged == 210)
    #expect(abs(halfway - 160) < 8, "half of the way back after half of the time: \(halfway)")
    #expect(x() == 110)
  }

  @Test("closures are those of the view's last value")
  func latestClosures() async throws {
    let diary = Diary()
    let knob = Knob("old")
    let screen = await Screen {
      Turned(knob: knob) { name in
        Color.blue.frame(height: 200).gesture(DragGesture().onEnded { _ in diary.lines.append(name) })
      }
    }
    try await screen.land(center)
    try await screen.slide(center.offset(20, 0))
    knob.value = "new"
    try await screen.frames(1)
    try await screen.lift(center.offset(20, 0))
    #expect(diary.lines == ["new"])
  }
}
