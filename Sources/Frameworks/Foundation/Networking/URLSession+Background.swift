import Foundation
import FoundationNetworking

extension URLSession {
  /// All tasks that are not finished.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }
}

extension URLSessionConfiguration {
  /// What `background(withIdentifier:)` is in an app's source. Caveat: its tasks run while the app does.
  public static func _background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.identifier = identifier
    return configuration
  }
}
