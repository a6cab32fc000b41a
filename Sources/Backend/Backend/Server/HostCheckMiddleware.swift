import Hummingbird

/// Refuses requests that name a host other than this machine while the server listens on loopback only.
///
/// Such a request comes from a web page whose name was pointed at 127.0.0.1 (DNS rebinding): the browser treats the
/// page and this server as one site and would let the page read the answers.
struct HostCheckMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: ClientContext, next: (Request, ClientContext) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.head.authority, Self.isLoopback(Self.host(of: authority)) else {
      throw Problem.wrongHost(request.head.authority ?? "")
    }
    return try await next(request, context)
  }

  /// Returns whether a host name or address can only mean this machine.
  static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let isIPv4 = parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    return isIPv4 || ["localhost", "::1"].contains(host.lowercased())
  }

  /// Returns an authority without its port and without the brackets of IPv6. The port may be another one: of a tunnel.
  private static func host(of authority: String) -> String {
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      return String(authority[authority.index(after: authority.startIndex)..<end])
    }
    return String(authority.prefix { $0 != ":" })
  }
}
