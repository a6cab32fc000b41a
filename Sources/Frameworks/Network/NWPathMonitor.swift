import Foundation
import Synchronization

/// Tells how the phone is connected, now and whenever that changes.
public final class NWPathMonitor: @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
    var readers: [Int: AsyncStream<NWPath>.Continuation] = [:]
    var readerCount = 0
  }

  private let state = Mutex(State())
  private let types: Set<NWInterface.InterfaceType>?
  private let prohibited: Set<NWInterface.InterfaceType>

  /// For any kind of connection.
  public init() {
    types = nil
    prohibited = []
    NetworkCenter.shared.add(self)
  }

  /// For one kind of connection.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    types = [requiredInterfaceType]
    prohibited = []
    NetworkCenter.shared.add(self)
  }

  /// For any kind of connection but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    types = nil
    prohibited = Set(prohibitedInterfaceTypes)
    NetworkCenter.shared.add(self)
  }

  /// Called on the queue that the monitor was started with.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// How the phone is connected now.
  public var currentPath: NWPath {
    let isWanted = types?.contains(.wifi) ?? !prohibited.contains(.wifi)
    return NWPath(status: NetworkCenter.shared.isConnected && isWanted ? .satisfied : .unsatisfied)
  }

  /// Where the handler is called; nil before the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Calls the handler, soon and at each change.
  public func start(queue: DispatchQueue) {
    let isNew = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    if isNew { pathDidChange() }
  }

  /// Calls the handler no more.
  public func cancel() {
    let readers = state.withLock { state in
      state.isCancelled = true
      defer { state.readers = [:] }
      return Array(state.readers.values)
    }
    for reader in readers { reader.finish() }
  }

  func pathDidChange() {
    let path = currentPath
    let (queue, readers) = state.withLock { ($0.isCancelled ? nil : $0.queue, Array($0.readers.values)) }
    for reader in readers { reader.yield(path) }
    queue?.async { [weak self] in
      guard let self, let handler = state.withLock({ $0.isCancelled ? nil : $0.handler }) else { return }
      handler(currentPath)
    }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// How the phone is connected.
  public typealias Element = NWPath

  /// Reads a path at a time.
  public struct Iterator: AsyncIteratorProtocol {
    /// How the phone is connected.
    public typealias Element = NWPath

    fileprivate var source: AsyncStream<NWPath>.Iterator

    /// The connection as it is, then each change; nil when the monitor is cancelled.
    public mutating func next() async -> NWPath? { await source.next() }
  }

  /// An iterator whose first path is the connection as it is.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<NWPath>.makeStream()
    let number = state.withLock { state -> Int? in
      guard !state.isCancelled else { return nil }
      state.readerCount += 1
      state.readers[state.readerCount] = continuation
      return state.readerCount
    }
    if let number {
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.readers.removeValue(forKey: number) }
      }
      continuation.yield(currentPath)
    } else {
      continuation.finish()
    }
    return Iterator(source: stream.makeAsyncIterator())
  }
}
