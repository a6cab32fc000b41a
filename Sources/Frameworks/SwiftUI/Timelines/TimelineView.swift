import Foundation

/// A view that updates its content at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @State private var course = TimelineCourse<Schedule>()

  /// The context for which the content is made.
  public struct Context {
    /// The maximum update frequency of the content.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// Up to every frame.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// The maximum update frequency of the content; always `live` on a phone.
    public let cadence: Cadence
  }
}

/// The context of any timeline's content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, FrameworkView where Content: View {
  /// Creates a timeline that evaluates `content` at each date of `schedule`.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the current date.
  public var body: some View {
    let shown = content(TimelineViewDefaultContext(date: date ?? initialDate, cadence: .live))
    if let frames = schedule as? AnimationTimelineSchedule {
      shown.modifier(
        _FrameClockModifier(run: frames.isPaused ? nil : frames.minimumInterval, isEndless: true) { time in
          let step = frames.minimumInterval
          // A frame's timestamp can be a rounding error short of the interval.
          if time == 0 || time >= course.shownAt + step - 1e-6 {
            course.shownAt = time
            date = Date()
          }
          return true
        })
    } else {
      shown.task(id: course.generation(of: schedule)) { [course, $date] in
        await course.follow { $date.wrappedValue = $0 }
      }
    }
  }

  private var initialDate: Date {
    let now = Date()
    guard let first = schedule.entries(from: now, mode: .normal).first(where: { _ in true }) else { return now }
    return min(first, now)
  }
}

/// The state of a timeline between evaluations.
@MainActor
private final class TimelineCourse<Schedule: TimelineSchedule> {
  /// In seconds since the clock began.
  var shownAt: TimeInterval = 0
  private var schedule: Schedule?
  private var generation = 0
  nonisolated init() {}

  /// Returns a number that grows when the schedule changes.
  func generation(of new: Schedule) -> Int {
    if let schedule, !ValueComparison.areEqual(schedule, new) { generation += 1 }
    schedule = new
    return generation
  }

  /// Shows each date of the schedule when it is reached.
  func follow(_ show: (Date) -> Void) async {
    guard let schedule else { return }
    for entry in schedule.entries(from: Date(), mode: .normal) {
      let wait = entry.timeIntervalSinceNow
      if wait > 0 {
        do { try await Task.sleep(for: .seconds(wait)) } catch { return }
      }
      show(entry)
    }
  }
}
