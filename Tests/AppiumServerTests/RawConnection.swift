import Foundation
import Glibc

/// What a client does with a connection, byte for byte, and what the server sent until it closed it or nothing more came. Blocking, on
/// a queue of its own, so that the server's main actor is free.
struct RawConnection: Sendable {
  enum Ending: Sendable {
    /// Nothing more will be sent, but answers are read.
    case half
    /// The connection stays open in both directions until the server closes it or an answer is complete.
    case open
    /// Gone without a word: the connection is reset.
    case abort
  }

  var bytes: Data
  /// Bytes a packet; nil for all at once.
  var packet: Int?
  var ending = Ending.half

  /// Seconds that nothing may come.
  static let patience = 8

  /// Everything the server sent; nil if it was silent for too long.
  func exchange(port: UInt16) async -> Data? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: run(port: port)) }
    }
  }

  private func run(port: UInt16) -> Data? {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard handle >= 0 else { return nil }
    defer { close(handle) }
    var wait = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
    send(to: handle)
    switch ending {
    case .abort:
      // A reset instead of a farewell.
      var reset = linger(l_onoff: 1, l_linger: 0)
      setsockopt(handle, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
      return Data()
    case .half: shutdown(handle, Int32(SHUT_WR))
    case .open: break
    }
    return read(from: handle)
  }

  /// A server that has heard enough closes; what is left then is not sent.
  private func send(to handle: Int32) {
    var rest = [UInt8](bytes)[...]
    while !rest.isEmpty {
      let part = rest.prefix(packet ?? rest.count)
      let sent = part.withUnsafeBytes { Glibc.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  private func read(from handle: Int32) -> Data? {
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(handle, &buffer, buffer.count, 0)
      if count == 0 { return answer }
      // Reset by a server that did not read everything; what came before counts.
      if count < 0 { return errno == EAGAIN || errno == EWOULDBLOCK ? nil : answer }
      answer += buffer[..<count]
      if ending == .open, WireAnswer.all(in: answer).isEmpty == false { return answer }
    }
  }
}

/// An answer as it was on the wire.
struct WireAnswer {
  let status: Int
  let body: Data

  /// The complete answers in what a server sent.
  static func all(in data: Data) -> [WireAnswer] {
    var answers: [WireAnswer] = []
    var rest = data[...]
    while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
      let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
      let words = lines.first?.split(separator: " ") ?? []
      let length = lines.first { $0.lowercased().hasPrefix("content-length:") }?.split(separator: " ").last
      guard words.count > 1, let status = Int(words[1]), let length = length.flatMap({ Int($0) }),
        rest.distance(from: end.upperBound, to: rest.endIndex) >= length
      else { break }
      answers.append(WireAnswer(status: status, body: Data(rest[end.upperBound..<end.upperBound + length])))
      rest = rest[(end.upperBound + length)...]
    }
    return answers
  }
}
