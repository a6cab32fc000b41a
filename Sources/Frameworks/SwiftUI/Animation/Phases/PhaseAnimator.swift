import Foundation

/// Shows one phase after the other, each reached by an animation: round and round, or once through when a value changes.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, FrameworkView {
  private let phases: [Phase]
  /// Nil for a round without end.
  private let trigger: ValueChange?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var course = PhaseCourse()

  /// Goes through the phases once, back to the first one, when `trigger` changes. `animation` says how a phase is reached; nil for
  /// at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = ValueChange(trigger)
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases round and round. `animation` says how a phase is reached; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// The content of the phase.
  @MainActor public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .modifier(_FrameClockModifier(run: course.run(after: trigger), isEndless: trigger == nil, tick: { tick($0) }))
    }
  }

  /// A phase is left when the animation to it is over as an eye sees it, not when the last of a spring's motion is.
  @MainActor private func tick(_ time: TimeInterval) -> Bool {
    if time == 0 { course.due = 0 }
    guard time >= course.due else { return true }
    if trigger != nil, time > 0, index == 0 { return false }
    guard phases.count > 1 else { return false }
    let next = (index + 1) % phases.count
    var animation = animation(phases[next])
    animation?.isStepOfEndless = trigger == nil
    course.due = time + (animation?.logicalDuration ?? 0)
    withAnimation(animation) { index = next }
    return true
  }
}

/// Where a phase animator is in time.
@MainActor
private final class PhaseCourse: TriggeredCourse {
  /// Seconds since the run began at which the phase is left.
  var due: TimeInterval = 0
}

nonisolated extension View {
  /// Shows the view in one phase after the other, round and round.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  /// Shows the view in one phase after the other, once when `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }
}
