import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Fingers on views of UIKit", .simulator(.iPhone15Pro))
struct UIKitGestureTests {
  private final class Pad: UIView {
    var heard: [String] = []
    private func note(_ what: String, _ touches: Set<UITouch>) {
      let place = touches.first?.location(in: self) ?? .zero
      heard.append("\(what) \(Int(place.x.rounded())),\(Int(place.y.rounded()))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
  }

  @Test func `Given a subview without methods of its own, when it is touched, then the view around hears it`()
    async throws
  {
    let (pad, inner) = (Pad(), UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20)))
    pad.addSubview(inner)
    let screen = await Screen { UIKitView(view: pad).frame(width: 100, height: 100).named("pad") }
    let corner = try screen.frame("pad").origin
    try await screen.drag(
      from: CGPoint(x: corner.x + 60, y: corner.y + 60), to: CGPoint(x: corner.x + 90, y: corner.y + 60))
    #expect(pad.heard.first == "began 60,60")
    #expect(pad.heard.last == "ended 90,60")
    #expect(pad.heard.contains { $0.hasPrefix("moved") })
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: pad) == CGPoint(x: 51, y: 52))
    #expect(inner.convert(CGPoint(x: 51, y: 52), from: pad) == CGPoint(x: 1, y: 2))
  }

  /// Reports each state it enters.
  private struct Watch<Recognizer: UIGestureRecognizer>: UIGestureRecognizerRepresentable {
    let diary: Diary
    let make: @MainActor () -> Recognizer
    var tell: @MainActor (Recognizer) -> String = { _ in "" }
    func makeUIGestureRecognizer(context: Context) -> Recognizer { make() }
    func handleUIGestureRecognizerAction(_ recognizer: Recognizer, context: Context) {
      diary.lines.append("\(recognizer.state)\(tell(recognizer))")
    }
  }

  private func square(_ gesture: some UIGestureRecognizerRepresentable) async -> Screen {
    await Screen { Color.red.frame(width: 200, height: 200).gesture(gesture).named("square") }
  }

  @Test func `Given a double tap, when one and then two taps come, then only the two are told`() async throws {
    let diary = Diary()
    let screen = await square(
      Watch(diary: diary) {
        let made = UITapGestureRecognizer()
        made.numberOfTapsRequired = 2
        return made
      })
    try await screen.find(.identifier("square")).tap()
    try await screen.advance(by: .seconds(1))
    #expect(diary.lines.isEmpty)
    try await screen.find(.identifier("square")).doubleTap()
    #expect(diary.lines == ["ended"])
  }

  @Test func `Given a pan, when a finger moves, then it tells how far, and begins anew with the next one`() async throws
  {
    let diary = Diary()
    let screen = await square(
      Watch(diary: diary) {
        UIPanGestureRecognizer()
      } tell: { pan in
        pan.state == .ended ? " \(Int(pan.translation(in: pan.view).x.rounded()))" : ""
      })
    let middle = try screen.find(.identifier("square")).point()
    for _ in 0..<2 {
      diary.lines = []
      try await screen.drag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y))
      #expect(diary.lines.first == "began" && diary.lines.last == "ended 60")
      #expect(diary.lines.contains("changed"))
    }
  }

  @Test func `Given a long press, when the finger rests, then it begins before it lifts`() async throws {
    let diary = Diary()
    let screen = await square(Watch(diary: diary) { UILongPressGestureRecognizer() })
    try await screen.find(.identifier("square")).tap()
    #expect(diary.lines.isEmpty)
    try await screen.find(.identifier("square")).longPress()
    #expect(diary.lines == ["began", "ended"])
  }

  @Test func `Given a swipe to the left, when fingers go both ways, then one is told`() async throws {
    let diary = Diary()
    let screen = await square(
      Watch(diary: diary) {
        let made = UISwipeGestureRecognizer()
        made.direction = .left
        return made
      })
    try await screen.find(.identifier("square")).fling(velocity: CGVector(dx: 900, dy: 0))
    #expect(diary.lines.isEmpty)
    try await screen.find(.identifier("square")).fling(velocity: CGVector(dx: -900, dy: 0))
    #expect(diary.lines == ["ended"])
  }

  @Test func `Given a pinch, when two fingers part, then the scale has grown`() async throws {
    let diary = Diary()
    let screen = await square(
      Watch(diary: diary) {
        UIPinchGestureRecognizer()
      } tell: { pinch in
        pinch.state == .ended ? (pinch.scale > 1.8 ? " large" : " small") : ""
      })
    try await screen.find(.identifier("square")).pinch(scale: 2)
    #expect(diary.lines.first == "began" && diary.lines.last == "ended large")
  }

  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var isOpen = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
  }

  private final class Heard: UITapGestureRecognizer {
    var count = 0
    override var state: UIGestureRecognizer.State {
      get { super.state }
      set {
        super.state = newValue
        if super.state == .ended { count += 1 }
      }
    }
  }

  @Test
  func `Given a delegate, when it lets a tap begin, then the tap is recognized and the view's touch is cancelled`()
    async throws
  {
    let (pad, tap, gate) = (Pad(), Heard(), Gate())
    tap.delegate = gate
    pad.addGestureRecognizer(tap)
    #expect(tap.view === pad && pad.gestureRecognizers?.count == 1)
    let screen = await Screen { UIKitView(view: pad).frame(width: 100, height: 100).named("pad") }
    try await screen.find(.identifier("pad")).tap()
    #expect(tap.count == 0 && pad.heard == ["began 50,50", "ended 50,50"])
    gate.isOpen = true
    pad.heard = []
    try await screen.find(.identifier("pad")).tap()
    #expect(tap.count == 1 && pad.heard == ["began 50,50", "cancelled"])
    pad.removeGestureRecognizer(tap)
    try await screen.find(.identifier("pad")).tap()
    #expect(tap.count == 1)
  }
}
