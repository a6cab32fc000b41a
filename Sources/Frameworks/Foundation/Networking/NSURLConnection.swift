import Foundation
import FoundationNetworking

/// Loads what an address has. Deprecated by Apple: `URLSession`, which does it.
open class NSURLConnection: NSObject {
  /// Loads something and calls `handler` on a queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// The address is of a kind that can be loaded.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file", "data"].contains(request.url?.scheme?.lowercased() ?? "")
  }
}
