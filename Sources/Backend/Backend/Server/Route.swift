import Hummingbird

/// A method and a path template, with the handler.
struct Route: Sendable {
  typealias Handler = @Sendable (Request, ClientContext) async throws -> Response

  let method: HTTPRequest.Method
  let path: String
  /// The most bytes of a body.
  let largestBody: Int
  let handler: Handler

  /// The limit if no photo is expected: an announcement's texts, at most 6,000 characters of up to 12 bytes when
  /// escaped, do not fill it.
  static let usualLargestBody = 128 * 1024

  init(_ method: HTTPRequest.Method, _ path: String, largestBody: Int, _ handler: @escaping Handler) {
    (self.method, self.path, self.largestBody, self.handler) = (method, path, largestBody, handler)
  }

  static func get(_ path: String, _ handler: @escaping Handler) -> Route {
    Route(.get, path, largestBody: usualLargestBody, handler)
  }

  static func post(_ path: String, largestBody: Int = usualLargestBody, _ handler: @escaping Handler) -> Route {
    Route(.post, path, largestBody: largestBody, handler)
  }

  static func put(_ path: String, _ handler: @escaping Handler) -> Route {
    Route(.put, path, largestBody: usualLargestBody, handler)
  }

  static func delete(_ path: String, _ handler: @escaping Handler) -> Route {
    Route(.delete, path, largestBody: usualLargestBody, handler)
  }

  /// Returns whether a path matches the template.
  fileprivate func matches(_ path: String) -> Bool {
    let (template, segments) = (self.path.split(separator: "/"), path.split(separator: "/"))
    return template.count == segments.count && zip(template, segments).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
  }
}

/// All routes of the server.
struct Routes: Sendable {
  let all: [Route]

  /// Returns the routes of the template that a path matches. Of several templates the first counts.
  private func matching(_ path: String) -> [Route] {
    guard let first = all.first(where: { $0.matches(path) }) else { return [] }
    return all.filter { $0.path == first.path }
  }

  /// Returns the methods that a path accepts; HEAD comes with GET.
  func methods(for path: String) -> [HTTPRequest.Method] {
    matching(path).flatMap { $0.method == .get ? [.get, .head] : [$0.method] }
  }

  /// Returns the largest body in bytes that a path accepts.
  func largestBody(for path: String) -> Int {
    matching(path).map(\.largestBody).max() ?? Route.usualLargestBody
  }

  /// Returns a router behind middleware.
  /// - Parameters:
  ///   - isLocal: whether only this machine can connect.
  ///   - requestsPerSecond: as in `BackendConfiguration`.
  func router(isLocal: Bool, requestsPerSecond: Double?) -> Router<ClientContext> {
    let router = Router(context: ClientContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ProblemMiddleware(routes: self))
    if isLocal { router.add(middleware: HostCheckMiddleware()) }
    if let requestsPerSecond { router.add(middleware: RateLimitMiddleware(requestsPerSecond: requestsPerSecond)) }
    for route in all { router.on(RouterPath(route.path), method: route.method, use: route.handler) }
    return router
  }
}
