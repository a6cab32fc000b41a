import Foundation

/// Where a progress view has its progress from.
enum ProgressSource {
  /// From 0 to 1; nil if it is not known.
  case fraction(Double?)
  /// Time: the bar fills, or empties if it counts down.
  case timer(ClosedRange<Date>, countsDown: Bool)
  case progress(Progress)

  /// When it may have changed by itself; nil for never.
  var schedule: ProgressSchedule? {
    switch self {
    case .fraction: nil
    case .timer(let interval, _):
      // Often enough to look smooth, and not more often than the screen can show.
      ProgressSchedule(
        end: interval.upperBound,
        step: min(max(interval.upperBound.timeIntervalSince(interval.lowerBound) / 600, 1 / 30), 1))
    // Foundation on Linux tells nobody of a change.
    case .progress(let progress): progress.isFinished ? nil : ProgressSchedule(end: .distantFuture, step: 0.1)
    }
  }

  func fraction(at date: Date) -> Double? {
    switch self {
    case .fraction(let fraction): return fraction
    case .progress(let progress): return progress.isIndeterminate ? nil : progress.fractionCompleted
    case .timer(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
      return countsDown ? 1 - passed : passed
    }
  }
}

/// Dates at a fixed distance, up to a last one.
struct ProgressSchedule: TimelineSchedule {
  let end: Date
  /// Seconds.
  let step: TimeInterval

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: startDate) { [end, step] last in
      last < end ? min(last.addingTimeInterval(step), end) : nil
    }
  }
}

/// What is left of an interval of time, or has passed of it, in minutes and seconds.
nonisolated public struct DefaultDateProgressLabel: View, FrameworkView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time, written anew each second.
  @MainActor public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}

extension ProgressView {
  /// How much of an interval of time is left, or has passed if it does not count down.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// What is known of a task's progress.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.progress(progress), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How much of an interval of time is left, or has passed if it does not count down, with the time in figures.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// How much of an interval of time is left, or has passed if it does not count down, with the time in figures.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
