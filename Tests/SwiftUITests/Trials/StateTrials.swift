import Combine
import Foundation
import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// The environment, callbacks and life cycle of a view.
  static func state(_ modifier: ModifierTrials) {
    modifier("defaultAppStorage", on: Stored()) { $0.defaultAppStorage(store) }
    modifier("environmentObject", on: WantsObject(), in: { content in content.environmentObject(Knob("outer")) }) {
      $0.environmentObject(Knob("inner"))
    }
    modifier("onAppear", on: Sample()) { $0.onAppear { say("appeared") } }
    modifier("onDisappear", on: Mover { box, isOn in if !isOn { box } }, drive: tapped("Move")) { _ in
      Mover { box, isOn in if !isOn { box.onDisappear { say("disappeared") } } }
    }
    modifier("onChange", on: Mover { box, _ in box }, drive: tapped("Move")) { _ in
      Mover { box, isOn in box.onChange(of: isOn) { say("changed") } }
    }
    modifier("onReceive", on: Sample()) { $0.onReceive(Just(1)) { say("received \($0)") } }
    modifier("task", on: Sample(), drive: settled) { $0.task { say("ran") } }
    modifier("onOpenURL", on: Sample(), drive: opened) { $0.onOpenURL { say($0.absoluteString) } }
    modifier("onContinueUserActivity", on: Sample(), drive: continued) {
      $0.onContinueUserActivity("org.example.read") { say($0.activityType) }
    }
    modifier("userActivity", on: Sample(), drive: { say($0.userActivity?.activityType ?? "none") }) {
      $0.userActivity("org.example.read") { _ in }
    }
    modifier(
      "preference", on: Sample(), in: { content in content.onPreferenceChange(SumKey.self) { say("sum \($0)") } }
    ) {
      $0.preference(key: SumKey.self, value: 5)
    }
    modifier(
      "transformPreference", on: Sample(),
      in: { content in content.onPreferenceChange(SumKey.self) { say("sum \($0)") } }
    ) {
      $0.transformPreference(SumKey.self) { $0 += 1 }
    }
    modifier("onPreferenceChange", on: Words().preference(key: SumKey.self, value: 3)) {
      $0.onPreferenceChange(SumKey.self) { say("sum \($0)") }
    }
    modifier("sensoryFeedback", on: Mover { box, _ in box }, drive: tapped("Move")) { _ in
      Mover { box, isOn in box.sensoryFeedback(.success, trigger: isOn) }
    }
    modifier("statusBarHidden", on: Sample()) { $0.statusBarHidden() }
    modifier("persistentSystemOverlays", on: Sample(), device: .iPhone15Pro) { $0.persistentSystemOverlays(.hidden) }
  }

  private static var store: UserDefaults {
    let store = UserDefaults(suiteName: "trial") ?? .standard
    store.set("stored", forKey: "trial")
    return store
  }

  private static func opened(_ screen: Screen) async throws {
    _ = try await screen.open(URL(filePath: "/trial"))
  }

  private static func continued(_ screen: Screen) async throws {
    _ = try await screen.continueActivity(NSUserActivity(activityType: "org.example.read"))
  }

  /// Changes over time.
  static func animation(_ modifier: ModifierTrials) {
    modifier("animation", on: Mover { box, _ in box }, drive: move) { _ in
      Mover { box, isOn in box.animation(.linear(duration: 3), value: isOn) }
    }
    modifier("transaction", on: Mover { box, _ in box }, drive: move) { _ in
      Mover { box, _ in box.transaction { $0.animation = .linear(duration: 3) } }
    }
    modifier("transition", on: Swap { view in view }, drive: move) { _ in Swap { $0.transition(.scale) } }
    modifier("contentTransition", on: Counting(), drive: move) { $0.contentTransition(.numericText()) }
    modifier("phaseAnimator", on: TriedBox(), drive: { try await $0.frames(20) }) { box in
      box.phaseAnimator([0, 1]) { $0.offset(x: $1 * 50) }
    }
    modifier("keyframeAnimator", on: TriedBox(), drive: { try await $0.frames(20) }) { box in
      box.keyframeAnimator(initialValue: 0.0) {
        $0.offset(x: $1)
      } keyframes: { _ in
        LinearKeyframe(50, duration: 1)
      }
    }
    modifier("symbolEffect", on: Symbol(), drive: { try await $0.frames(20) }) { $0.symbolEffect(.breathe) }
    modifier(
      "symbolEffectsRemoved", on: Symbol().symbolEffect(.breathe), drive: { try await $0.frames(20) }
    ) { $0.symbolEffectsRemoved() }
    modifier("matchedGeometryEffect", on: Matched { box, _, _ in box }) { _ in
      Matched { $0.matchedGeometryEffect(id: 1, in: $1, isSource: $2) }
    }
    modifier("glassEffectID", on: Flight { view, _ in view }, in: inGlass, drive: move) { _ in
      Flight { $0.glassEffectID(1, in: $1) }
    }
    modifier("glassEffectTransition", on: Flight { $0.glassEffectID(1, in: $1) }, in: inGlass, drive: move) { _ in
      Flight { $0.glassEffectID(1, in: $1).glassEffectTransition(.identity) }
    }
    modifier("glassEffectUnion", on: GlassPair { view, _ in view }, in: inGlass) { _ in
      GlassPair { $0.glassEffectUnion(id: 1, namespace: $1) }
    }
    modifier(
      "scrollTransition", on: Color.red.frame(height: 90),
      in: { content in
        ScrollView {
          Color.clear.frame(height: 510)
          content
          Color.clear.frame(height: 900)
        }
      }
    ) { $0.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) } }
  }

  private static func inGlass(_ content: AnyView) -> any View {
    ZStack {
      Color.black.ignoresSafeArea()
      GlassEffectContainer(spacing: 10) { content }
    }
  }
}

private struct Stored: View {
  @AppStorage("trial") private var value = "default"
  var body: some View { Text(verbatim: value) }
}

private struct WantsObject: View {
  @EnvironmentObject private var knob: Knob<String>
  var body: some View { Text(verbatim: knob.value) }
}

/// A view that is inserted with an animation.
private struct Swap<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (TriedBox) -> Content
  var body: some View {
    if isOn { content(TriedBox()) }
    Button("Move") { withAnimation(.linear(duration: 3)) { isOn.toggle() } }
  }
}

private struct Counting: View {
  @State private var count = 1
  var body: some View {
    Text(verbatim: "\(count)").font(.largeTitle)
    Button("Move") { withAnimation(.linear(duration: 3)) { count = 2 } }
  }
}

/// Two boxes, one of which may follow the other.
private struct Matched<Content: View>: View {
  @Namespace private var space
  @ViewBuilder let content: (TriedBox, Namespace.ID, Bool) -> Content
  var body: some View {
    content(TriedBox(), space, true)
    content(TriedBox(), space, false)
  }
}

/// Glass that moves from one side to the other.
private struct Flight<Content: View>: View {
  @State private var isRight = false
  @Namespace private var space
  @ViewBuilder let content: (GlassBox, Namespace.ID) -> Content
  var body: some View {
    HStack {
      if !isRight { content(GlassBox(), space) }
      Spacer()
      if isRight { content(GlassBox(), space) }
    }
    Button("Move") { withAnimation(.linear(duration: 2)) { isRight.toggle() } }
  }
}

private struct GlassPair<Content: View>: View {
  @Namespace private var space
  @ViewBuilder let content: (GlassBox, Namespace.ID) -> Content
  var body: some View {
    HStack(spacing: 40) {
      content(GlassBox(), space)
      content(GlassBox(), space)
    }
  }
}

private struct GlassBox: View {
  var body: some View { Color.clear.frame(width: 80, height: 60).glassEffect() }
}
