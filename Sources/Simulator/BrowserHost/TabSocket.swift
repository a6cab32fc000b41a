import FlyingFox
import Foundation

/// The WebSocket of one page: frames in, `TabMessage`s to the host, patches out.
struct TabSocket: WSHandler {
  /// Weak, since a connection may outlive the host.
  private final class Reference: Sendable {
    @MainActor weak var host: (any TabHost)?
    @MainActor init(_ host: any TabHost) { self.host = host }
  }

  private let reference: Reference
  /// The number of the screen that the page was given with its file.
  private var page: Int?

  @MainActor
  init(host: any TabHost) {
    reference = Reference(host)
  }

  func going(onFrom page: Int?) -> TabSocket {
    var copy = self
    copy.page = page
    return copy
  }

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (frames, output) = AsyncStream.makeStream(of: WSFrame.self)
    guard let tab = await reference.host?.connect(output, page: page) else { throw CancellationError() }
    let reading = Task { [reference] in
      var assembler = MessageAssembler()
      do {
        for try await frame in client {
          switch try assembler.take(frame) {
          case nil: continue
          case .text(let text): try await reference.host?.receive(TabMessage(json: text), from: tab)
          case .ping(let payload): output.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload))
          case .close: throw ProtocolViolation(.normalClosure, "")
          }
        }
      } catch let violation as ProtocolViolation {
        output.yield(.close(code: violation.code))
      } catch {
        output.yield(.close(code: WSCloseCode(WSCloseCode.protocolError.code, reason: "Not a WebSocket frame.")))
      }
      output.finish()
      await reference.host?.disconnect(tab)
    }
    output.onTermination = { _ in reading.cancel() }
    return frames
  }
}

/// Something a page must not send; the connection is closed with the code and the sentence.
struct ProtocolViolation: Error, Equatable {
  var code: WSCloseCode

  /// A close frame has room for 123 bytes of reason (RFC 6455, 5.5.1).
  init(_ code: WSCloseCode, _ reason: String) {
    var text = reason
    while text.utf8.count > 123 { text.removeLast() }
    self.code = WSCloseCode(code.code, reason: text)
  }
}

/// Puts the pieces of a message together and refuses what RFC 6455 does not allow.
struct MessageAssembler {
  enum Message: Equatable {
    case text(String)
    case ping(Data)
    case close
  }

  /// A page's messages are a few hundred bytes; a whole batch of input stays far below.
  static let largestMessage = 64 * 1024

  private var pieces: Data?

  mutating func take(_ frame: WSFrame) throws -> Message? {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      throw ProtocolViolation(.protocolError, "No extension was agreed on.")
    }
    switch frame.opcode {
    case .ping, .pong, .close:
      guard frame.fin, frame.payload.count <= 125 else {
        throw ProtocolViolation(.protocolError, "A control frame must be short and whole.")
      }
      return frame.opcode == .ping ? .ping(frame.payload) : frame.opcode == .close ? .close : nil
    case .text:
      guard pieces == nil else { throw ProtocolViolation(.protocolError, "The message before is not finished.") }
      pieces = Data()
    case .continuation:
      guard pieces != nil else { throw ProtocolViolation(.protocolError, "There is no message to continue.") }
    case .binary:
      throw ProtocolViolation(.unsupportedData, "Messages are text.")
    default:
      throw ProtocolViolation(.protocolError, "Unknown kind of frame.")
    }
    pieces?.append(frame.payload)
    guard let data = pieces, data.count <= Self.largestMessage else {
      throw ProtocolViolation(.messageTooBig, "A message may have \(Self.largestMessage) bytes.")
    }
    guard frame.fin else { return nil }
    pieces = nil
    guard let text = String(data: data, encoding: .utf8) else {
      throw ProtocolViolation(.invalidFramePayload, "The message is not UTF-8.")
    }
    return .text(text)
  }
}
