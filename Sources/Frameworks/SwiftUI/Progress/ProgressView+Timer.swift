import Foundation

/// The source of a progress view's progress.
enum ProgressSource {
  /// From 0 to 1; nil for indeterminate progress.
  case fraction(Double?)
  /// Time: the bar fills, or empties if it counts down.
  case timer(ClosedRange<Date>, countsDown: Bool)
  case progress(Progress)

  /// The schedule of changes over time; nil for none.
  var schedule: ProgressSchedule? {
    switch self {
    case .fraction: nil
    case .timer(let interval, _):
      // Often enough to look smooth, but not more often than the screen can show.
      ProgressSchedule(
        end: interval.upperBound,
        step: min(max(interval.upperBound.timeIntervalSince(interval.lowerBound) / 600, 1 / 30), 1))
    // Foundation on Linux does not report changes.
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

/// Dates at a fixed interval, up to a last one.
struct ProgressSchedule: TimelineSchedule {
  let end: Date
  /// In seconds.
  let step: TimeInterval

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: startDate) { [end, step] last in
      last < end ? min(last.addingTimeInterval(step), end) : nil
    }
  }
}

/// The time that remains of an interval, or has elapsed, in minutes and seconds.
nonisolated public struct DefaultDateProgressLabel: View, FrameworkView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time, updated every second.
  @MainActor public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}

extension ProgressView {
  /// Creates a progress view that counts down an interval, or counts up.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for a `Progress`.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.progress(progress), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that counts down an interval, or counts up, and shows the time in digits.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Creates a progress view that counts down an interval, or counts up, and shows the time in digits.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
