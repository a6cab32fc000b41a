import Foundation
import Synchronization

/// A decoded picture, shared by reference; equal only to itself.
public final class Bitmap: Sendable, Equatable {
  /// An id that is unique within one process.
  public let id: UInt64
  /// The width in pixels.
  public let width: Int
  public let height: Int
  /// The pixels, premultiplied, 4 bytes each in the order blue, green, red, alpha (Cairo's ARGB32 on little-endian
  /// machines), in rows of `width * 4` bytes from the top.
  public let pixels: Data
  /// The width of its file's picture in pixels: more than `width` if it was scaled down during decoding.
  public let fullWidth: Int
  public let fullHeight: Int
  /// The media type of its file ("image/png"); nil if it came from none.
  public let mediaType: String?
  private let file: Mutex<Data?>
  /// Encodes the file on first use.
  private let encode: (@Sendable (Bitmap) -> Data)?
  /// Decodes its file without scaling it down; nil if this bitmap was not scaled down.
  private let decode: (@Sendable () -> Bitmap?)?
  /// The full picture, as long as anybody uses it.
  private let decoded = Mutex(WeakBitmap())

  private struct WeakBitmap {
    weak var bitmap: Bitmap?
  }

  /// The picture of a file that was scaled down during decoding.
  public struct Full: Sendable {
    let width, height: Int
    let decode: @Sendable () -> Bitmap?

    /// - Parameters:
    ///   - width: in pixels, like the height.
    ///   - decode: decodes the file without scaling it down; nil if that fails.
    public init(width: Int, height: Int, decode: @escaping @Sendable () -> Bitmap?) {
      (self.width, self.height, self.decode) = (width, height, decode)
    }
  }

  /// The file that the picture came from, for hosts that can show it themselves, with its media type ("image/png").
  public var encoded: (data: Data, mediaType: String)? {
    guard let mediaType else { return nil }
    let data = file.withLock { file in
      if file == nil { file = encode?(self) }
      return file
    }
    return data.map { ($0, mediaType) }
  }

  public init(id: UInt64, width: Int, height: Int, pixels: Data, encoded: (data: Data, mediaType: String)? = nil) {
    self.id = id
    self.width = width
    self.height = height
    self.pixels = pixels
    fullWidth = width
    fullHeight = height
    mediaType = encoded?.mediaType
    file = Mutex(encoded?.data)
    encode = nil
    decode = nil
  }

  /// Creates a picture that is smaller than its file, and is encoded as a file of its own on first use.
  /// - Parameter full: the file's picture; nil for a thumbnail, which is a picture of its own.
  public init(
    width: Int, height: Int, pixels: Data, mediaType: String, encode: @escaping @Sendable (Bitmap) -> Data,
    full: Full?
  ) {
    id = Self.makeID()
    self.width = width
    self.height = height
    self.pixels = pixels
    fullWidth = full?.width ?? width
    fullHeight = full?.height ?? height
    self.mediaType = mediaType
    file = Mutex(nil)
    self.encode = encode
    decode = full?.decode
  }

  /// Creates a picture with its own identity.
  public convenience init(width: Int, height: Int, pixels: Data, encoded: (data: Data, mediaType: String)? = nil) {
    self.init(id: Self.makeID(), width: width, height: height, pixels: pixels, encoded: encoded)
  }

  /// Returns an `id` that no other bitmap of this process has.
  public static func makeID() -> UInt64 {
    lastID.withLock { id in
      id += 1
      return id
    }
  }

  private static let lastID = Mutex<UInt64>(0)

  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }

  /// The picture with all pixels of its file: itself unless it was scaled down, and then decoded once more. Itself as
  /// well if the file cannot be decoded at that size.
  public var full: Bitmap {
    guard let decode else { return self }
    return decoded.withLock { known in
      if let bitmap = known.bitmap { return bitmap }
      guard let bitmap = decode() else { return self }
      known.bitmap = bitmap
      return bitmap
    }
  }

  /// Returns a part of the picture, in pixels that lie inside it.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var part = Data(capacity: width * height * 4)
    for row in y..<y + height {
      let start = pixels.startIndex + (row * self.width + x) * 4
      part.append(pixels[start..<start + width * 4])
    }
    return Bitmap(width: width, height: height, pixels: part)
  }

  /// Returns the picture as it is shown.
  /// - Parameter orientation: the rotation of its pixels, by the Exif standard's numbers: 1 none, 2 mirrored, 3 half a
  ///   turn, 4 mirrored upside down, 5 to 8 with rows that are shown as columns.
  public func turned(orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation), pixels.count >= width * height * 4 else { return self }
    let isSideways = orientation >= 5
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    var turned = Data(count: width * height * 4)
    turned.withUnsafeMutableBytes { target in
      pixels.withUnsafeBytes { source in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (right, down) = (newWidth - 1 - x, newHeight - 1 - y)
            let place =
              switch orientation {
              case 2: (right, y)
              case 3: (right, down)
              case 4: (x, down)
              case 5: (y, x)
              case 6: (y, right)
              case 7: (down, right)
              default: (down, x)
              }
            let pixel = source.loadUnaligned(fromByteOffset: (place.1 * width + place.0) * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: (y * newWidth + x) * 4, as: UInt32.self)
          }
        }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: turned)
  }
}
