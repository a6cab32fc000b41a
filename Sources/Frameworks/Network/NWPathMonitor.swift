import Foundation
import Synchronization

/// Reports the network path, initially and on each change.
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

  /// Creates a monitor for all interfaces.
  public init() {
    types = nil
    prohibited = []
    NetworkCenter.shared.add(self)
  }

  /// Creates a monitor for one type of interface.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    types = [requiredInterfaceType]
    prohibited = []
    NetworkCenter.shared.add(self)
  }

  /// Creates a monitor that excludes some types of interfaces.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    types = nil
    prohibited = Set(prohibitedInterfaceTypes)
    NetworkCenter.shared.add(self)
  }

  /// The handler, called on the queue of the monitor.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The current path.
  public var currentPath: NWPath {
    let isWanted = types?.contains(.wifi) ?? !prohibited.contains(.wifi)
    return NWPath(status: NetworkCenter.shared.isConnected && isWanted ? .satisfied : .unsatisfied)
  }

  /// The queue of the handler; nil before the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Calls the handler soon, and on each change.
  public func start(queue: DispatchQueue) {
    let isNew = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    if isNew { pathDidChange() }
  }

  /// Stops calling the handler.
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
  /// A network path.
  public typealias Element = NWPath

  /// Reads one path at a time.
  public struct Iterator: AsyncIteratorProtocol {
    /// A network path.
    public typealias Element = NWPath

    fileprivate var source: AsyncStream<NWPath>.Iterator

    /// Returns the current path, then each change; nil when the monitor is cancelled.
    public mutating func next() async -> NWPath? { await source.next() }
  }

  /// Returns an iterator whose first path is the current one.
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
