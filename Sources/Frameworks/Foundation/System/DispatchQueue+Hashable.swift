import Dispatch

// Each answer of `DispatchQueue.main` is another object on Linux, so what counts is the queue of C that is the one thing in it.
extension DispatchQueue: @retroactive Hashable {
  private var queue: UnsafeRawPointer {
    let header = 2 * MemoryLayout<UInt>.size
    return unsafeBitCast(self, to: UnsafeRawPointer.self).load(fromByteOffset: header, as: UnsafeRawPointer.self)
  }

  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one.queue == other.queue }
  public func hash(into hasher: inout Hasher) { hasher.combine(queue) }
}
