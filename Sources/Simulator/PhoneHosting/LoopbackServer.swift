import Foundation
import Synchronization

/// A web server on the loopback interface, with limits on everything that a client can make it keep or wait for.
///
/// It has one thread, which sleeps until a connection, an answer or a deadline needs it. When the limit of connections
/// is reached, or no descriptors are left, idle ones are closed, the longest silent first.
@MainActor
package final class LoopbackServer {
  private let port: UInt16
  private let handler: any HTTPHandler
  private let limits: HTTPLimits
  private var thread: ServerThread?

  package init(port: UInt16, limits: HTTPLimits = HTTPLimits(), handler: any HTTPHandler) {
    self.port = port
    self.limits = limits
    self.handler = handler
  }

  /// Starts the server.
  /// - Returns: the port, which the system chose if it was 0.
  /// - Throws: `LoopbackServerError`
  package func start() throws -> UInt16 {
    let thread = try ServerThread(port: port, limits: limits, handler: handler)
    self.thread = thread
    Thread.detachNewThread { thread.run() }
    return thread.port
  }

  /// Closes all connections; earlier output is still sent.
  package func stop() async {
    guard let thread else { return }
    self.thread = nil
    await withCheckedContinuation { done in thread.stop { done.resume() } }
  }

  /// Returns whether a `Host` header names this machine, with any port: an SSH tunnel may end at another one.
  package nonisolated static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first?.lowercased() else { return false }
    guard name == "127.0.0.1" || name == "localhost" else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }

  /// Returns seconds on a clock that cannot be set.
  nonisolated static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A server's thread, and its state.
private final class ServerThread: @unchecked Sendable {
  let port: UInt16
  private let handler: any HTTPHandler
  private let limits: HTTPLimits
  private let listener: Int32
  /// A byte written to one end wakes the thread, which waits at the other.
  private let (waker, wakeup): (Int32, Int32)
  /// The work to do on the thread; nil once it has ended.
  private let posted = Mutex<[@Sendable () -> Void]?>([])

  // Used on the thread only.
  private var connections: [HTTPConnection] = []
  /// When to accept again after no descriptors were left.
  private var acceptsAgain = 0.0
  private var end: (due: Double, done: @Sendable () -> Void)?

  init(port: UInt16, limits: HTTPLimits, handler: any HTTPHandler) throws(LoopbackServerError) {
    let flags = SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | flags), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, SOMAXCONN) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    var ends: [Int32] = [-1, -1]
    guard isListening, socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | flags), 0, &ends) == 0 else {
      let error = LoopbackServerError(errno, port: port)
      close(listener)
      throw error
    }
    (wakeup, waker) = (ends[0], ends[1])
    self.port = UInt16(bigEndian: address.sin_port)
    self.listener = listener
    self.limits = limits
    self.handler = handler
  }

  /// Runs work on the thread.
  private func post(_ work: @escaping @Sendable () -> Void) {
    posted.withLock { posted in
      guard posted != nil else { return }
      posted?.append(work)
      var byte: UInt8 = 0
      // When the pipe is full, the thread is awake.
      _ = write(waker, &byte, 1)
    }
  }

  func stop(_ done: @escaping @Sendable () -> Void) {
    post { self.end = (LoopbackServer.now() + 0.2, done) }
  }

  private func takePosted(leaving next: [@Sendable () -> Void]?) -> [@Sendable () -> Void] {
    posted.withLock { posted in
      defer { posted = next }
      return posted ?? []
    }
  }

  func run() {
    while true {
      for work in takePosted(leaving: []) { work() }
      let now = LoopbackServer.now()
      for connection in connections where connection.deadline <= now { connection.expired(at: now) }
      if let end {
        for connection in connections where connection.isExpendable || end.due <= now { connection.close() }
      }
      connections.removeAll(where: \.isClosed)
      if let end, connections.isEmpty {
        _ = takePosted(leaving: nil)
        for descriptor in [listener, wakeup, waker] { close(descriptor) }
        return end.done()
      }
      wait(now)
    }
  }

  private func wait(_ now: Double) {
    let hasRoom = connections.count < limits.mostConnections || connections.contains(where: \.isExpendable)
    let accepts = end == nil && hasRoom && acceptsAgain <= now
    var polled = [
      pollfd(fd: wakeup, events: Int16(POLLIN), revents: 0),
      pollfd(fd: accepts ? listener : -1, events: Int16(POLLIN), revents: 0),
    ]
    polled += connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    var due = connections.reduce(Double.infinity) { min($0, $1.deadline) }
    if let end { due = min(due, end.due) }
    if acceptsAgain > now { due = min(due, acceptsAgain) }
    let patience = due.isFinite ? Int32(min(max(0, ((due - now) * 1000).rounded(.up)), 3_600_000)) : -1
    guard poll(&polled, nfds_t(polled.count), patience) > 0 else { return }
    let time = LoopbackServer.now()
    if polled[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 4096)
      _ = read(wakeup, &bytes, bytes.count)
    }
    for (connection, state) in zip(connections, polled.dropFirst(2)) where state.revents != 0 {
      connection.happened(state.revents, at: time)
    }
    if polled[1].revents != 0 { accept(time) }
  }

  private func accept(_ now: Double) {
    connections.removeAll(where: \.isClosed)
    guard connections.count < limits.mostConnections || makeRoom() else { return }
    let client = Foundation.accept(listener, nil, nil)
    guard client >= 0 else {
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno), !makeRoom() { acceptsAgain = now + 0.1 }
      return
    }
    _ = fcntl(client, F_SETFL, O_NONBLOCK)
    _ = fcntl(client, F_SETFD, FD_CLOEXEC)
    // Patches are small and wanted at once.
    var yes: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    connections.append(
      HTTPConnection(client, handler: handler, limits: limits, now: now, post: { self.post($0) }))
  }

  /// Closes an idle connection.
  private func makeRoom() -> Bool {
    let expendable = connections.filter(\.isExpendable)
    guard let oldest = expendable.min(by: { $0.lastHeard < $1.lastHeard }) else { return false }
    oldest.close()
    connections.removeAll(where: \.isClosed)
    return true
  }
}

/// Why a server could not start.
package enum LoopbackServerError: Error, Equatable, CustomStringConvertible {
  /// Another process listens on the port.
  case portInUse(port: UInt16)
  /// The system refused the port for another reason.
  case cannotListen(port: UInt16, reason: String)

  fileprivate init(_ code: Int32, port: UInt16) {
    switch code {
    case EADDRINUSE: self = .portInUse(port: port)
    case EACCES: self = .cannotListen(port: port, reason: "ports below 1024 need root")
    default: self = .cannotListen(port: port, reason: String(cString: strerror(code)))
    }
  }

  package var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is taken by another program. Choose another port, or 0 to use any free one."
    case .cannotListen(let port, let reason): "Cannot listen on 127.0.0.1:\(port): \(reason)."
    }
  }
}
