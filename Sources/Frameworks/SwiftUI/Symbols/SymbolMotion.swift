import Foundation
import ScrollworkUIKit

/// The state of a symbol at one moment of an effect.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  var x = 0.0
  var y = 0.0
  /// The fraction of it that is drawn, from 0 to 1.
  var drawn = 1.0
}

extension SymbolEffectConfiguration.Kind {
  /// One run: the states of the symbol in order, and the duration of each step in seconds. Amounts and times are
  /// guesses by eye.
  fileprivate var run: [(pose: SymbolPose, time: Double)] {
    switch self {
    case .bounce(let way):
      [(SymbolPose(scale: 1 + way * 0.2), 0.15), (SymbolPose(scale: 1 - way * 0.05), 0.2), (SymbolPose(), 0.15)]
    case .pulse, .variableColor: [(SymbolPose(opacity: 0.4), 0.5), (SymbolPose(), 0.5)]
    case .breathe(let fades):
      [(SymbolPose(scale: 1.12), 1), (SymbolPose(scale: 0.95, opacity: fades ? 0.5 : 1), 1), (SymbolPose(), 0.5)]
    case .wiggle(let degrees, let x, let y):
      [
        (SymbolPose(degrees: degrees, x: x, y: y), 0.1), (SymbolPose(degrees: -degrees, x: -x / 2, y: -y / 2), 0.15),
        (SymbolPose(degrees: degrees / 2, x: x / 2, y: y / 2), 0.15), (SymbolPose(), 0.1),
      ]
    case .rotate(let turns): [(SymbolPose(degrees: 360 * turns), 1)]
    case .scale, .appear, .disappear, .replace, .draw: []
    }
  }

  /// The state while the effect is active; nil if it moves.
  fileprivate var held: SymbolPose? {
    switch self {
    case .scale(let way): SymbolPose(scale: 1 + way * 0.15)
    case .disappear(let way): SymbolPose(scale: 1 + way * 0.5, opacity: 0)
    case .appear: SymbolPose()
    case .draw: SymbolPose(drawn: 0)
    case .bounce, .pulse, .variableColor, .breathe, .wiggle, .rotate, .replace: nil
    }
  }

  /// The state while the effect is inactive.
  fileprivate var rest: SymbolPose {
    if case .appear(let way) = self { return SymbolPose(scale: 1 - way * 0.5, opacity: 0) }
    return SymbolPose()
  }

  /// Returns the animation to the active state, or back, at `rate` times the usual speed. Seconds are guesses by eye,
  /// and that a drawing has its time in one direction only.
  fileprivate func animation(isActive: Bool, rate: Double) -> Animation? {
    guard case .draw(let drawing) = self else { return .easeInOut(duration: 0.3 / rate) }
    return drawing.isOn == isActive ? nil : .easeInOut(duration: 0.8 / rate)
  }

  /// The default number of repetitions: once, also for an active bounce.
  fileprivate var usualCount: Int {
    if case .bounce = self { return 1 }
    return 0
  }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var symbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

/// Runs an effect on a symbol.
nonisolated private struct SymbolMotion: ViewModifier {
  let kind: SymbolEffectConfiguration.Kind
  let options: SymbolEffectOptions
  /// Nil for an effect that runs when `trigger` changes.
  let isActive: Bool?
  let trigger: AnyTrigger
  @State private var pose: SymbolPose?
  @Environment(\.symbolEffectsRemoved) private var isRemoved
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// A value that is only compared.
  struct AnyTrigger: Equatable {
    let value: ValueChange
    static func == (left: AnyTrigger, right: AnyTrigger) -> Bool { left.value.isEqual(right.value) }
  }

  /// The values that determine the effect's course.
  private struct Course: Equatable {
    let isActive: Bool?
    let trigger: AnyTrigger
    let isRemoved: Bool
  }

  @MainActor private var resting: SymbolPose {
    if isRemoved { return SymbolPose() }
    return isActive == true ? kind.held ?? SymbolPose() : kind.rest
  }

  @MainActor func body(content: Content) -> some View {
    let pose = pose ?? resting
    drawn(content, pose.drawn)
      .scaleEffect(pose.scale)
      .rotationEffect(.degrees(pose.degrees))
      .offset(x: pose.x, y: pose.y)
      .opacity(pose.opacity)
      .animation(kind.animation(isActive: isActive == true, rate: options.rate), value: resting)
      .task(id: Course(isActive: isActive, trigger: trigger, isRemoved: isRemoved)) { await run() }
      .onChange(of: trigger) { triggered = true }
  }

  /// The part of the symbol that is drawn.
  @MainActor @ViewBuilder private func drawn(_ content: Content, _ share: Double) -> some View {
    if case .draw(let drawing) = kind {
      content.clipShape(WipedShape(share: share, isTrailing: !drawing.isOn && !drawing.isReversed))
        .accessibilityHidden(share == 0)
    } else {
      content
    }
  }

  /// Whether the trigger has changed since the view appeared.
  @State private var triggered = false

  @MainActor private func run() async {
    let wasTriggered = triggered
    triggered = false
    let steps = kind.run
    guard !steps.isEmpty, !isRemoved, !reducesMotion, isActive ?? wasTriggered else {
      if pose != nil { withAnimation(.easeInOut(duration: 0.2)) { pose = nil } }
      return
    }
    let count = options.count ?? (isActive == nil ? 1 : kind.usualCount)
    var runs = 0
    while !Task.isCancelled, count == 0 || runs < count {
      for step in steps {
        let time = step.time / options.rate
        var animation = Animation.easeInOut(duration: time)
        animation.isStepOfEndless = count == 0
        withAnimation(animation) { pose = step.pose }
        try? await Task.sleep(for: .seconds(time))
        if Task.isCancelled { break }
      }
      // A full rotation ends where it began.
      if let last = steps.last?.pose, abs(last.degrees) == 360 { pose = SymbolPose() }
      runs += 1
      if options.pause > 0 { try? await Task.sleep(for: .seconds(options.pause)) }
    }
    if !Task.isCancelled { pose = nil }
  }
}

nonisolated extension View {
  /// Runs an effect on the symbol while it is active. Everything that the view draws takes part.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolMotion(
        kind: effect.configuration.kind, options: options, isActive: isActive,
        trigger: .init(value: ValueChange(isActive))))
  }

  /// Runs an effect on the symbol when a value changes. Everything that the view draws takes part.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolMotion(
        kind: effect.configuration.kind, options: options, isActive: nil, trigger: .init(value: ValueChange(value))))
  }

  /// Removes the effects of symbols in this view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffectsRemoved) { $0 = $0 || isEnabled }
  }
}

/// Runs the effects of an image view on its symbol.
nonisolated struct SymbolEffectsModifier: ViewModifier {
  let effects: [UIImageView.RunningSymbolEffect]

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if effects.isEmpty { content } else { moving(content).id(effects.map(\.number)) }
  }

  /// Nests effects, as those of different kinds add up.
  @MainActor private func moving(_ content: Content) -> AnyView {
    effects.reduce(AnyView(content)) { view, effect in
      var options = effect.options
      // A discrete effect ends by itself.
      if effect.isDiscrete { options.count = options.count ?? 1 }
      return AnyView(
        view.modifier(
          SymbolMotion(
            kind: effect.kind, options: options, isActive: true, trigger: .init(value: ValueChange(effect.number)))))
    }
  }
}
