import Foundation
import PhoneHosting

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
  private let socket: @MainActor @Sendable (Int?) -> TabSocket?
  private let events: @MainActor @Sendable () -> [EventLog.Entry]
  private let firstScreen: @MainActor @Sendable () -> (number: Int, patch: String)?
  private let bitmaps: BitmapStore
  private let fonts: FontFiles

  /// No request here has a body.
  let largestBody = 0
  private static let lifelong = "private, max-age=31536000, immutable"

  @MainActor
  init(host: any TabHost, token: String) {
    gate = RequestGuard(token: token)
    socket = { [weak host] page in host.map { TabSocket(host: $0, page: page) } }
    events = { [weak host] in host?.recordedEvents ?? [] }
    firstScreen = { [weak host] in host?.prepareScreen() }
    bitmaps = host.bitmaps
    fonts = FontFiles()
  }

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    let isIcon = head.path == ["icon.svg"]
    let isSocket = head.path == ["socket"]
    if let objection = gate.objection(to: head, needsToken: !isIcon, isSocket: isSocket) {
      return problem(.forbidden, objection)
    }
    guard head.method == "GET" else {
      var response = problem(.methodNotAllowed, "Only GET is supported here.")
      response.headers["Allow"] = "GET"
      return response
    }
    return nil
  }

  func problem(_ status: HTTPStatus, _ sentence: String) -> HTTPResponse { .text(status, sentence).guarded }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let parts = request.path
    switch parts.count {
    case 0: return await page(for: request).guarded
    case 1: return await answer(request, parts[0]).guarded
    case 2: return await answer(parts[0], parts[1]).guarded
    default: return HTTPResponse.notFound.guarded
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
      guard let socket = await socket(request.query["page"].flatMap { Int($0) }) else { return .notFound }
      return .webSocket(request, socket) ?? .text(.badRequest, "This is a WebSocket.")
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

  private func page(for request: HTTPRequest) async -> HTTPResponse {
    var variables = PageFile.Variables(
      nonce: BrowserHost.Configuration.randomToken(), fonts: fonts.styleSheet(token: gate.token))
    if let screen = await firstScreen() { (variables.page, variables.first) = ("\(screen.number)", screen.patch) }
    var response = HTTPResponse.file(PageFile.html(variables), "text/html; charset=utf-8", caching: "no-store")
    // The guard has checked that the host is a loopback name with a port. Not every browser takes 'self' for ws:.
    let host = request["host"] ?? "127.0.0.1"
    response.headers["Content-Security-Policy"] = """
      default-src 'none'; script-src 'nonce-\(variables.nonce)'; style-src 'nonce-\(variables.nonce)'; font-src 'self'; img-src 'self'; \
      connect-src 'self' ws://\(host); base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
      require-trusted-types-for 'script'; trusted-types 'none'
      """
    return response
  }
}

extension HTTPResponse {
  fileprivate static let notFound = HTTPResponse.text(.notFound, "There is nothing here.")

  fileprivate static func text(_ status: HTTPStatus, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      status, headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
      body: Data((sentence + "\n").utf8))
  }

  fileprivate static func file(_ data: Data, _ mediaType: String, caching: String) -> HTTPResponse {
    HTTPResponse(.ok, headers: ["Content-Type": mediaType, "Cache-Control": caching], body: data)
  }

  /// The response with headers that keep a browser from using it for anything else.
  fileprivate var guarded: HTTPResponse {
    let headers = [
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    ]
    var response = self
    response.headers.merge(headers) { own, _ in own }
    return response
  }
}
