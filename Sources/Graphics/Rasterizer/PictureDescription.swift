import Foundation

/// The properties of a picture file, read without decoding it.
public struct PictureDescription: Sendable, Hashable {
  /// The media type: "image/png"
  public var mediaType: String
  /// The width in pixels, as in the file.
  public var width: Int
  /// The height in pixels, as in the file.
  public var height: Int
  /// The bits per component.
  public var depth = 8
  /// Whether it has only greys.
  public var isGray = false
  /// Whether it may be transparent.
  public var hasAlpha = false
  /// Whether pixels are indices into a palette.
  public var isIndexed = false
  /// The orientation of the pixels, by the Exif standard's numbers; nil if the file does not say.
  public var orientation: Int?
  /// Whether a JPEG file becomes sharper while it loads.
  public var isProgressive = false
  /// Whether a JPEG file has a JFIF header.
  public var isJFIF = false

  /// Reads a file; nil if it cannot be decoded, or if not enough of it is there.
  public init?(_ data: Data) {
    guard let mediaType = try? ImageDecoder.mediaType(of: data) else { return nil }
    self.mediaType = mediaType
    (width, height) = (0, 0)
    data.withUnsafeBytes { bytes in
      switch mediaType {
      case "image/png": readPNG(bytes)
      case "image/gif": readGIF(bytes)
      case "image/jpeg": readJPEG(bytes)
      default: readWebP(bytes)
      }
    }
    if width <= 0 || height <= 0 { return nil }
  }

  private static func big(_ bytes: UnsafeRawBufferPointer, _ place: Int, _ count: Int) -> Int {
    (place..<place + count).reduce(0) { $0 << 8 | Int(bytes[$1]) }
  }
  private static func little(_ bytes: UnsafeRawBufferPointer, _ place: Int, _ count: Int) -> Int {
    (place..<place + count).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
  }

  private mutating func readPNG(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 26 else { return }
    (width, height) = (Self.big(bytes, 16, 4), Self.big(bytes, 20, 4))
    depth = Int(bytes[24])
    (isGray, hasAlpha, isIndexed) = ([0, 4].contains(bytes[25]), bytes[25] >= 4, bytes[25] == 3)
    var place = 33
    while place + 8 <= bytes.count {
      let type = Self.big(bytes, place + 4, 4)
      // tRNS, and IDAT, after which there is none.
      if type == 0x7452_4E53 { hasAlpha = true }
      if type == 0x4944_4154 { break }
      place += Self.big(bytes, place, 4) + 12
    }
  }

  private mutating func readGIF(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 13 else { return }
    (width, height) = (Self.little(bytes, 6, 2), Self.little(bytes, 8, 2))
    (isIndexed, hasAlpha) = (true, true)
  }

  private mutating func readWebP(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 30 else { return }
    switch Self.big(bytes, 12, 4) {
    case 0x5650_3858:  // VP8X
      hasAlpha = bytes[20] & 0x10 != 0
      (width, height) = (1 + Self.little(bytes, 24, 3), 1 + Self.little(bytes, 27, 3))
    case 0x5650_384C:  // VP8L
      let bits = Self.little(bytes, 21, 4)
      (width, height, hasAlpha) = (1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF, bits >> 28 & 1 == 1)
    default:
      (width, height) = (Self.little(bytes, 26, 2) & 0x3FFF, Self.little(bytes, 28, 2) & 0x3FFF)
    }
  }

  private mutating func readJPEG(_ bytes: UnsafeRawBufferPointer) {
    var place = 2
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else { return }
      let marker = bytes[place + 1]
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      let length = Self.big(bytes, place + 2, 2)
      if marker == 0xDA || marker == 0xD9 { return }
      if marker == 0xE0, place + 8 <= bytes.count, Self.big(bytes, place + 4, 4) == 0x4A46_4946 { isJFIF = true }
      if marker == 0xE1, orientation == nil, place + 2 + length <= bytes.count {
        orientation = Self.orientation(
          inExif: UnsafeRawBufferPointer(rebasing: bytes[place + 4..<max(place + 4, place + 2 + length)]))
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard place + 10 <= bytes.count else { return }
        depth = Int(bytes[place + 4])
        (height, width) = (Self.big(bytes, place + 5, 2), Self.big(bytes, place + 7, 2))
        isGray = bytes[place + 9] == 1
        isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
        return
      }
      place += 2 + length
    }
  }

  /// Returns the orientation in a segment of Exif; nil if there is none.
  private static func orientation(inExif bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count >= 14, big(bytes, 0, 4) == 0x4578_6966 else { return nil }
    let isLittle = bytes[6] == 0x49
    func number(_ place: Int, _ count: Int) -> Int {
      guard place >= 0, place + count <= bytes.count else { return 0 }
      return isLittle ? little(bytes, place, count) : big(bytes, place, count)
    }
    let list = 6 + number(10, 4)
    for entry in 0..<number(list, 2) {
      let place = list + 2 + entry * 12
      guard place + 12 <= bytes.count else { return nil }
      if number(place, 2) == 0x0112 { return (1...8).contains(number(place + 8, 2)) ? number(place + 8, 2) : nil }
    }
    return nil
  }
}
