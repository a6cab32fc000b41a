import Foundation
import FoundationNetworking

extension URLSession {
  /// All unfinished tasks.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }
}

extension URLSessionConfiguration {
  /// Returns a configuration for `background(withIdentifier:)` in an app's source. Caveat: its tasks run only while the
  /// app does.
  public static func _background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}
