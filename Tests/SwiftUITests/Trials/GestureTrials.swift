import SimulatorTesting
import SwiftUI
import UniformTypeIdentifiers

extension ModifierTrials {
  /// Fingers, pointers and drags.
  static func gestures(_ modifier: ModifierTrials) {
    modifier("allowsHitTesting", on: Press(), drive: touched) { $0.allowsHitTesting(false) }
    modifier("disabled", on: Press(), drive: touched) { $0.disabled(true) }
    modifier("gesture", on: TriedBox(), drive: touched) { $0.gesture(TapGesture().onEnded { say("tap") }) }
    modifier("highPriorityGesture", on: Press(), drive: touched) {
      $0.highPriorityGesture(TapGesture().onEnded { say("tap") })
    }
    modifier("simultaneousGesture", on: Press(), drive: touched) {
      $0.simultaneousGesture(TapGesture().onEnded { say("tap") })
    }
    modifier("onTapGesture", on: TriedBox(), drive: touched) { $0.onTapGesture { say("tap") } }
    modifier("onLongPressGesture", on: TriedBox(), drive: pressedLong) { $0.onLongPressGesture { say("long press") } }
    modifier("onHover", on: TriedBox(), drive: hovered) { $0.onHover { say("\($0)") } }
    modifier("onContinuousHover", on: TriedBox(), drive: hovered) { $0.onContinuousHover { say("\($0)") } }
    modifier("hoverEffect", on: TriedBox(), drive: hovered) { $0.hoverEffect(.lift) }
    modifier("defaultHoverEffect", on: TriedBox().hoverEffect(), drive: hovered) { $0.defaultHoverEffect(.lift) }
    modifier("hoverEffectDisabled", on: TriedBox().hoverEffect(.lift), drive: hovered) { $0.hoverEffectDisabled() }
    modifier("draggable", on: TriedBox().named("source"), in: aboveTarget, drive: dropped) { $0.draggable("text") }
    modifier("onDrag", on: TriedBox().named("source"), in: aboveTarget, drive: dropped) {
      $0.onDrag { NSItemProvider(object: "text" as NSString) }
    }
    modifier("itemProvider", on: TriedBox().named("source"), in: aboveTarget, drive: dropped) {
      $0.itemProvider { NSItemProvider(object: "text" as NSString) }
    }
    modifier("dropDestination", on: Target(), in: belowSource, drive: dropped) {
      $0.dropDestination(for: String.self) { texts, _ in say("dropped \(texts)") }
    }
    modifier("onDrop", on: Target(), in: belowSource, drive: dropped) {
      $0.onDrop(of: [.plainText], isTargeted: nil) { _ in
        say("dropped")
        return true
      }
    }
    modifier("springLoadingBehavior", on: Press().named("target"), in: belowSource, drive: rested) {
      $0.springLoadingBehavior(.enabled)
    }
  }

  private static func touched(_ screen: Screen) async throws {
    try await screen.tap(at: CGPoint(x: 160, y: 294))
    try await screen.settle()
  }

  private static func pressedLong(_ screen: Screen) async throws {
    try await screen.longPress(at: CGPoint(x: 160, y: 294))
  }

  private static func hovered(_ screen: Screen) async throws {
    try await screen.hover(at: CGPoint(x: 160, y: 294))
    try await screen.settle()
  }

  private static func aboveTarget(_ content: AnyView) -> any View {
    VStack(spacing: 100) {
      content
      Target().dropDestination(for: String.self) { texts, _ in say("dropped \(texts)") }
    }
  }

  private static func belowSource(_ content: AnyView) -> any View {
    VStack(spacing: 100) {
      TriedBox().draggable("text").named("source")
      content
    }
  }

  /// Drags from the source to the target and drops.
  private static func dropped(_ screen: Screen) async throws {
    try await rested(screen, for: .zero)
    try await screen.touch.up()
    try await screen.settle()
  }

  private static func rested(_ screen: Screen) async throws { try await rested(screen, for: .seconds(1.5)) }

  private static func rested(_ screen: Screen, for time: Duration) async throws {
    try await screen.touch.down(at: try screen.frame("source").center)
    try await screen.advance(by: .milliseconds(600))
    try await screen.touch.move(to: try screen.frame("target").center, duration: .milliseconds(300))
    try await screen.advance(by: time)
  }
}

private struct Target: View {
  var body: some View { Color.blue.frame(width: 100, height: 100).named("target") }
}
