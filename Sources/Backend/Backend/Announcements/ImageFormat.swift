import Foundation

/// A picture format that announcements accept, recognised by its bytes and checked from the first to the last.
///
/// The check walks the file's parts without decoding pixels: it finds truncated files, other content after a valid
/// beginning, and dimensions that would exhaust the phones showing them.
enum ImageFormat: String, CaseIterable, Sendable {
  case jpeg = "image/jpeg"
  case png = "image/png"

  /// The largest accepted file, in bytes: a phone's picture has a few million.
  static let largestPhoto = 10 * 1024 * 1024
  /// The largest accepted picture: a phone's camera has 12 to 48 million pixels.
  static let mostPixels = 50_000_000
  /// The most pixels times scans of a JPEG file, since decoders go over all pixels for each: 20 scans of the largest
  /// picture. Encoders make 6 to 12; a file of some megabytes can have 100,000, which keep a phone busy for an hour.
  static let mostWork = 20 * mostPixels
  /// A scan costs at least as much as this many pixels.
  static let leastScan = 1 << 16

  /// Why bytes are not a usable picture, as the rest of a sentence that begins with the picture.
  struct Fault: Error, Equatable {
    let reason: String
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    }
  }

  /// Recognises the format by the first bytes.
  init?(sniffing bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Self.pngSignature) {
      self = .png
    } else {
      return nil
    }
  }

  /// Throws unless the bytes are one whole picture of this format.
  func check(_ bytes: [UInt8]) throws(Fault) {
    let size: (width: Int, height: Int)
    var scans = 1
    switch self {
    case .jpeg: (size, scans) = try Self.jpegFrame(bytes)
    case .png: size = try Self.pngSize(bytes)
    }
    guard size.width > 0, size.height > 0 else { throw Fault(reason: "has no width or no height") }
    guard size.width * size.height <= Self.mostPixels else {
      throw Fault(reason: "has \(size.width) x \(size.height) pixels, more than \(Self.mostPixels). Make it smaller")
    }
    guard scans * max(Self.leastScan, size.width * size.height) <= Self.mostWork else {
      throw Fault(reason: "is stored in \(scans) scans, too many for its size. Save it again as an ordinary JPEG")
    }
  }

  private static let cutShort = Fault(reason: "ends too early. Send the whole file")
  private static let damaged = Fault(reason: "is damaged. Save it again and send that")

  /// Walks the marker segments of ITU-T T.81, annex B, up to the end-of-image marker.
  private static func jpegFrame(_ bytes: [UInt8]) throws(Fault) -> (size: (width: Int, height: Int), scans: Int) {
    var size: (width: Int, height: Int)?
    var scans = 0
    var position = 2
    while true {
      guard position + 1 < bytes.count else { throw cutShort }
      guard bytes[position] == 0xFF else { throw damaged }
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF:  // A fill byte.
        position += 1
        continue
      case 0xD9:
        guard let size, scans > 0 else { throw damaged }
        return (size, scans)
      case 0x01, 0xD0...0xD7:  // Markers without a segment.
        position += 2
        continue
      default: break
      }
      guard position + 3 < bytes.count else { throw cutShort }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2 else { throw damaged }
      guard position + 2 + length <= bytes.count else { throw cutShort }
      // Frame headers are SOF0 to SOF15 without the tables DHT, JPG and DAC among them.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        // Decoders use one frame only: a second could hide how large the first is.
        guard length >= 8, size == nil else { throw damaged }
        size = (
          width: Int(bytes[position + 7]) << 8 | Int(bytes[position + 8]),
          height: Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        )
      }
      position += 2 + length
      if marker == 0xDA {
        guard size != nil else { throw damaged }
        scans += 1
        // Compressed data extend to the next marker; 0xFF00 is a data byte and RST0 to RST7 are part of them.
        while position + 1 < bytes.count,
          bytes[position] != 0xFF || bytes[position + 1] == 0 || (0xD0...0xD7).contains(bytes[position + 1])
        {
          position += 1
        }
      }
    }
  }

  /// Walks the chunks of PNG up to the end chunk, verifying each checksum.
  private static func pngSize(_ bytes: [UInt8]) throws(Fault) -> (width: Int, height: Int) {
    func word(_ index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    var size: (width: Int, height: Int)?
    var hasData = false
    var position = pngSignature.count
    while true {
      guard position + 12 <= bytes.count else { throw cutShort }
      let length = word(position)
      guard length <= Int(Int32.max) else { throw damaged }
      let end = position + 8 + length
      guard end + 4 <= bytes.count else { throw cutShort }
      guard crc32(bytes[position + 4..<end]) == UInt32(word(end)) else { throw damaged }
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      switch type {
      case "IHDR" where size == nil && length == 13: size = (word(position + 8), word(position + 12))
      case "IDAT": hasData = true
      case "IEND":
        guard let size, hasData else { throw damaged }
        return size
      default: break
      }
      guard size != nil else { throw damaged }
      position = end + 4
    }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
  }

  /// Returns the CRC-32 of PNG (polynomial 0xEDB88320, ISO 3309).
  private static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = crcTable
    return ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
