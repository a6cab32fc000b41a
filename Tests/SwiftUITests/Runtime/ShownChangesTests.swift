import DisplayList
import Foundation
import SimulatorTesting
@testable import SwiftUI

@MainActor @Suite("What is shown follows what changed", .simulator(.iPhoneSE))
struct ShownChangesTests {
  private func fragments(_ screen: Screen) -> [Fragment] {
    func all(_ fragment: Fragment) -> [Fragment] { [fragment] + fragment.children.flatMap(all) }
    return all(screen.simulator.displayList.root)
  }

  @Test("a scroll indicator that became shorter is another version of its fragment")
  func indicatorVersion() async throws {
    // Given content dragged beyond its start
    let screen = await Screen { ScrollView { Color.red.frame(height: 2000) } }
    func bar() -> Fragment? { fragments(screen).first { $0.size.width == 3 && $0.effects.opacity == 1 } }
    let start = CGPoint(x: 160, y: 100)
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: 160, y: 200))
    let before = try #require(bar())
    // When the finger moves on
    try await screen.touch.move(to: CGPoint(x: 160, y: 300))
    let after = try #require(bar())
    // Then the bar is shorter, and hosts can detect it
    #expect(after.size.height < before.size.height)
    #expect(after.key == before.key && after.version > before.version)
    // When nothing about it changes
    try await screen.frames(1)
    // Then its version stays the same
    #expect(bar()?.version == after.version)
    try await screen.touch.up()
  }

  @Test("assistive technology hears that a view was disabled, or has become invisible")
  func accessibilityVersion() async throws {
    // Given a text with a tap gesture, and another text
    let isDisabled = Knob(false)
    let opacity = Knob(1.0)
    let screen = await Screen {
      VStack {
        Turned(knob: isDisabled) { Text("go").onTapGesture {}.disabled($0) }
        Turned(knob: opacity) { Text("faint").opacity($0) }
      }
    }
    var known = screen.simulator.accessibilityVersion
    func hasChanged() -> Bool {
      defer { known = screen.simulator.accessibilityVersion }
      return screen.simulator.accessibilityVersion != known
    }
    // When the first is disabled
    isDisabled.value = true
    try await screen.settle()
    // Then that counts as a change, and the element is disabled
    #expect(hasChanged())
    #expect(try !screen.find(.label("go")).isEnabled)
    // When the text fades, then that is no change until it is gone
    opacity.value = 0.5
    try await screen.settle()
    #expect(!hasChanged())
    opacity.value = 0
    try await screen.settle()
    #expect(hasChanged())
    opacity.value = 1
    try await screen.settle()
    #expect(hasChanged())
  }

  @Test("a scroll view that is pushed away from a bar no longer reaches under it")
  func insetsFollowPosition() async throws {
    // Given a scroll view right below the status bar, 20 points high
    let hasBanner = Knob(false)
    let screen = await Screen {
      Turned(knob: hasBanner) { hasBanner in
        VStack(spacing: 0) {
          if hasBanner { Color.red.frame(height: 80) }
          ScrollView { Color.blue.frame(height: 1000) }.frame(height: 300)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    func viewport() -> CGRect? {
      for fragment in fragments(screen) {
        if case .rect(let rect)? = fragment.effects.clip { return rect }
      }
      return nil
    }
    #expect(viewport() == CGRect(x: 0, y: -20, width: 320, height: 320))
    // When a banner moves it down without changing its size
    hasBanner.value = true
    try await screen.settle()
    // Then it shows only content inside its frame
    #expect(viewport() == CGRect(x: 0, y: 0, width: 320, height: 300))
    // When the banner is removed
    hasBanner.value = false
    try await screen.settle()
    // Then it extends under the bar again
    #expect(viewport() == CGRect(x: 0, y: -20, width: 320, height: 320))
  }

  @Test("a lazy list in a scroll view that begins to scroll goes on to fill it")
  func axesChange() async throws {
    // Given a lazy list in a scroll view that does not scroll
    let axes = Knob<Axis.Set>([])
    let screen = await Screen {
      Turned(knob: axes) { axes in
        ScrollView(axes) {
          LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { RedBox(id: "row.\($0)", height: 40) } }
        }
      }
    }
    // When scrolling is enabled, and it scrolls
    axes.value = .vertical
    try await screen.settle()
    try await screen.wheel(8000)
    try await screen.settle()
    // Then the rows are in the middle of the screen, and only those near it exist
    let rows = screen.findAll(.identifier(startsWith: "row.")).map(\.frame)
    #expect(rows.contains { $0.contains(CGPoint(x: 160, y: 284)) })
    #expect(rows.allSatisfy { abs($0.midY - 284) < 700 })
    // When scrolling is disabled, then its start is shown
    axes.value = []
    try await screen.settle()
    #expect(screen.exists("row.0"))
  }

  @Test("a second finger that scrolls does not take the first finger's press away")
  func twoFingers() async throws {
    // Given two fingers on a button in a scroll view
    let diary = Diary()
    let screen = await Screen {
      ScrollView {
        Button("go") { diary.lines.append("go") }.buttonStyle(ButtonTests.Look())
        Color.red.frame(height: 2000)
      }
    }
    func isPressed() -> Bool { fragments(screen).contains { $0.effects.opacity == 0.5 } }
    let center = try screen.find("look").frame.center
    try await screen.touch.down(at: [center, center])
    // When the second one begins to scroll while the first one rests
    try await screen.touch.move(by: CGVector(dx: 0, dy: -30), duration: .zero, finger: 2)
    try await screen.frames(9)
    // Then the button is pressed after its delay, and acts when the finger lifts
    #expect(isPressed())
    try await screen.touch.upAll()
    try await screen.settle()
    #expect(diary.lines == ["go"])
  }

  @Test("a transaction on another thread is not the main thread's")
  func transactionElsewhere() {
    // Given an unfinished transaction on another thread
    let hasBegun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    let thread = Thread {
      var other = Transaction()
      other.disablesAnimations = true
      withTransaction(other) {
        hasBegun.signal()
        mayEnd.wait()
      }
      hasEnded.signal()
    }
    withAnimation(.linear(duration: 1)) {
      thread.start()
      hasBegun.wait()
      // Then the current one here is unaffected
      #expect(Transaction.current.animation != nil && !Transaction.current.disablesAnimations)
      mayEnd.signal()
      hasEnded.wait()
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test("a state's old value may read the state when it dies")
  func oldValueReads() {
    // Given a value that reads its storage in its deinitializer
    final class Parting {
      let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    var found: [Bool] = []
    let storage = StateStorage<Parting?>(nil)
    storage.write(
      Parting { [weak storage] in found.append(storage?.read() == nil) })
    // When it is replaced
    storage.write(nil)
    // Then it finds the new value
    #expect(found == [true])
  }

  /// A square containing another one with the same winding direction: a hole only under the even-odd rule.
  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 30, dy: 30))
      return path
    }
  }

  @Test(
    "the rule of a content shape decides what takes touches; a clip hides, and takes none away",
    arguments: [false, true])
  func fillRules(eoFill: Bool) async throws {
    // Given a ring that clips a card, and one that receives touches
    let diary = Diary()
    let screen = await Screen {
      VStack(spacing: 20) {
        Color.red.onTapGesture { diary.lines.append("clip") }.frame(width: 100, height: 100)
          .clipShape(Ring(), style: FillStyle(eoFill: eoFill)).named("clip")
        Color.clear.frame(width: 100, height: 100).allowsHitTesting(false)
          .contentShape(Ring(), eoFill: eoFill).onTapGesture { diary.lines.append("content") }.named("content")
      }
    }
    // When they are tapped in the middle
    for name in ["clip", "content"] { try await screen.tap(at: screen.frame(name).center) }
    // Then there is a hole under the even-odd rule, but the clip's hole still receives touches
    #expect(diary.lines == (eoFill ? ["clip"] : ["clip", "content"]))
    let rules = fragments(screen).compactMap { fragment -> Bool? in
      if case .path(_, let evenOdd)? = fragment.effects.clip { evenOdd } else { nil }
    }
    #expect(rules == [eoFill])
    // When they are tapped near the edge
    diary.lines = []
    for name in ["clip", "content"] {
      let frame = try screen.frame(name)
      try await screen.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    }
    // Then they receive the taps
    #expect(diary.lines == ["clip", "content"])
  }

  @Test("a tap gesture's count may change")
  func tapCount() async throws {
    // Given a view that takes a single tap
    let count = Knob(1)
    let diary = Diary()
    let screen = await Screen {
      Turned(knob: count) { count in Color.red.onTapGesture(count: count) { diary.lines.append("\(count)") } }
    }
    let center = CGPoint(x: 160, y: 284)
    try await screen.tap(at: center)
    #expect(diary.lines == ["1"])
    // When it changes to two taps
    count.value = 2
    try await screen.advance(by: .seconds(1))
    // Then one tap is not enough
    try await screen.tap(at: center)
    #expect(diary.lines == ["1"])
    try await screen.tap(at: center)
    #expect(diary.lines == ["1", "2"])
  }
}
