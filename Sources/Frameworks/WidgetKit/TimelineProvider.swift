import Foundation
import ScrollworkSwiftUI

/// What a widget shows at a moment.
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }
  /// How much it matters then; nil if nobody says.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nil.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much a widget matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, beside other moments.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval

  /// How much, and for how many seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget wants more entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool
  /// After the last.
  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
  /// At a moment.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// What a widget shows, moment for moment.
public struct Timeline<EntryType: TimelineEntry> {
  /// The moments.
  public let entries: [EntryType]
  /// When there are more.
  public let policy: TimelineReloadPolicy

  /// What is shown when.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// Where a widget is shown.
public struct TimelineProviderContext: Sendable {
  /// The widget's size.
  public let family: WidgetFamily
  /// It is shown for people to choose.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize
}

/// Knows what a widget shows when.
@preconcurrency
public protocol TimelineProvider {
  /// What is shown.
  associatedtype Entry: TimelineEntry
  /// Where it is shown.
  typealias Context = TimelineProviderContext

  /// Something that looks like it.
  func placeholder(in context: Context) -> Entry
  /// What is shown now.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What is shown from now on.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
