import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads an event stream across broken connections.
///
/// A connection that breaks, ends before the last event, or is silent for too long is opened again with
/// `Last-Event-ID`, so that the server continues after the last event that was read. An event that arrived in part is
/// dropped and arrives again as a whole; so none is lost or repeated, if the server gives each an id.
///
/// Delays double from one try to the next, without jitter: a phone has few connections, and a test's delays are
/// predictable. An event resets tries and delays.
public struct EventStreamClient: Sendable {
  /// How long and how often to try.
  public struct Policy: Hashable, Sendable {
    /// The delay before the first new try; a server may specify another one (`retry`).
    public var firstDelay: Duration
    /// The longest delay.
    public var longestDelay: Duration
    /// The number of tries before any event has arrived: people wait for a first sign.
    public var firstTries: Int
    /// The number of tries after an event, until the next one.
    public var tries: Int
    /// The longest silence in whole seconds. Servers should send comments more often.
    public var silence: TimeInterval

    /// Creates a policy. The defaults give up after 0.75 s without any event, and 23.75 s after the last one, which is
    /// less than the 30 s for which our backend keeps an answer that nobody reads.
    public init(
      firstDelay: Duration = .milliseconds(250), longestDelay: Duration = .seconds(8), firstTries: Int = 3,
      tries: Int = 8, silence: TimeInterval = 25
    ) {
      self.firstDelay = firstDelay
      self.longestDelay = longestDelay
      self.firstTries = firstTries
      self.tries = tries
      self.silence = silence
    }
  }

  /// Why a stream ended before its last event.
  public enum Failure: Error {
    /// The server answered with a status other than 200, and with this body of at most 64 KB.
    case rejected(status: Int, body: Data)
    /// The server's answer is not an event stream.
    case noEventStream
    /// No event ever arrived; the error of the last try.
    case unreachable(URLError)
    /// Events stopped arriving.
    case interrupted
  }

  /// Sends a request and returns the parts of its answer.
  public typealias Transport = @Sendable (URLRequest) -> AsyncThrowingStream<HTTPStream.Part, any Error>

  private static let largestRejection = 64 * 1024

  private let policy: Policy
  private let transport: Transport

  /// Creates a client.
  ///
  /// - Parameter transport: performs the requests.
  public init(
    policy: Policy = Policy(), transport: @escaping Transport = { HTTPStream.shared.parts(of: $0) }
  ) {
    self.policy = policy
    self.transport = transport
  }

  /// Returns the events of a request, up to the last one. Cancelling the task that reads them closes the connection, and
  /// ends the events without an error.
  ///
  /// - Parameter isLast: returns whether an event is the server's last.
  /// - Throws: from the stream, `Failure`.
  public func events(
    for request: URLRequest, until isLast: @escaping @Sendable (ServerSentEvent) -> Bool
  ) -> AsyncThrowingStream<ServerSentEvent, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await read(request, until: isLast) { continuation.yield($0) }
          continuation.finish()
        } catch {
          // Only a cancelled reader cancels this task; the stream may not have ended by itself yet.
          continuation.finish(throwing: Task.isCancelled ? nil : error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func read(
    _ request: URLRequest, until isLast: (ServerSentEvent) -> Bool, yield: (ServerSentEvent) -> Void
  ) async throws {
    var parser = EventStreamParser()
    var hasEvents = false
    var failures = 0
    var firstDelay = policy.firstDelay
    while true {
      var request = request
      request.timeoutInterval = policy.silence
      request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
      if !parser.lastEventID.isEmpty {
        request.setValue(parser.lastEventID, forHTTPHeaderField: "Last-Event-ID")
      }
      var ending = Ending.broken(URLError(.networkConnectionLost))
      do {
        ending = try await connect(request, &parser) { event in
          hasEvents = true
          failures = 0
          yield(event)
          return isLast(event)
        }
      } catch let error as URLError {
        ending = .broken(error)
      }
      try Task.checkCancellation()
      firstDelay = parser.retry ?? firstDelay
      failures += 1
      var delay = min(firstDelay * (1 << min(failures - 1, 20)), policy.longestDelay)
      let isLastTry = failures >= (hasEvents ? policy.tries : policy.firstTries)
      switch ending {
      case .done: return
      case .busy(let status, let body, let wait):
        if isLastTry { throw Failure.rejected(status: status, body: body) }
        delay = max(delay, min(wait, policy.longestDelay))
      case .broken(let error):
        if isLastTry { throw hasEvents ? Failure.interrupted : Failure.unreachable(error) }
      }
      try await Task.sleep(for: delay)
      // The broken connection's partial event is void.
      parser = EventStreamParser(lastEventID: parser.lastEventID)
    }
  }

  private enum Ending {
    case done
    case broken(URLError)
    /// The server wants the request again later.
    case busy(status: Int, body: Data, wait: Duration)
  }

  /// Reads one connection to its end.
  private func connect(
    _ request: URLRequest, _ parser: inout EventStreamParser, take: (ServerSentEvent) -> Bool
  ) async throws -> Ending {
    var rejection: (head: HTTPURLResponse, body: Data)?
    for try await part in transport(request) {
      switch part {
      case .head(let head):
        if head.statusCode != 200 {
          rejection = (head, Data())
        } else if head.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("text/event-stream") != true {
          throw Failure.noEventStream
        }
      case .body(let data):
        if let body = rejection?.body {
          rejection?.body.append(data.prefix(Self.largestRejection - body.count))
        } else {
          for event in parser.append(data) where take(event) { return .done }
        }
      }
    }
    guard let rejection else { return .broken(URLError(.networkConnectionLost)) }
    let status = rejection.head.statusCode
    guard [429, 502, 503, 504].contains(status) else {
      throw Failure.rejected(status: status, body: rejection.body)
    }
    let wait = rejection.head.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) } ?? 0
    return .busy(status: status, body: rejection.body, wait: .seconds(max(0, wait)))
  }
}
