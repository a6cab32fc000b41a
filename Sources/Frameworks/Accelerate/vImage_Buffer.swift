import Foundation
import ScrollworkUIKit

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// A result code: 0 for success.
public typealias vImage_Error = Int
/// Options of an operation.
public typealias vImage_Flags = UInt32
/// An 8-bit component.
public typealias Pixel_8 = UInt8
/// Four 8-bit components.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Success.
public let kvImageNoError = 0
/// A part of the region is outside the picture.
public let kvImageRoiLargerThanInputBuffer = -21766
/// The kernel has an invalid size: zero or even.
public let kvImageInvalidKernelSize = -21767
/// No edge style is specified.
public let kvImageInvalidEdgeStyle = -21768
/// A buffer has no memory.
public let kvImageNullPointerArgument = -21772
/// Parameters are inconsistent.
public let kvImageInvalidParameter = -21773
/// The sizes of buffers do not match.
public let kvImageBufferSizeMismatch = -21774
/// Not enough memory.
public let kvImageMemoryAllocationError = -21771

/// The default.
public let kvImageNoFlags = 0
/// Leaves the first of four components unchanged.
public let kvImageLeaveAlphaUnchanged = 1
/// Ignores what is beyond the edges.
public let kvImageTruncateKernel = 64
/// Fills the area beyond the edges with a colour.
public let kvImageBackgroundColorFill = 4
/// Extends the pixels of the edges.
public let kvImageEdgeExtend = 8
/// Uses a single thread, as everything does here.
public let kvImageDoNotTile = 16
/// Uses the highest quality, as everything does here.
public let kvImageHighQualityResampling = 32
/// Only returns the size of the required memory: none.
public let kvImageGetTempBufferSize = 128

/// The pixels of a picture, in rows.
public struct vImage_Buffer {
  /// The start of the first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The number of bytes from one row to the next.
  public var rowBytes: Int

  /// Creates an empty buffer.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  /// Creates a buffer in memory that the app owns.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Allocates a buffer, to be released with `free()`.
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

  /// Releases memory allocated by this type.
  public func free() { Foundation.free(data) }

  /// The size of the picture in pixels.
  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
}

/// The error of an operation.
public struct vImageError: Error, Hashable, Sendable {
  /// A code of `vImage_Error`.
  public let rawValue: Int
}

/// Allocates a buffer, to be released with `free`.
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
  /// Returns the rows with four 8-bit components per pixel, if all of them have room.
  func rows4() -> UnsafeMutableRawBufferPointer? {
    guard let data, width > 0, height > 0, width < 1 << 24, height < 1 << 24, rowBytes >= Int(width) * 4,
      rowBytes < 1 << 32
    else {
      return nil
    }
    return UnsafeMutableRawBufferPointer(start: data, count: rowBytes * Int(height - 1) + Int(width) * 4)
  }
}
