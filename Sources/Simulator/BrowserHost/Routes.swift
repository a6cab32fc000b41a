import FlyingFox
import Foundation
import Typesetting

/// Everything the server answers.
///
/// | path | token | what |
/// |---|---|---|
/// | `/` | yes | the page, with its script, its styles and the screen as it is |
/// | `/icon.svg` | no | its icon |
/// | `/font/<n>` | yes | the phone's own font files |
/// | `/bitmap/<id>` | yes | a picture on the screen |
/// | `/events` | yes | what the app reported, as JSON |
/// | `/socket` | yes | the WebSocket |
struct Routes: HTTPHandler {
  private let gate: RequestGuard
  private let socket: TabSocket
  private let events: @MainActor @Sendable () -> [EventLog.Entry]
  private let firstScreen: @MainActor @Sendable () -> (number: Int, patch: String)?
  private let bitmaps: BitmapStore
  private let fonts: FontFiles

  /// Nothing here takes a body.
  private static let largestBody = 0
  private static let lifelong = "private, max-age=31536000, immutable"

  @MainActor
  init(host: any TabHost, token: String) {
    gate = RequestGuard(token: token)
    socket = TabSocket(host: host)
    events = { [weak host] in host?.recordedEvents ?? [] }
    firstScreen = { [weak host] in host?.prepareScreen() }
    bitmaps = host.bitmaps
    fonts = FontFiles(FontLibrary.fontFiles)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = await answer(request)
    response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    response.headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    response.headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
    if response.headers[Self.contentSecurityPolicy] == nil {
      response.headers[Self.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'; sandbox"
    }
    return response
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let parts = request.path.split(separator: "/").map(String.init)
    let isIcon = parts == ["icon.svg"]
    let isSocket = parts == ["socket"]
    if let objection = gate.objection(to: request, needsToken: !isIcon, isSocket: isSocket) {
      return .text(.forbidden, objection)
    }
    guard request.method == .GET else {
      var response = HTTPResponse.text(.methodNotAllowed, "Only GET is answered here.")
      response.headers[HTTPHeader("Allow")] = "GET"
      return response
    }
    guard (request.bodySequence.count ?? .max) <= Self.largestBody else {
      return .text(.payloadTooLarge, "A request must not have a body.")
    }
    switch parts.count {
    case 0: return await page(for: request)
    case 1: return await answer(request, parts[0])
    case 2: return await answer(parts[0], parts[1])
    default: return .notFound
    }
  }

  private func answer(_ request: HTTPRequest, _ name: String) async -> HTTPResponse {
    switch name {
    case "icon.svg":
      return .file(PageFile.icon, "image/svg+xml", caching: "no-cache")
    case "events":
      guard let json = try? JSONEncoder().encode(["events": await events()]) else { return .notFound }
      return .file(json, "application/json", caching: "no-store")
    case "socket":
      do {
        let page = request.query["page"].flatMap { Int($0) }
        return try await WebSocketHTTPHandler(handler: socket.going(onFrom: page)).handleRequest(request)
      } catch {
        return .text(.badRequest, "This is a WebSocket.")
      }
    default: return .notFound
    }
  }

  private func answer(_ folder: String, _ name: String) async -> HTTPResponse {
    switch folder {
    case "font":
      guard let font = fonts.contents(named: name) else { return .notFound }
      return .file(font.data, font.mediaType, caching: Self.lifelong)
    case "bitmap":
      guard let id = UInt64(name), let bitmap = await bitmaps.bitmap(id) else { return .notFound }
      let file = bitmap.file()
      return .file(file.data, file.mediaType, caching: Self.lifelong)
    default: return .notFound
    }
  }

  private static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")

  private func page(for request: HTTPRequest) async -> HTTPResponse {
    var variables = PageFile.Variables(
      nonce: BrowserHost.Configuration.randomToken(), fonts: fonts.styleSheet(token: gate.token))
    if let screen = await firstScreen() { (variables.page, variables.first) = ("\(screen.number)", screen.patch) }
    var response = HTTPResponse.file(PageFile.html(variables), "text/html; charset=utf-8", caching: "no-store")
    // The guard has checked that the host is a loopback name with a port. Not every browser takes 'self' for ws:.
    let host = request.headers[.host] ?? "127.0.0.1"
    response.headers[Self.contentSecurityPolicy] = """
      default-src 'none'; script-src 'nonce-\(variables.nonce)'; style-src 'nonce-\(variables.nonce)'; font-src 'self'; img-src 'self'; \
      connect-src 'self' ws://\(host); base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
      require-trusted-types-for 'script'; trusted-types 'none'
      """
    return response
  }
}

extension HTTPResponse {
  fileprivate static let notFound = HTTPResponse.text(.notFound, "There is nothing here.")

  fileprivate static func text(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: Data((sentence + "\n").utf8))
  }

  fileprivate static func file(_ data: Data, _ mediaType: String, caching: String) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: [.contentType: mediaType, .cacheControl: caching], body: data)
  }
}
