import Foundation
import FoundationNetworking

/// Loads the contents of a URL. Deprecated by Apple in favour of `URLSession`, which does the work.
open class NSURLConnection: NSObject {
  /// Sends a request and calls `handler` on a queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// Returns whether the request's URL can be loaded.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file", "data"].contains(request.url?.scheme?.lowercased() ?? "")
  }
}
