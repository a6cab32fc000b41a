import Foundation

/// The limits of a server for its clients: more than any needs.
package struct HTTPLimits: Sendable {
  /// Simultaneous connections; a browser tab has a handful.
  package var mostConnections = 128
  /// Seconds from the first byte of a head, or from the beginning of a connection, to the head's last byte.
  package var longestHead = 10.0
  /// Seconds from the end of a head to the end of the body.
  package var longestBody = 60.0
  /// Seconds without a request, on a connection that has had one.
  package var longestPause = 120.0
  /// Seconds in which none of an answer could be sent.
  package var longestStall = 30.0
  /// Seconds, and bytes, that are read and discarded after the last answer.
  package var longestDrain = 5.0
  package var mostDrained = 256 << 20

  package init() {}
}

/// One client's connection to a server. It runs on the server's thread; other threads reach it through `post`.
///
/// ```
/// reading -- a whole request --> answering -- the answer --> reading, ...
///     |                               |
///     | refused, or no request        | the last answer      webSocket (after 101)
///     v                               v                          |
/// finishing: what is left is sent, no more is said  <-----------+
///     |
/// draining: what the client still sends is thrown away, so that it reads the answer instead of an error
/// ```
final class HTTPConnection: @unchecked Sendable {
  /// Runs work on the server's thread.
  typealias Post = @Sendable (@escaping @Sendable () -> Void) -> Void

  private enum Phase {
    case reading
    case answering(Task<Void, Never>)
    case webSocket
    case finishing, draining, closed
  }

  let descriptor: Int32
  private let handler: any HTTPHandler
  private let limits: HTTPLimits
  private let post: Post
  private var phase = Phase.reading
  /// The deadline of what the connection waits for.
  private var due: Double
  /// The deadline for sending some of the output.
  private var stalled = Double.infinity
  /// The time of the last activity.
  private(set) var lastHeard: Double
  private var input: [UInt8] = []
  private var heads = HTTPHeadReader()
  /// A request whose body is still arriving.
  private var request: HTTPRequest?
  private var output = Data()
  private var sent = 0
  /// Whether the client sends no more.
  private var hasEnded = false
  private var drained = 0
  private var socket: Socket?

  /// The state of a WebSocket.
  private struct Socket {
    let largestFrame: Int
    let received: AsyncStream<[WebSocketFrame]>.Continuation
    var sending: Task<Void, Never>?
    /// Whether frames are being received: no more are read.
    var isReceiving = true
  }

  init(
    _ descriptor: Int32, handler: any HTTPHandler, limits: HTTPLimits, now: Double, post: @escaping Post
  ) {
    self.descriptor = descriptor
    self.handler = handler
    self.limits = limits
    self.post = post
    due = now + limits.longestHead
    lastHeard = now
  }

  // MARK: What the server asks

  var isClosed: Bool { if case .closed = phase { true } else { false } }

  /// Whether closing it loses nothing: no request of it is being answered.
  var isExpendable: Bool {
    switch phase {
    case .reading, .draining: true
    case .answering, .webSocket, .finishing, .closed: false
    }
  }

  /// The time by which `expired(at:)` must be called.
  var deadline: Double {
    if sent < output.count { return stalled }
    switch phase {
    case .reading, .draining: return due
    case .answering, .webSocket, .finishing, .closed: return .infinity
    }
  }

  /// The events to wait for, as `poll` defines them.
  var events: Int16 {
    var wantsInput = !hasEnded
    switch phase {
    case .reading: wantsInput = wantsInput && sent == output.count
    case .draining: break
    case .answering: wantsInput = wantsInput && input.count < HTTPHeadReader.largest
    case .webSocket: wantsInput = wantsInput && socket?.isReceiving == false
    case .finishing, .closed: wantsInput = false
    }
    return Int16(wantsInput ? POLLIN : 0) | Int16(sent < output.count ? POLLOUT : 0)
  }

  // MARK: What happens to it

  func happened(_ events: Int16, at now: Double) {
    if events & Int16(POLLOUT) != 0 { flush(now) }
    if events & Int16(POLLIN) != 0 {
      read(now)
    } else if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
      close()
    }
  }

  /// Handles an expired deadline.
  func expired(at now: Double) {
    guard sent == output.count, case .reading = phase, request != nil || !input.isEmpty else { return close() }
    refuse(handler.problem(.requestTimeout, "The request was not completed in time."), now)
  }

  func close() {
    if case .closed = phase { return }
    if case .answering(let task) = phase { task.cancel() }
    endSocket()
    phase = .closed
    Foundation.close(descriptor)
  }

  // MARK: Reading

  private func read(_ now: Double) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else {
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      return count == 0 ? ended() : close()
    }
    lastHeard = now
    switch phase {
    case .draining:
      drained += count
      if drained > limits.mostDrained { close() }
    case .reading:
      // The time for a head begins with it, or with the connection.
      if input.isEmpty, request == nil, due - now > limits.longestHead { due = now + limits.longestHead }
      input += buffer[..<count]
      readRequests(now)
    case .webSocket:
      input += buffer[..<count]
      readFrames()
    case .answering: input += buffer[..<count]
    case .finishing, .closed: break
    }
  }

  private func ended() {
    hasEnded = true
    switch phase {
    // The client may still want the answer, if there is one soon.
    case .answering(let task): task.cancel()
    case .finishing: break
    case .reading, .webSocket, .draining, .closed: close()
    }
  }

  private func readRequests(_ now: Double) {
    // A client that does not accept an answer gets no other.
    while case .reading = phase, sent == output.count {
      do throws(HTTPProblem) {
        if request == nil {
          guard let head = try heads.take(from: &input) else { return }
          if let refusal = handler.refusal(of: head) { return refuse(refusal, now) }
          guard head.length <= handler.largestBody else {
            throw HTTPProblem(
              status: .contentTooLarge, sentence: "A body has at most \(handler.largestBody) bytes.")
          }
          request = head
          due = now + limits.longestBody
          if head["expect"]?.lowercased() == "100-continue", head.length > input.count {
            say(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), now)
          }
        }
        guard var whole = request, input.count >= whole.length else { return }
        whole.body = Data(input[..<whole.length])
        input.removeFirst(whole.length)
        request = nil
        answer(whole)
      } catch {
        refuse(handler.problem(error.status, error.sentence), now)
      }
    }
  }

  // MARK: Answering

  private func answer(_ request: HTTPRequest) {
    let task = Task { [handler, post] in
      let response = await handler.answer(request)
      post { self.finish(request, with: response) }
    }
    phase = .answering(task)
  }

  private func finish(_ request: HTTPRequest, with response: HTTPResponse) {
    guard case .answering = phase else { return }
    let now = LoopbackServer.now()
    let isLast = request.isLast || hasEnded
    let bytes = response.bytes(isLast: isLast, withBody: request.method != "HEAD")
    if let handler = response.webSocket { return open(handler, bytes) }
    say(bytes, now)
    if isClosed { return }
    if isLast { return finish(now) }
    phase = .reading
    due = now + (input.isEmpty ? limits.longestPause : limits.longestHead)
    readRequests(now)
  }

  /// Answers a request that is not read further.
  private func refuse(_ response: HTTPResponse, _ now: Double) {
    input = []
    request = nil
    say(response.bytes(isLast: true, withBody: true), now)
    finish(now)
  }

  /// Ends the connection once everything has been sent.
  private func finish(_ now: Double) {
    if case .closed = phase { return }
    endSocket()
    phase = .finishing
    flush(now)
  }

  private func say(_ data: Data, _ now: Double) {
    if sent == output.count { (output, sent, stalled) = (data, 0, now + limits.longestStall) } else { output += data }
    flush(now)
  }

  private func flush(_ now: Double) {
    while sent < output.count {
      let count = output.withUnsafeBytes { bytes in
        Foundation.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if errno == EINTR { continue }
        return errno == EAGAIN ? () : close()
      }
      sent += count
      stalled = now + limits.longestStall
    }
    (output, sent) = (Data(), 0)
    switch phase {
    case .reading: if !input.isEmpty { readRequests(now) }
    case .finishing:
      shutdown(descriptor, Int32(SHUT_WR))
      if hasEnded { return close() }
      phase = .draining
      due = now + limits.longestDrain
    case .answering, .webSocket, .draining, .closed: break
    }
  }

  // MARK: WebSocket

  /// The answer is sent once the handler knows the connection.
  private func open(_ handler: any WebSocketHandler, _ answer: Data) {
    phase = .webSocket
    let (frames, output) = AsyncStream.makeStream(of: WebSocketFrame.self)
    let (batches, received) = AsyncStream.makeStream(of: [WebSocketFrame].self)
    socket = Socket(largestFrame: handler.largestFrame, received: received)
    Task { [post] in
      await handler.open(output)
      do {
        post { self.opened(answer, frames) }
        for await batch in batches {
          for frame in batch { try await handler.receive(frame) }
          post { self.receivedAll() }
        }
      } catch let violation as ProtocolViolation {
        post { self.end(violation) }
      } catch {
        post { self.end(ProtocolViolation(.goingAway, "")) }
      }
      await handler.close()
    }
  }

  private func opened(_ answer: Data, _ frames: AsyncStream<WebSocketFrame>) {
    guard case .webSocket = phase else { return }
    say(answer, LoopbackServer.now())
    socket?.sending = Task { [post] in
      for await frame in frames { post { self.send(frame) } }
      post { if case .webSocket = self.phase { self.finish(LoopbackServer.now()) } }
    }
    receivedAll()
  }

  private func receivedAll() {
    guard case .webSocket = phase else { return }
    socket?.isReceiving = false
    readFrames()
  }

  private func readFrames() {
    guard let socket, !socket.isReceiving else { return }
    var rest = input[...]
    var frames: [WebSocketFrame] = []
    var problem: ProtocolViolation?
    do throws(ProtocolViolation) {
      while let frame = try WebSocketFrameReader.take(from: &rest, largest: socket.largestFrame) {
        frames.append(frame)
      }
    } catch {
      problem = error
    }
    input = Array(rest)
    if let problem { return end(problem) }
    guard !frames.isEmpty else { return }
    self.socket?.isReceiving = true
    socket.received.yield(frames)
  }

  private func send(_ frame: WebSocketFrame) {
    guard case .webSocket = phase else { return }
    say(frame.bytes, LoopbackServer.now())
  }

  private func end(_ reason: ProtocolViolation) {
    guard case .webSocket = phase else { return }
    send(.close(reason))
    finish(LoopbackServer.now())
  }

  private func endSocket() {
    socket?.received.finish()
    socket?.sending?.cancel()
    socket = nil
  }
}
