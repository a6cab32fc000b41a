import Foundation
import Synchronization

/// Has widgets show something new. The simulated phone has none: what is asked for is kept for tests.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private let reloads = Mutex<[String]>([])

  private init() {}

  /// A widget of a kind has something new.
  public func reloadTimelines(ofKind kind: String) { reloads.withLock { $0.append(kind) } }
  /// All widgets have something new.
  public func reloadAllTimelines() { reloads.withLock { $0.append("*") } }
  /// Which widgets the person has: none.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// Which widgets the person has: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Returns what was asked for since the last time this was read: kinds, or "*" for all.
  public func _takeReloads() -> [String] {
    reloads.withLock { kinds in
      defer { kinds = [] }
      return kinds
    }
  }
}

/// A widget that the person has.
public struct WidgetInfo: Hashable, Sendable {
  /// Its size.
  public let family: WidgetFamily
  /// Its kind.
  public let kind: String
}
