import Foundation

/// A view that animates through phases: in a loop, or once whenever a value changes.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, FrameworkView {
  private let phases: [Phase]
  /// Nil for an endless loop.
  private let trigger: ValueChange?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var course = PhaseCourse()

  /// Cycles through the phases once, back to the first one, when `trigger` changes. `animation` returns the animation
  /// towards a phase; nil for none.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = ValueChange(trigger)
    self.content = content
    self.animation = animation
  }

  /// Cycles through the phases in a loop. `animation` returns the animation towards a phase; nil for none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// The content for the current phase.
  @MainActor public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .modifier(_FrameClockModifier(run: course.run(after: trigger), isEndless: trigger == nil, tick: { tick($0) }))
    }
  }

  /// Leaves a phase when the animation towards it looks finished, not when a spring has fully settled.
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

/// The progress of a phase animator.
@MainActor
private final class PhaseCourse: TriggeredCourse {
  /// The time at which the phase is left, in seconds since the run began.
  var due: TimeInterval = 0
}

nonisolated extension View {
  /// Cycles the view through phases in a loop.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  /// Cycles the view through phases, once when `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }
}
