import DisplayList
import Foundation

/// The bytes of a context's picture: its own or an app's.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  let isOwn: Bool

  /// - Parameter start: the app's bytes; nil to allocate zeroed ones.
  init(_ start: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
    (self.width, self.height, self.bytesPerRow, self.layout) = (width, height, bytesPerRow, layout)
    isOwn = start == nil
    self.start = start ?? .allocate(byteCount: bytesPerRow * height, alignment: 16)
    if isOwn { self.start.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }
  }

  deinit { if isOwn { start.deallocate() } }

  private var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: start, count: bytesPerRow * height)
  }

  /// The current content of the memory.
  var bitmap: Bitmap {
    get { layout.bitmap(in: UnsafeRawBufferPointer(bytes), width: width, height: height, bytesPerRow: bytesPerRow) }
    set { layout.write(newValue, to: bytes, bytesPerRow: bytesPerRow) }
  }
}
