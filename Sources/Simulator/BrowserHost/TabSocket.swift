import Foundation
import PhoneHosting

/// The WebSocket of one page: frames in, `TabMessage`s to the host, patches out.
@MainActor
final class TabSocket: WebSocketHandler {
  nonisolated let largestFrame = MessageAssembler.largestMessage

  /// Weak, since a connection may outlive the host.
  private weak var host: (any TabHost)?
  /// The number of the screen that the page received with its file.
  private let page: Int?
  private var tab: Int?
  private var assembler = MessageAssembler()
  private var output: AsyncStream<WebSocketFrame>.Continuation?

  init(host: any TabHost, page: Int?) {
    self.host = host
    self.page = page
  }

  func open(_ output: AsyncStream<WebSocketFrame>.Continuation) {
    guard let host else { return output.finish() }
    self.output = output
    tab = host.connect(output, page: page)
  }

  func receive(_ frame: WebSocketFrame) throws {
    switch try assembler.take(frame) {
    case nil: break
    case .text(let text): if let tab { try host?.receive(TabMessage(json: text), from: tab) }
    case .ping(let payload): output?.yield(WebSocketFrame(.pong, payload))
    case .close: throw ProtocolViolation(.normalClosure, "")
    }
  }

  func close() {
    output?.finish()
    if let tab { host?.disconnect(tab) }
  }
}

/// Joins the pieces of a message.
struct MessageAssembler {
  enum Message: Equatable {
    case text(String)
    case ping(Data)
    case close
  }

  /// A page's messages are a few hundred bytes; a whole batch of input is far below.
  static let largestMessage = 64 * 1024

  private var pieces: Data?

  /// Adds a frame.
  /// - Throws: `ProtocolViolation`
  mutating func take(_ frame: WebSocketFrame) throws -> Message? {
    switch frame.kind {
    case .ping: return .ping(frame.payload)
    case .pong: return nil
    case .close: return .close
    case .text:
      guard pieces == nil else { throw ProtocolViolation(.protocolError, "The previous message is not finished.") }
      pieces = Data()
    case .continuation:
      guard pieces != nil else { throw ProtocolViolation(.protocolError, "There is no message to continue.") }
    case .binary: throw ProtocolViolation(.unsupportedData, "Messages are text.")
    }
    pieces?.append(frame.payload)
    guard let data = pieces, data.count <= Self.largestMessage else {
      throw ProtocolViolation(.messageTooBig, "A message may have at most \(Self.largestMessage) bytes.")
    }
    guard frame.isLast else { return nil }
    pieces = nil
    guard let text = String(data: data, encoding: .utf8) else {
      throw ProtocolViolation(.invalidPayload, "The message is not UTF-8.")
    }
    return .text(text)
  }
}
