import Dispatch

// On Linux `DispatchQueue.main` returns a new object each time, so identity is that of the underlying C queue.
extension DispatchQueue: @retroactive Hashable {
  private var queue: UnsafeRawPointer {
    let header = 2 * MemoryLayout<UInt>.size
    return unsafeBitCast(self, to: UnsafeRawPointer.self).load(fromByteOffset: header, as: UnsafeRawPointer.self)
  }

  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one.queue == other.queue }
  public func hash(into hasher: inout Hasher) { hasher.combine(queue) }
}
