import Foundation
import ScrollworkUIKit

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What happened: 0 if all went well.
public typealias vImage_Error = Int
/// How something is done.
public typealias vImage_Flags = UInt32
/// A component of 8 bits.
public typealias Pixel_8 = UInt8
/// Four components of 8 bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// All went well.
public let kvImageNoError = 0
/// A part of the picture lies outside of it.
public let kvImageRoiLargerThanInputBuffer = -21766
/// A kernel has no size, or an even one.
public let kvImageInvalidKernelSize = -21767
/// It is not said what is beyond the edges.
public let kvImageInvalidEdgeStyle = -21768
/// A buffer has no memory.
public let kvImageNullPointerArgument = -21772
/// Numbers do not fit one another.
public let kvImageInvalidParameter = -21773
/// Buffers do not fit one another.
public let kvImageBufferSizeMismatch = -21774
/// There is not enough memory.
public let kvImageMemoryAllocationError = -21771

/// As usual.
public let kvImageNoFlags = 0
/// The first of four components stays as it is.
public let kvImageLeaveAlphaUnchanged = 1
/// What is beyond the edges does not count.
public let kvImageTruncateKernel = 64
/// A colour is beyond the edges.
public let kvImageBackgroundColorFill = 4
/// The pixels of the edges go on beyond them.
public let kvImageEdgeExtend = 8
/// It is done by one thread, as everything is here.
public let kvImageDoNotTile = 16
/// It is done as well as possible, as everything is here.
public let kvImageHighQualityResampling = 32
/// Nothing is done but to tell how much memory it takes: none.
public let kvImageGetTempBufferSize = 128

/// The pixels of a picture, in rows.
public struct vImage_Buffer {
  /// Where the first row begins.
  public var data: UnsafeMutableRawPointer?
  /// How many rows there are.
  public var height: vImagePixelCount
  /// Pixels of a row.
  public var width: vImagePixelCount
  /// How far the beginnings of two rows are from one another.
  public var rowBytes: Int

  /// No pixels.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  /// Pixels in some memory, which stays the app's.
  public init(data: UnsafeMutableRawPointer?, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Room for pixels, which `free()` gives back.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard 1..<1 << 24 ~= width, 1..<1 << 24 ~= height, 1...128 ~= bitsPerPixel else {
      throw vImageError(rawValue: kvImageInvalidParameter)
    }
    let rowBytes = ((width * Int(bitsPerPixel) + 7) / 8 + 15) / 16 * 16
    self.init(
      data: malloc(rowBytes * height), height: vImagePixelCount(height), width: vImagePixelCount(width),
      rowBytes: rowBytes)
    if data == nil { throw vImageError(rawValue: kvImageMemoryAllocationError) }
  }

  /// Gives back the room that was made by this type.
  public func free() { Foundation.free(data) }

  /// How large the picture is, in pixels.
  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
}

/// Why something was not done.
public struct vImageError: Error, Hashable, Sendable {
  /// One of the numbers of `vImage_Error`.
  public let rawValue: Int
}

/// Makes room for pixels, which `free` gives back.
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
  _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  guard let width = Int(exactly: width), let height = Int(exactly: height),
    let made = try? vImage_Buffer(width: width, height: height, bitsPerPixel: pixelBits)
  else { return kvImageInvalidParameter }
  buf.pointee = made
  return kvImageNoError
}

extension vImage_Buffer {
  /// Four components of 8 bits in each pixel, if all rows have room for them.
  func rows4() -> UnsafeMutableRawBufferPointer? {
    guard let data, width > 0, height > 0, width < 1 << 24, height < 1 << 24, rowBytes >= Int(width) * 4,
      rowBytes < 1 << 32
    else {
      return nil
    }
    return UnsafeMutableRawBufferPointer(start: data, count: rowBytes * Int(height - 1) + Int(width) * 4)
  }
}
