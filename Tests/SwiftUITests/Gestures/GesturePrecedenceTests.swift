import SimulatorTesting
import SwiftUI

@MainActor @Suite("Which gesture a touch is", .simulator(.iPhoneSE))
struct GesturePrecedenceTests {
  private let center = CGPoint(x: 160, y: 294)
  private let diary = Diary()

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { diary.lines.append(name) } }
  private func drag(_ name: String, _ minimum: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: minimum).onChanged { _ in
      if diary.lines.last != name { diary.lines.append(name) }
    }
    .onEnded { _ in diary.lines.append("\(name) end") }
  }

  /// A blue square of 100 points in the middle of a yellow one of 300.
  private func squares<Inner: View, Outer: View>(
    inner: @escaping (AnyView) -> Inner, outer: @escaping (AnyView) -> Outer
  ) async -> Screen {
    await Screen {
      outer(
        AnyView(
          ZStack {
            Color.yellow.frame(width: 300, height: 300)
            inner(AnyView(Color.blue.frame(width: 100, height: 100)))
          }))
    }
  }

  // MARK: Views in views

  @Test("the inner view's gesture goes before the outer's, high priority before both, simultaneous beside them")
  func order() async throws {
    let plain = await squares(inner: { $0.gesture(tap("inner")) }, outer: { $0.gesture(tap("outer")) })
    try await plain.tap(at: center)
    try await plain.tap(at: center.offset(100, 0))
    #expect(diary.lines == ["inner", "outer"])
    diary.lines = []
    let high = await squares(inner: { $0.gesture(tap("inner")) }, outer: { $0.highPriorityGesture(tap("outer")) })
    try await high.tap(at: center)
    #expect(diary.lines == ["outer"])
    diary.lines = []
    let beside = await squares(inner: { $0.gesture(tap("inner")) }, outer: { $0.simultaneousGesture(tap("outer")) })
    try await beside.tap(at: center)
    #expect(diary.lines == ["inner", "outer"])
  }

  @Test("an inner tap is a tap although an outer drag has no minimum, which begins once it is none")
  func tapInsideDrag() async throws {
    let screen = await squares(inner: { $0.gesture(tap("inner")) }, outer: { $0.gesture(drag("drag", 0)) })
    try await screen.tap(at: center)
    #expect(diary.lines == ["inner"])
    try await screen.path([center, center.offset(12, 0), center.offset(20, 0)])
    #expect(diary.lines == ["inner", "drag", "drag end"])
  }

  @Test("of two long presses only the inner one shows that a finger presses, and ends")
  func nestedPresses() async throws {
    func press(_ name: String) -> some Gesture {
      LongPressGesture().onChanged { _ in diary.lines.append(name) }.onEnded { _ in diary.lines.append("\(name) end") }
    }
    let screen = await squares(inner: { $0.gesture(press("inner")) }, outer: { $0.gesture(press("outer")) })
    try await screen.land(center)
    try await screen.frames(40)
    try await screen.lift(center)
    #expect(diary.lines == ["inner", "inner end"])
  }

  @Test("a mask shuts out the added gesture, those inside, or both")
  func masks() async throws {
    let masks: [(GestureMask, [String])] = [
      (.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ]
    for (mask, expected) in masks {
      diary.lines = []
      let screen = await squares(
        inner: { $0.gesture(tap("inner")) }, outer: { $0.gesture(tap("outer"), including: mask) })
      try await screen.tap(at: center)
      #expect(diary.lines == expected, "\(mask)")
    }
    diary.lines = []
    let screen = await squares(inner: { $0 }, outer: { $0.gesture(tap("outer"), isEnabled: false) })
    try await screen.tap(at: center)
    #expect(diary.lines.isEmpty)
  }

  @Test("disabled views, views that allow no hits and what lies outside a content shape take no gestures")
  func notHit() async throws {
    let disabled = await squares(
      inner: { $0.gesture(tap("inner")).disabled(true) }, outer: { $0.gesture(tap("outer")) })
    try await disabled.tap(at: center)
    let through = await squares(
      inner: { $0.gesture(tap("inner")).allowsHitTesting(false) }, outer: { $0.gesture(tap("outer")) })
    try await through.tap(at: center)
    #expect(diary.lines == ["outer", "outer"])
    diary.lines = []
    let round = await Screen {
      Text("hi").frame(width: 200, height: 200).contentShape(Circle()).gesture(tap("circle"))
    }
    try await round.tap(at: center.offset(-95, -95))
    #expect(diary.lines.isEmpty)
    try await round.tap(at: center.offset(-60, 0))
    #expect(diary.lines == ["circle"])
  }

  @Test("a button takes its touches from gestures around it, except those of high priority or at the same time")
  func button() async throws {
    func screen<V: View>(_ gestures: (AnyView) -> V) async -> Screen {
      await Screen {
        gestures(
          AnyView(
            Button {
              diary.lines.append("button")
            } label: {
              Color.red.frame(width: 100, height: 100)
            }))
      }
    }
    let inside = await screen { $0.gesture(drag("drag")).onLongPressGesture { diary.lines.append("press") } }
    try await inside.land(center)
    try await inside.frames(40)
    try await inside.slide(center.offset(20, 0))
    try await inside.lift(center.offset(20, 0))
    #expect(diary.lines == ["button"])
    diary.lines = []
    let beside = await screen { $0.simultaneousGesture(tap("tap")) }
    try await beside.tap(at: center)
    #expect(diary.lines.sorted() == ["button", "tap"])
    diary.lines = []
    let high = await screen { $0.highPriorityGesture(drag("drag")) }
    try await high.tap(at: center)
    #expect(diary.lines == ["button"])
    try await high.path([center, center.offset(20, 0)])
    #expect(diary.lines == ["button", "drag", "drag end"])
    diary.lines = []
    let double = await screen { $0.highPriorityGesture(TapGesture(count: 2).onEnded { diary.lines.append("double") }) }
    try await double.tap(at: center)
    #expect(diary.lines.isEmpty)
    try await double.frames(25)
    #expect(diary.lines == ["button"])
    try await double.tap(at: center)
    try await double.tap(at: center)
    try await double.settle()
    #expect(diary.lines == ["button", "double"])
  }

  // MARK: Scroll views

  /// Rows of 100 points with given gestures, in a scroll view with given gestures.
  private func list<Row: View, List: View>(
    row: @escaping (AnyView) -> Row, list: @escaping (AnyView) -> List
  ) async -> Screen {
    await Screen {
      list(
        AnyView(
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { number in
                row(AnyView(blueRow(number)))
              }
            }
          }))
    }
  }

  private func offset(_ screen: Screen) throws -> CGFloat { 20 - (try screen.find("row.0").frame.minY) }
  private var upwards: [CGPoint] { (0...10).map { center.offset(0, -CGFloat($0) * 10) } }

  @Test("a drag gesture on a row keeps the scroll view from scrolling, from a larger distance on it comes too late")
  func dragOnRow() async throws {
    let early = await list(row: { $0.gesture(drag("row")) }, list: { $0 })
    try await early.path(upwards)
    try await early.settle()
    #expect(try offset(early) == 0)
    #expect(diary.lines == ["row", "row end"])
    diary.lines = []
    let late = await list(row: { $0.gesture(drag("row", 30)) }, list: { $0 })
    try await late.path(upwards)
    try await late.settle()
    #expect(try offset(late) > 80)
    #expect(diary.lines.isEmpty)
  }

  @Test("a simultaneous drag hears of the finger while the scroll view scrolls", arguments: [true, false])
  func simultaneousDrag(_ onRows: Bool) async throws {
    var heard: [CGFloat] = []
    let gesture = DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .onChanged { heard.append($0.translation.height) }.onEnded { _ in diary.lines.append("end") }
    let screen = await list(
      row: { $0.simultaneousGesture(gesture, isEnabled: onRows) },
      list: { $0.simultaneousGesture(gesture, isEnabled: !onRows) })
    try await screen.path(upwards)
    try await screen.settle()
    #expect(heard == (1...10).map { -CGFloat($0) * 10 })
    #expect(diary.lines == ["end"])
    #expect(try offset(screen) > 80)
    // It also receives the finger that stops decelerating content
    try await screen.path(upwards)
    heard = []
    try await screen.land(center)
    try await screen.slide(center.offset(0, 20))
    #expect(heard == [20])
    try await screen.lift(center.offset(0, 20))
    try await screen.settle()
  }

  @Test("a drag gesture around a scroll view has what does not scroll; of high priority it has all")
  func dragAroundScrollView() async throws {
    let plain = await list(row: { $0 }, list: { $0.gesture(drag("list")) })
    try await plain.path(upwards)
    try await plain.settle()
    #expect(try offset(plain) > 80)
    #expect(diary.lines.isEmpty)
    try await plain.path([center, center.offset(20, 0), center.offset(40, 0)])
    #expect(diary.lines == ["list", "list end"])
    diary.lines = []
    let high = await list(row: { $0 }, list: { $0.highPriorityGesture(drag("list")) })
    try await high.path(upwards)
    #expect(try offset(high) == 0)
    #expect(diary.lines == ["list", "list end"])
  }

  @Test("taps and long presses on rows leave scrolling alone, and a finger that stops moving content does neither")
  func tapsInList() async throws {
    let screen = await list(
      row: { row in row.onTapGesture { diary.lines.append("tap") }.onLongPressGesture { diary.lines.append("press") } },
      list: { $0 })
    try await screen.path(upwards)
    #expect(diary.lines.isEmpty)
    try await screen.tap(at: center)
    #expect(diary.lines.isEmpty, "it stopped the content")
    try await screen.settle()
    #expect(try offset(screen) > 80)
    try await screen.tap(at: center)
    #expect(diary.lines == ["tap"])
    try await screen.land(center)
    try await screen.frames(35)
    #expect(diary.lines == ["tap", "press"])
  }

  @Test("two fingers on content that scrolls magnify it instead")
  func pinchInScrollView() async throws {
    var factor: CGFloat = 1
    let screen = await list(row: { $0 }, list: { $0 })
    let zoomed = await Screen {
      ScrollView {
        Color.green.frame(height: 2000).gesture(MagnifyGesture().onChanged { factor = $0.magnification })
          .accessibilityElement().accessibilityIdentifier("row.0")
      }
    }
    for screen in [screen, zoomed] {
      try await screen.land(center, finger: 1)
      try await screen.land(center.offset(0, 60), finger: 2)
      for step in 1...10 { try await screen.slide(center.offset(0, 60 + CGFloat(step) * 6), finger: 2) }
    }
    #expect(factor == 2)
    #expect(try offset(zoomed) == 0)
    #expect(try offset(screen) != 0, "without the gesture they scroll")
  }

  // MARK: Composed gestures

  @Test("a sequence begins its second gesture with the finger that ended the first")
  func sequence() async throws {
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: diary.lines.append("pressing")
        case .second(_, nil): diary.lines.append("pressed")
        case .second(_, let drag?): diary.lines.append("dragged \(Int(drag.translation.width))")
        }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value { diary.lines.append("end \(Int(drag.translation.width))") }
      }
    let screen = await squares(inner: { $0.gesture(gesture) }, outer: { $0 })
    try await screen.land(center)
    try await screen.frames(35)
    try await screen.slide(center.offset(20, 0))
    try await screen.lift(center.offset(20, 0))
    #expect(diary.lines == ["pressing", "pressed", "dragged 20", "end 20"])
    // A finger that moves too early
    diary.lines = []
    try await screen.path([center, center.offset(20, 0), center.offset(40, 0)])
    #expect(diary.lines == ["pressing"])
    // A tap before another tap, in time and too late
    diary.lines = []
    let taps = await squares(
      inner: { $0.gesture(tap("first").sequenced(before: tap("second")).onEnded { _ in diary.lines.append("both") }) },
      outer: { $0 })
    try await taps.tap(at: center)
    try await taps.tap(at: center)
    #expect(diary.lines == ["first", "second", "both"])
    diary.lines = []
    try await taps.tap(at: center)
    try await taps.frames(30)
    #expect(taps.simulator.nextDeadline == nil)
    try await taps.tap(at: center)
    #expect(diary.lines == ["first", "first"])
  }

  @Test("two simultaneous gestures tell both values; of two exclusive ones the first that can be")
  func pairs() async throws {
    var values: [SimultaneousGesture<DragGesture, MagnifyGesture>.Value] = []
    let both = await squares(
      inner: { $0.gesture(DragGesture().simultaneously(with: MagnifyGesture()).onChanged { values.append($0) }) },
      outer: { $0 })
    try await both.land(center, finger: 1)
    try await both.slide(center.offset(-20, 0), finger: 1)
    #expect(values.last?.first?.translation.width == -20 && values.last?.second == nil)
    try await both.land(center.offset(20, 0), finger: 2)
    try await both.slide(center.offset(-40, 0), finger: 1)
    #expect(values.last?.first?.translation.width == -40)
    #expect(values.last?.second?.magnification == 1.5)

    let either = await squares(
      inner: { $0.gesture(tap("tap").exclusively(before: drag("drag", 0).simultaneously(with: LongPressGesture()))) },
      outer: { $0 })
    try await either.tap(at: center)
    #expect(diary.lines == ["tap"])
    try await either.path([center, center.offset(20, 0), center.offset(30, 0)])
    #expect(diary.lines == ["tap", "drag", "drag end"])
    diary.lines = []
    let press = await squares(
      inner: {
        $0.gesture(tap("tap").exclusively(before: LongPressGesture().onEnded { _ in diary.lines.append("press") }))
      }, outer: { $0 })
    try await press.land(center)
    try await press.frames(35)
    #expect(diary.lines == ["press"])
  }

  @Test("mapped, hidden, optional and one's own gestures are gestures")
  func others() async throws {
    struct Swipe: Gesture {
      let action: (String) -> Void
      var body: some Gesture<String> {
        DragGesture().map { $0.translation.width < 0 ? "left" : "right" }.onEnded(action)
      }
    }
    let own = await squares(inner: { $0.gesture(Swipe { diary.lines.append($0) }) }, outer: { $0 })
    try await own.path([center, center.offset(-30, 0)])
    let hidden = await squares(
      inner: { $0.gesture(AnyGesture(TapGesture().map { "any" }).onEnded { diary.lines.append($0) }) },
      outer: { $0.gesture(nil as TapGesture?).gesture(Optional(tap("optional"))) })
    try await hidden.tap(at: center)
    try await hidden.tap(at: center.offset(100, 0))
    #expect(diary.lines == ["left", "any", "optional"])
  }

  // MARK: Accessibility

  @Test("activating a view does what its taps do, and nothing where a press or a drag is meant")
  func activation() async throws {
    func activate<V: View>(_ view: V) async throws {
      let screen = await Screen { view.accessibilityElement().accessibilityIdentifier("it") }
      screen.simulator.send(.activate(try screen.find("it").node.key, timestamp: screen.now))
      try await screen.frames(1)
    }
    let square = Color.blue.frame(width: 100, height: 100)
    try await activate(square.onTapGesture { diary.lines.append("tap") })
    try await activate(
      square.gesture(TapGesture(count: 2).onEnded { diary.lines.append("double") }.exclusively(before: tap("single"))))
    try await activate(square.onTapGesture(count: 2) { diary.lines.append("only double") })
    try await activate(square.onTapGesture { diary.lines.append("at \(Int($0.x))") })
    try await activate(square.onLongPressGesture { diary.lines.append("press") }.gesture(drag("drag", 0)))
    #expect(diary.lines == ["tap", "single", "only double", "at 50"])
  }
}
