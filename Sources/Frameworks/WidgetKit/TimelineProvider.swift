import Foundation
import ScrollworkSwiftUI

/// An entry of a widget's timeline.
public protocol TimelineEntry {
  /// The date.
  var date: Date { get }
  /// The relevance; nil if unspecified.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// The default: nil.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of a widget.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score, relative to other entries.
  public var score: Float
  /// The duration in seconds.
  public var duration: TimeInterval

  /// Creates a relevance with a score and a duration in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget's timeline is reloaded.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  /// Only on request of the app.
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
  /// Returns a policy to reload after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// The timeline of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The reload policy.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The context of a timeline provider.
public struct TimelineProviderContext: Sendable {
  /// The widget's size.
  public let family: WidgetFamily
  /// Whether it is shown in the widget gallery.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// Provides the timeline of a widget.
@preconcurrency
public protocol TimelineProvider {
  /// The type of entries.
  associatedtype Entry: TimelineEntry
  /// The context.
  typealias Context = TimelineProviderContext

  /// Returns a placeholder.
  func placeholder(in context: Context) -> Entry
  /// Passes the current entry to a handler.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the timeline to a handler.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
