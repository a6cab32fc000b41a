import Foundation

/// A frame of a WebSocket (RFC 6455, 5.2), without its mask.
package struct WebSocketFrame: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  package var kind: Kind
  /// Whether the message ends with this frame.
  package var isLast: Bool
  package var payload: Data

  package init(_ kind: Kind, _ payload: Data = Data(), isLast: Bool = true) {
    self.kind = kind
    self.isLast = isLast
    self.payload = payload
  }

  /// Returns a frame that closes the connection, with the reason.
  package static func close(_ reason: ProtocolViolation) -> WebSocketFrame {
    let code = reason.code.rawValue
    return WebSocketFrame(.close, Data([UInt8(code >> 8), UInt8(code & 0xFF)]) + Data(reason.sentence.utf8))
  }

  /// The bytes that a server sends.
  var bytes: Data {
    var head: [UInt8] = [kind.rawValue | (isLast ? 0x80 : 0)]
    let length = payload.count
    switch length {
    case 0...125: head.append(UInt8(length))
    case 126...0xFFFF: head += [126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default: head += [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    }
    return Data(head) + payload
  }
}

/// A violation by a page; the connection is closed with the code and the sentence.
package struct ProtocolViolation: Error, Equatable {
  /// The codes of RFC 6455, 7.4.1, that are used here.
  package enum Code: UInt16, Sendable {
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidPayload = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
  }

  package var code: Code
  package var sentence: String

  /// Creates a violation. A close frame has room for 123 bytes of reason (RFC 6455, 5.5.1).
  package init(_ code: Code, _ sentence: String) {
    var text = sentence
    while text.utf8.count > 123 { text.removeLast() }
    self.code = code
    self.sentence = text
  }
}

/// Reads frames from the beginning of a page's input, and refuses by the head those that are too long or violate the
/// standard.
enum WebSocketFrameReader {
  /// Reads the next frame.
  /// - Returns: nil if the frame is not complete.
  /// - Throws: `ProtocolViolation`
  static func take(from input: inout ArraySlice<UInt8>, largest: Int) throws(ProtocolViolation) -> WebSocketFrame? {
    guard input.count >= 2 else { return nil }
    let (first, second) = (input[input.startIndex], input[input.startIndex + 1])
    guard first & 0x70 == 0 else { throw ProtocolViolation(.protocolError, "No extension was negotiated.") }
    guard let kind = WebSocketFrame.Kind(rawValue: first & 0xF) else {
      throw ProtocolViolation(.protocolError, "Unknown kind of frame.")
    }
    guard second & 0x80 != 0 else { throw ProtocolViolation(.protocolError, "A page must mask its frames.") }
    let isLast = first & 0x80 != 0
    let short = Int(second & 0x7F)
    guard !kind.isControl || isLast && short <= 125 else {
      throw ProtocolViolation(.protocolError, "A control frame must be short and whole.")
    }
    let extra = short == 126 ? 2 : short == 127 ? 8 : 0
    guard input.count >= 2 + extra else { return nil }
    let length = extra == 0 ? UInt64(short) : input.dropFirst(2).prefix(extra).reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(largest) else {
      throw ProtocolViolation(.messageTooBig, "A message may have at most \(largest) bytes.")
    }
    let rest = input.dropFirst(2 + extra)
    guard rest.count >= 4 + Int(length) else { return nil }
    let mask = Array(rest.prefix(4))
    let payload = rest.dropFirst(4).prefix(Int(length)).enumerated().map { $1 ^ mask[$0 & 3] }
    input = rest.dropFirst(4 + Int(length))
    return WebSocketFrame(kind, Data(payload), isLast: isLast)
  }
}

/// An object that handles the WebSocket of one page.
package protocol WebSocketHandler: Sendable {
  /// The most bytes that a frame may have.
  var largestFrame: Int { get }

  /// Called when the connection is open: what is put into `output` is sent, and its end closes the connection.
  func open(_ output: AsyncStream<WebSocketFrame>.Continuation) async

  /// Handles a frame. Frames arrive one after the other, and nothing is read from the connection meanwhile.
  /// - Throws: `ProtocolViolation`, with which the connection is closed.
  func receive(_ frame: WebSocketFrame) async throws

  /// Called once when the connection has been closed, by either side.
  func close() async
}

extension HTTPResponse {
  /// Returns the answer to a request for a WebSocket (RFC 6455, 4.2); nil if it is none.
  package static func webSocket(_ request: HTTPRequest, _ handler: any WebSocketHandler) -> HTTPResponse? {
    guard request.method == "GET", request["upgrade"]?.lowercased() == "websocket",
      request.lists("upgrade", in: "connection"), request["sec-websocket-version"] == "13",
      let key = request["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
    else { return nil }
    let accepted = Data(SHA1.digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
    var response = HTTPResponse(
      .switchingProtocols,
      headers: [
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Accept": accepted.base64EncodedString(),
      ])
    response.webSocket = handler
    return response
  }
}

/// The hash of FIPS 180-4, which a WebSocket's handshake requires; it protects nothing there.
enum SHA1 {
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (message.count * 8) >> ($0 * 8)) }
    var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        bytes[(block + word * 4)..<(block + word * 4 + 4)].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
      }
      var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
      for index in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch index {
          case 0..<20: (b & c | ~b & d, 0x5A82_7999)
          case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case 40..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        (a, b, c, d, e) = (rotated(a, by: 5) &+ mix &+ e &+ constant &+ words[index], a, rotated(b, by: 30), c, d)
      }
      hash = zip(hash, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return hash.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
