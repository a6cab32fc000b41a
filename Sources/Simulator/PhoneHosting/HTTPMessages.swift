import Foundation

/// A request. Its head decides whether it is accepted; the body is complete when it is answered.
package struct HTTPRequest: Sendable {
  package var method: String
  /// The path's parts between slashes, decoded.
  package var path: [String] = []
  /// The first value of each name in the query, decoded.
  package var query: [String: String] = [:]
  /// Header fields with names in lower case.
  fileprivate(set) var fields: [(name: String, value: String)] = []
  /// The length of the body in bytes that the head announces.
  var length = 0
  /// Whether the client speaks HTTP/1.0, or wants no further answer on this connection.
  var isLast = false
  package var body = Data()

  /// Returns the first header field with a name in lower case.
  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Returns whether a header field's list contains a word.
  func lists(_ word: String, in name: String) -> Bool {
    fields.contains { field in
      field.name == name
        && field.value.split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces).lowercased() == word }
    }
  }
}

/// A response. The server adds `Content-Length` and `Connection`.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  package var headers: [String: String]
  package var body: Data
  /// The handler that continues the connection after a status of 101.
  var webSocket: (any WebSocketHandler)?

  package init(_ status: HTTPStatus, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the bytes to send.
  /// - Parameter isLast: whether no other answer follows on the connection.
  func bytes(isLast: Bool, withBody: Bool) -> Data {
    var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    if webSocket == nil {
      head += "Content-Length: \(body.count)\r\nConnection: \(isLast ? "close" : "keep-alive")\r\n"
    }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    return Data((head + "\r\n").utf8) + (withBody ? body : Data())
  }
}

/// The statuses that are used here.
package enum HTTPStatus: Int, Sendable {
  case switchingProtocols = 101
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case headTooLarge = 431
  case internalServerError = 500
  case versionNotSupported = 505

  var reason: String {
    switch self {
    case .switchingProtocols: "Switching Protocols"
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .headTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}

/// An object that answers a server's requests.
package protocol HTTPHandler: Sendable {
  /// The most bytes that a body may have.
  var largestBody: Int { get }

  /// Returns the refusal of a request based on its head alone; nil if it is accepted. Nothing more is read of a refused
  /// request, and the connection ends: what follows on it could be anything.
  func refusal(of head: HTTPRequest) -> HTTPResponse?

  /// Returns the answer to a complete request. Its task is cancelled when the client has gone.
  func answer(_ request: HTTPRequest) async -> HTTPResponse

  /// Returns the answer to bytes that are not a request, or too many.
  func problem(_ status: HTTPStatus, _ sentence: String) -> HTTPResponse
}

// MARK: - Reading

/// Why bytes are not a request.
struct HTTPProblem: Error, Equatable {
  var status: HTTPStatus
  var sentence: String

  static func bad(_ sentence: String) -> HTTPProblem { HTTPProblem(status: .badRequest, sentence: sentence) }
}

/// Reads heads from the beginning of a connection's input: the part of HTTP/1.1 (RFC 9112) that clients of a phone
/// speak.
///
/// Ambiguity is how a request is hidden in another, so nothing is guessed: line ends are CR LF, there is at most one
/// length, and chunked bodies are refused, as the standard allows.
struct HTTPHeadReader {
  /// The most bytes that a head may have.
  static let largest = 16 * 1024
  /// How far the end has been searched for.
  private var searched = 0

  /// Reads the next head.
  /// - Returns: nil if the end is not there yet.
  /// - Throws: `HTTPProblem`
  mutating func take(from input: inout [UInt8]) throws(HTTPProblem) -> HTTPRequest? {
    var end = max(searched, 3)
    let limit = min(input.count, Self.largest)
    while end < limit, !(input[end] == 10 && input[end - 1] == 13 && input[end - 2] == 10 && input[end - 3] == 13) {
      end += 1
    }
    searched = end
    guard end < limit else {
      guard input.count < Self.largest else {
        throw HTTPProblem(
          status: .headTooLarge, sentence: "The head of a request has at most \(Self.largest) bytes.")
      }
      return nil
    }
    let request = try Self.request(input[..<(end - 3)])
    input.removeFirst(end + 1)
    searched = 0
    return request
  }

  private static func request(_ head: ArraySlice<UInt8>) throws(HTTPProblem) -> HTTPRequest {
    var lines = try lines(of: head)[...]
    let words = (lines.popFirst() ?? []).split(separator: 32, omittingEmptySubsequences: false)
    guard words.count == 3, isToken(words[0]), words[1].first == UInt8(ascii: "/") else {
      throw .bad("The first line is no request.")
    }
    let version = text(words[2])
    guard ["HTTP/1.1", "HTTP/1.0"].contains(version) else {
      if version.hasPrefix("HTTP/") { throw HTTPProblem(status: .versionNotSupported, sentence: "HTTP/1.1 is needed.") }
      throw .bad("The first line is no request.")
    }
    var request = HTTPRequest(method: text(words[0]))
    let target = text(words[1]).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    request.path = target[0].split(separator: "/").map { decoded($0) }
    for pair in target.dropFirst().first?.split(separator: "&") ?? [] {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = decoded(parts[0])
      if request.query[name] == nil { request.query[name] = parts.count > 1 ? decoded(parts[1]) : "" }
    }
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
        throw .bad("A header field has no name.")
      }
      let value = text(line[(colon + 1)...]).trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
      request.fields.append((text(line[..<colon]).lowercased(), value))
    }
    for name in ["host", "origin", "content-length"] where request.fields.count(where: { $0.name == name }) > 1 {
      throw .bad("There is more than one \(name).")
    }
    request.length = try length(of: request)
    request.isLast = version == "HTTP/1.0" || request.lists("close", in: "connection")
    return request
  }

  private static func length(of request: HTTPRequest) throws(HTTPProblem) -> Int {
    let length = request["content-length"]
    guard request["transfer-encoding"] == nil else {
      if length != nil { throw .bad("A body must have one length.") }
      throw HTTPProblem(status: .lengthRequired, sentence: "A body needs a Content-Length and cannot be chunked.")
    }
    guard let length else { return 0 }
    guard (1...15).contains(length.utf8.count), length.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(length)
    else { throw .bad("The Content-Length is not a number.") }
    return number
  }

  private static func lines(of head: ArraySlice<UInt8>) throws(HTTPProblem) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    var wasReturn = false
    for (index, byte) in zip(head.indices, head) {
      guard (byte == 10) == wasReturn else { throw .bad("Lines end in CR and LF.") }
      wasReturn = byte == 13
      if byte == 10 {
        lines.append(head[start..<(index - 1)])
        start = index + 1
      } else if byte < 32 && byte != 9 && byte != 13 || byte == 127 {
        throw .bad("There is a control character in the head.")
      }
    }
    guard !wasReturn else { throw .bad("Lines end in CR and LF.") }
    lines.append(head[start...])
    return lines
  }

  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        let isLetter = (65...90).contains(byte & 0xDF)
        return isLetter || (48...57).contains(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }
}
