import DisplayList
import Foundation

/// Writes an animated PNG (APNG 1.0, now in the third edition of PNG): a PNG whose further pictures are in separate
/// chunks, so that a viewer that does not know them shows the first.
///
/// Each picture after the first is only the smallest rectangle that changed.
public struct AnimationEncoder {
  private struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var duration: TimeInterval
    /// Compressed pixels, as in the `IDAT` chunks of a PNG.
    var data: [Data]
  }

  private var frames: [Frame] = []
  private var header = Data()
  private var last: Bitmap?

  /// Creates an animation without pictures.
  public init() {}

  /// Adds a picture. Transparency is ignored. All pictures must have the first one's size; others are left out.
  /// - Parameter duration: how long it is shown, in seconds; stored in milliseconds, at most 65.
  public mutating func append(_ picture: Bitmap, duration: TimeInterval) {
    var area = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    if let last {
      guard last.width == picture.width, last.height == picture.height else { return }
      guard let changed = Self.changedArea(last, picture) else {
        frames[frames.count - 1].duration += duration
        return
      }
      area = changed
    }
    last = picture
    let chunks = PNGChunk.all(in: ImageEncoder.opaquePNG(picture, area: area))
    if frames.isEmpty, let first = chunks.first(where: { $0.type == "IHDR" }) { header = first.data }
    frames.append(
      Frame(
        x: area.x, y: area.y, width: area.width, height: area.height, duration: duration,
        data: chunks.filter { $0.type == "IDAT" }.map(\.data)))
  }

  /// Returns the file; empty if there is no picture.
  public func finish() -> Data {
    if frames.isEmpty { return Data() }
    var file = PNGChunk.signature
    PNGChunk(type: "IHDR", data: header).write(to: &file)
    // The number of pictures; 0 plays forever.
    PNGChunk(type: "acTL", data: Data(bigEndian: UInt32(frames.count)) + Data(bigEndian: UInt32(0))).write(to: &file)
    var sequence: UInt32 = 0
    func next() -> Data {
      defer { sequence += 1 }
      return Data(bigEndian: sequence)
    }
    for (index, frame) in frames.enumerated() {
      var control = next()
      for value in [frame.width, frame.height, frame.x, frame.y] { control += Data(bigEndian: UInt32(value)) }
      let milliseconds = min(max(0, (frame.duration * 1000).rounded()), 65535)
      control += Data(bigEndian: UInt16(milliseconds)) + Data(bigEndian: UInt16(1000))
      // Keep the previous picture, and replace the rectangle.
      control += Data([0, 0])
      PNGChunk(type: "fcTL", data: control).write(to: &file)
      for data in frame.data {
        let chunk = index == 0 ? PNGChunk(type: "IDAT", data: data) : PNGChunk(type: "fdAT", data: next() + data)
        chunk.write(to: &file)
      }
    }
    PNGChunk(type: "IEND", data: Data()).write(to: &file)
    return file
  }

  /// Returns the smallest rectangle outside which two pictures of one size are equal; nil if they are.
  private static func changedArea(_ old: Bitmap, _ new: Bitmap) -> PixelRect? {
    let (width, height) = (new.width, new.height)
    return old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { new -> PixelRect? in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return nil }
        func differs(_ y: Int) -> Bool { memcmp(oldStart + y * width * 4, newStart + y * width * 4, width * 4) != 0 }
        guard let top = (0..<height).first(where: differs), let bottom = (0..<height).last(where: differs) else {
          return nil
        }
        var (left, right) = (width - 1, 0)
        for y in top...bottom {
          func differs(_ x: Int) -> Bool {
            let offset = (y &* width &+ x) &* 4
            return old.load(fromByteOffset: offset, as: UInt32.self)
              != new.load(fromByteOffset: offset, as: UInt32.self)
          }
          // Only beyond the area that is known to have changed.
          if let first = (0..<left).first(where: differs) { left = first }
          if right + 1 < width, let last = ((right + 1)..<width).last(where: differs) { right = last }
        }
        return PixelRect(
          x: min(left, right), y: top, width: max(left, right) - min(left, right) + 1, height: bottom - top + 1)
      }
    }
  }
}

/// A chunk of a PNG file.
struct PNGChunk {
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Four letters.
  var type: String
  var data: Data

  /// Returns the chunks of a whole file, as far as it is complete.
  static func all(in file: Data) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = file.dropFirst(signature.count)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { break }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(PNGChunk(type: type, data: Data(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  /// Writes length, type, content and check sum.
  func write(to file: inout Data) {
    let body = Data(type.utf8) + data
    file += Data(bigEndian: UInt32(data.count))
    file += body
    file += Data(bigEndian: Self.checksum(body))
  }

  /// Returns the CRC-32 as PNG defines it.
  static func checksum(_ data: Data) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    data.withUnsafeBytes { bytes in
      table.withUnsafeBufferPointer { table in
        for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
      }
    }
    return crc ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}

extension Data {
  fileprivate init(bigEndian value: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }
}
