import CVirtualTime
import Synchronization

/// Work in progress outside the process's queues; the virtual clock stands still until it ends.
///
/// It ends with ``end()`` or when the last reference to it is released. Any thread may begin and end it, also in real
/// time, where it has no effect.
public final class ExternalWork: Sendable {
  /// The name in ``VirtualTimeError/held(by:)``.
  public let name: String

  private let number: Mutex<UInt64?>

  init(_ name: String) {
    self.name = name
    number = Mutex(virtual_time_begin_work(name))
  }

  deinit { end() }

  /// Ends the work. Enqueue its consequences (resume the continuation, call the handler) before, so that the clock
  /// cannot move in between. Calling it again does nothing.
  public func end() {
    let ended = number.withLock { number in
      defer { number = nil }
      return number
    }
    if let ended { virtual_time_end_work(ended) }
  }

  static var names: [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      virtual_time_for_each_work(
        { name, context in
          guard let name, let context else { return }
          context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
        }, names)
    }
    return names
  }
}
