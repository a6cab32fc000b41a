import SimulatorTesting
import SwiftUI

// The screen of an iPhone SE is 320 x 568 with a status bar of 20 points: a single view is centred at (160, 294).
@MainActor @Suite("Gestures", .simulator(.iPhoneSE))
struct GestureTests {
  private let center = CGPoint(x: 160, y: 294)
  private let diary = Diary()

  /// A square of 200 points in the middle of the screen, modified by `gestures`.
  private func square<Content: View>(
    @ViewBuilder _ gestures: @escaping (AnyView) -> Content
  ) async -> Screen {
    await Screen { gestures(AnyView(Color.blue.frame(width: 200, height: 200))) }
  }

  // MARK: Taps

  @Test("a tap gesture counts taps, and a finger that moves or a second finger makes none")
  func taps() async throws {
    let screen = await square { $0.gesture(TapGesture(count: 2).onEnded { diary.lines.append("double") }) }
    // One tap is not enough, and the next comes too late
    try await screen.tap(at: center)
    try await screen.frames(25)
    try await screen.tap(at: center)
    #expect(diary.lines.isEmpty)
    try await screen.frames(25)
    #expect(screen.simulator.nextDeadline == nil, "nothing is waited for any more")
    try await screen.tap(at: center)
    try await screen.tap(at: center)
    #expect(diary.lines == ["double"])
    // A finger that moves between two taps
    try await screen.tap(at: center)
    try await screen.path([center, center.offset(30, 0)])
    try await screen.tap(at: center)
    #expect(diary.lines == ["double"])
    // Two fingers at once
    try await screen.frames(30)
    try await screen.land(center, finger: 1)
    try await screen.land(center.offset(40, 0), finger: 2)
    try await screen.lift(center.offset(40, 0), finger: 2)
    try await screen.lift(center, finger: 1)
    try await screen.tap(at: center)
    #expect(diary.lines == ["double"])
  }

  @Test("a tap tells its place in the view, in the screen and in a named space")
  func spatialTap() async throws {
    var places: [CGPoint] = []
    let screen = await Screen {
      Color.blue.frame(width: 200, height: 200)
        .onTapGesture { places.append($0) }
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) })
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("page")).onEnded { places.append($0.location) }
        )
        .padding(20).coordinateSpace(name: "page")
    }
    try await screen.tap(at: CGPoint(x: 100, y: 250))
    #expect(places == [CGPoint(x: 40, y: 56), CGPoint(x: 100, y: 250), CGPoint(x: 60, y: 76)])
  }

  @Test("a place in a view that is scaled or turned is told as the view sees it")
  func spatialTapTransformed() async throws {
    var places: [CGPoint] = []
    let screen = await Screen {
      Color.blue.frame(width: 100, height: 100).onTapGesture { places.append($0) }.scaleEffect(2)
    }
    try await screen.tap(at: center.offset(-80, 40))
    let place = try #require(places.first)
    #expect(abs(place.x - 10) < 1e-9 && abs(place.y - 70) < 1e-9)
  }

  @Test("a single tap waits for a double tap that goes before it", arguments: [true, false])
  func singleWaitsForDouble(_ composed: Bool) async throws {
    let screen = await square { view in
      if composed {
        view.gesture(
          TapGesture(count: 2).onEnded { diary.lines.append("double") }
            .exclusively(before: TapGesture().onEnded { diary.lines.append("single") }))
      } else {
        view.onTapGesture(count: 2) { diary.lines.append("double") }.onTapGesture { diary.lines.append("single") }
      }
    }
    try await screen.tap(at: center)
    #expect(diary.lines.isEmpty)
    try await screen.frames(25)
    #expect(diary.lines == ["single"])
    try await screen.tap(at: center)
    try await screen.tap(at: center)
    try await screen.frames(30)
    #expect(diary.lines == ["single", "double"])
    try await screen.settle()
  }

  @Test("a single tap that goes before a double tap waits for nothing")
  func singleFirst() async throws {
    let screen = await square {
      $0.onTapGesture { diary.lines.append("single") }.onTapGesture(count: 2) { diary.lines.append("double") }
    }
    try await screen.tap(at: center)
    try await screen.tap(at: center)
    try await screen.frames(30)
    #expect(diary.lines == ["single", "single"])
  }

  // MARK: Long presses

  @Test("a long press shows from the landing on, ends in time, and is broken off by a move or a lift")
  func longPress() async throws {
    let screen = await square {
      $0.onLongPressGesture(minimumDuration: 0.4) {
        diary.lines.append("press")
      } onPressingChanged: {
        diary.lines.append("\($0)")
      }
    }
    // Long enough
    try await screen.land(center)
    #expect(diary.lines == ["true"])
    let due = try #require(screen.simulator.nextDeadline)
    #expect(abs(due - screen.simulator.now - 0.4) < 0.02, "the finger's rest is a deadline, nothing polls")
    try await screen.frames(22)
    #expect(diary.lines == ["true"])
    try await screen.frames(3)
    #expect(diary.lines == ["true", "press", "false"])
    try await screen.lift(center)
    #expect(diary.lines == ["true", "press", "false"])
    // Too short
    diary.lines = []
    try await screen.tap(at: center)
    #expect(diary.lines == ["true", "false"])
    // Too far
    diary.lines = []
    try await screen.land(center)
    try await screen.slide(center.offset(11, 0))
    #expect(diary.lines == ["true", "false"])
    try await screen.frames(40)
    try await screen.lift(center)
    #expect(diary.lines == ["true", "false"])
  }

  @Test("a tap and a long press live on one view, in either order", arguments: [true, false])
  func tapAndLongPress(_ tapFirst: Bool) async throws {
    let screen = await square { view in
      if tapFirst {
        view.onTapGesture { diary.lines.append("tap") }.onLongPressGesture { diary.lines.append("press") }
      } else {
        view.onLongPressGesture { diary.lines.append("press") }.onTapGesture { diary.lines.append("tap") }
      }
    }
    try await screen.tap(at: center)
    #expect(diary.lines == ["tap"])
    try await screen.land(center)
    try await screen.frames(35)
    #expect(diary.lines == ["tap", "press"])
    try await screen.lift(center)
    #expect(diary.lines == ["tap", "press"])
  }

  // MARK: Drags

  @Test("a drag tells where the finger is, how fast, and where it would end")
  func drag() async throws {
    var changes: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let screen = await square { $0.gesture(DragGesture().onChanged { changes.append($0) }.onEnded { end = $0 }) }
    let started = Date()
    try await screen.land(center)
    try await screen.slide(center.offset(6, 0))
    #expect(changes.isEmpty, "the first ten points do nothing")
    for step in 2...6 { try await screen.slide(center.offset(CGFloat(step) * 6, 0)) }
    try await screen.lift(center.offset(36, 3))
    #expect(changes.map(\.translation.width) == [12, 18, 24, 30, 36])
    #expect(changes.first?.startLocation == CGPoint(x: 100, y: 100))
    #expect(changes.last?.location == CGPoint(x: 136, y: 100))
    let last = try #require(end)
    #expect(last.translation == CGSize(width: 36, height: 3))
    // 6 points a frame of 1/60 s
    #expect(abs(last.velocity.width - 360) < 20)
    #expect(last.predictedEndTranslation.width == last.translation.width + last.velocity.width / 4)
    #expect(last.predictedEndLocation.x == last.location.x + last.velocity.width / 4)
    let elapsed = last.time.timeIntervalSince(started)
    #expect(abs(elapsed - 7.0 / 60) < 0.001, "times are the process's: \(elapsed)")
  }

  @Test("a drag without a minimum begins when the finger lands, and one that never began does not end")
  func dragMinimum() async throws {
    let screen = await square {
      $0.gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { diary.lines.append("0: \(Int($0.location.x))") }.onEnded { _ in diary.lines.append("0 end") })
    }
    try await screen.land(center)
    #expect(diary.lines == ["0: 160"])
    try await screen.lift(center)
    #expect(diary.lines == ["0: 160", "0 end"])
    let still = await square { $0.gesture(DragGesture().onEnded { _ in diary.lines.append("10 end") }) }
    try await still.path([center, center.offset(5, 5)])
    #expect(diary.lines.count == 2)
  }

  // MARK: Two fingers

  @Test("two fingers that move apart magnify around where they landed; a third changes nothing")
  func magnify() async throws {
    var changes: [MagnifyGesture.Value] = []
    var factors: [CGFloat] = []
    let screen = await Screen {
      VStack(spacing: 0) {
        Color.blue.frame(width: 200, height: 200)
          .gesture(
            MagnifyGesture().onChanged { changes.append($0) }.onEnded { diary.lines.append("\($0.magnification)") }
          )
          .simultaneousGesture(MagnificationGesture().onChanged { factors.append($0) })
        Color.red.frame(width: 200, height: 100).onTapGesture { diary.lines.append("tap") }
      }
    }
    // Given the blue square, which begins at (60, 144)
    let left = CGPoint(x: 100, y: 194)
    try await screen.land(left, finger: 1)
    try await screen.land(left.offset(40, 0), finger: 2)
    #expect(changes.isEmpty)
    // When one finger moves away, and a third taps elsewhere
    try await screen.slide(left.offset(60, 0), finger: 2)
    try await screen.path([CGPoint(x: 160, y: 400)], finger: 3)
    try await screen.slide(left.offset(80, 0), finger: 2)
    // Then
    #expect(changes.map(\.magnification) == [1.5, 2])
    #expect(factors == [1.5, 2])
    #expect(changes.last?.startLocation == CGPoint(x: 60, y: 50))
    #expect(changes.last?.startAnchor == UnitPoint(x: 0.3, y: 0.25))
    #expect((changes.last?.velocity ?? 0) > 0)
    #expect(diary.lines == ["tap"])
    // When one lifts, the gesture ends
    try await screen.lift(left, finger: 1)
    #expect(diary.lines == ["tap", "2.0"])
    try await screen.slide(left.offset(120, 0), finger: 2)
    try await screen.lift(left.offset(120, 0), finger: 2)
    #expect(changes.count == 2 && diary.lines.count == 2)
  }

  @Test("two fingers turn a view, by more than half a turn if they go on")
  func rotate() async throws {
    var changes: [RotateGesture.Value] = []
    var end: Angle?
    let screen = await square {
      $0.gesture(RotateGesture().onChanged { changes.append($0) })
        .simultaneousGesture(RotationGesture().onEnded { end = $0 })
    }
    func around(_ degrees: Double) -> CGPoint {
      center.offset(60 * cos(degrees * .pi / 180), 60 * sin(degrees * .pi / 180))
    }
    try await screen.land(center, finger: 1)
    try await screen.land(around(0), finger: 2)
    try await screen.slide(around(0.5), finger: 2)
    #expect(changes.isEmpty)
    for degrees in stride(from: 30.0, through: 270, by: 30) { try await screen.slide(around(degrees), finger: 2) }
    try await screen.lift(around(270), finger: 2)
    try await screen.lift(center, finger: 1)
    #expect(changes.count == 9)
    #expect(abs((changes.last?.rotation.degrees ?? 0) - 270) < 1e-6)
    #expect(abs((end?.degrees ?? 0) - 270) < 1e-6)
  }

  @Test("two fingers hold two buttons")
  func twoButtons() async throws {
    let screen = await Screen {
      HStack {
        Button("left") { diary.lines.append("left") }.frame(width: 100, height: 100)
        Button("right") { diary.lines.append("right") }.frame(width: 100, height: 100)
      }
    }
    let left = try screen.find(.label("left").and(.role(.button))).frame.center
    let right = try screen.find(.label("right").and(.role(.button))).frame.center
    try await screen.land(left, finger: 1)
    try await screen.land(right, finger: 2)
    try await screen.lift(right, finger: 2)
    #expect(diary.lines == ["right"])
    try await screen.lift(left, finger: 1)
    #expect(diary.lines == ["right", "left"])
  }
}
