import DisplayList
import Foundation
import Synchronization

/// Pixel memory that is reused when its picture is released, so that a sequence of frames uses one buffer.
///
/// A fresh mapping of a whole screen costs several milliseconds; a frame must not pay for it.
final class FrameBufferPool: Sendable {
  /// The memory of one picture; the pool ignores its content.
  struct Buffer: @unchecked Sendable {
    var pointer: UnsafeMutableRawPointer
    var byteCount: Int
  }

  private let free = Mutex<[Buffer]>([])

  deinit {
    for buffer in free.withLock({ $0 }) { buffer.pointer.deallocate() }
  }

  /// Returns memory of exactly this size, with arbitrary old content.
  func take(byteCount: Int) -> Buffer {
    let found = free.withLock { buffers -> Buffer? in
      let index = buffers.firstIndex { $0.byteCount == byteCount }
      let found = index.map { buffers.remove(at: $0) }
      // Other sizes belong to a screen that is gone.
      if found == nil {
        buffers.removeAll { buffer in
          buffer.pointer.deallocate(); return true
        }
      }
      return found
    }
    if let found { return found }
    return Buffer(pointer: .allocate(byteCount: byteCount, alignment: 64), byteCount: byteCount)
  }

  /// Returns the memory as data; it returns to the pool with the last copy.
  func data(of buffer: Buffer) -> Data {
    Data(
      bytesNoCopy: buffer.pointer, count: buffer.byteCount,
      deallocator: .custom { _, _ in self.giveBack(buffer) })
  }

  private func giveBack(_ buffer: Buffer) {
    let surplus = free.withLock { buffers -> Buffer? in
      buffers.append(buffer)
      return buffers.count > 2 ? buffers.removeFirst() : nil
    }
    surplus?.pointer.deallocate()
  }
}
