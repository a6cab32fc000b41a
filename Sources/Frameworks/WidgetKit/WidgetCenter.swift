import Foundation
import Synchronization

/// Reloads widgets. The simulated phone has none: requests are kept for tests.
public final class WidgetCenter: Sendable {
  /// The shared center.
  public static let shared = WidgetCenter()

  private let reloads = Mutex<[String]>([])

  private init() {}

  /// Reloads the timelines of a kind of widget.
  public func reloadTimelines(ofKind kind: String) { reloads.withLock { $0.append(kind) } }
  /// Reloads all timelines.
  public func reloadAllTimelines() { reloads.withLock { $0.append("*") } }
  /// Passes the person's widgets to a handler: none.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// Returns the person's widgets: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Returns the reloads requested since the last call: kinds, or "*" for all.
  public func _takeReloads() -> [String] {
    reloads.withLock { kinds in
      defer { kinds = [] }
      return kinds
    }
  }
}

/// A widget of the person.
public struct WidgetInfo: Hashable, Sendable {
  /// The size.
  public let family: WidgetFamily
  /// The kind.
  public let kind: String
}
