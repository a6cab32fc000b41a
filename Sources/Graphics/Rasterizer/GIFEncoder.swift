import DisplayList
import Foundation

/// Writes a GIF file (GIF89a): pictures of at most 255 colours each, with binary transparency.
public struct GIFEncoder {
  /// How often an animation is shown; 0 for forever, nil if the file does not say.
  public let loopCount: Int?
  private var width = 0
  private var height = 0
  private var frames = Data()

  /// Creates a file without pictures.
  public init(loopCount: Int?) { self.loopCount = loopCount }

  /// Adds a picture. All pictures must have the first one's size; others are left out.
  /// - Parameter delay: how long it is shown, in seconds; stored in hundredths.
  public mutating func append(_ picture: Bitmap, delay: TimeInterval) {
    if frames.isEmpty { (width, height) = (picture.width, picture.height) }
    guard picture.width == width, picture.height == height, max(width, height) <= 0xFFFF else { return }
    let (palette, indices) = Self.indexed(picture)
    let hundredths = Int(min(max(0, (delay * 100).rounded()), 65535))
    // The previous picture is removed where this one is transparent, which the last colour means.
    frames += [0x21, 0xF9, 4, 2 << 2 | 1, UInt8(hundredths & 0xFF), UInt8(hundredths >> 8), 255, 0]
    frames += [0x2C, 0, 0, 0, 0] + Self.little(width) + Self.little(height) + [0x87]
    frames += palette + [UInt8](repeating: 0, count: 768 - palette.count)
    frames.append(8)
    let codes = Self.compressed(indices)
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      frames.append(UInt8(block.count))
      frames += block
    }
    frames.append(0)
  }

  /// Returns the file; empty if there is no picture.
  public func finish() -> Data {
    if frames.isEmpty { return Data() }
    var file = Data("GIF89a".utf8)
    for part in [Self.little(width), Self.little(height), [0x70, 0, 0]] { file.append(contentsOf: part) }
    if let loopCount {
      file.append(contentsOf: [0x21, 0xFF, 11])
      file.append(contentsOf: "NETSCAPE2.0".utf8)
      for part in [[3, 1], Self.little(min(max(0, loopCount), 65535)), [0]] { file.append(contentsOf: part) }
    }
    file.append(contentsOf: frames)
    file.append(0x3B)
    return file
  }

  private static func little(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

  // MARK: Colours

  /// Returns the colours of a picture, red first, and the index of each pixel's colour; 255 is none.
  private static func indexed(_ picture: Bitmap) -> (palette: [UInt8], indices: [UInt8]) {
    // Components lose bits until there are few enough colours.
    for bits in (3...8).reversed() {
      if let found = indexed(picture, bits: bits) { return found }
    }
    return indexed(picture, bits: 2) ?? ([], [])
  }

  private static func indexed(_ picture: Bitmap, bits: Int) -> (palette: [UInt8], indices: [UInt8])? {
    var places: [UInt32: UInt8] = [:]
    var palette: [UInt8] = []
    var indices: [UInt8] = []
    indices.reserveCapacity(picture.width * picture.height)
    let shift = UInt32(8 - bits)
    let most = UInt32(1 << bits - 1)
    let isComplete = picture.pixels.withUnsafeBytes { bytes in
      for place in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = UInt32(bytes[place &+ 3])
        guard alpha >= 128 else {
          indices.append(255)
          continue
        }
        func component(_ offset: Int) -> UInt32 { min(255, UInt32(bytes[place &+ offset]) &* 255 / alpha) &>> shift }
        let (red, green, blue) = (component(2), component(1), component(0))
        let key = red << 16 | green << 8 | blue
        if let found = places[key] {
          indices.append(found)
          continue
        }
        guard places.count < 255 else { return false }
        places[key] = UInt8(places.count)
        indices.append(UInt8(places.count - 1))
        for value in [red, green, blue] { palette.append(UInt8(value &* 255 / most)) }
      }
      return true
    }
    return isComplete ? (palette, indices) : nil
  }

  // MARK: Codes

  /// Compresses 8-bit numbers with the codes of Lempel, Ziv and Welch.
  private static func compressed(_ indices: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var (buffer, filled, length) = (UInt32(0), 0, 9)
    func write(_ code: Int) {
      buffer |= UInt32(code) << UInt32(filled)
      filled += length
      while filled >= 8 {
        bytes.append(UInt8(buffer & 0xFF))
        buffer >>= 8
        filled -= 8
      }
    }
    let (clear, end) = (256, 257)
    var codes: [UInt32: Int] = [:]
    var next = 258
    write(clear)
    var current: Int?
    for index in indices {
      guard let before = current else {
        current = Int(index)
        continue
      }
      let key = UInt32(before) << 8 | UInt32(index)
      if let code = codes[key] {
        current = code
        continue
      }
      write(before)
      codes[key] = next
      if next == 1 << length { length += 1 }
      next += 1
      if next == 4096 {
        write(clear)
        (codes, next, length) = ([:], 258, 9)
      }
      current = Int(index)
    }
    if let current { write(current) }
    write(end)
    if filled > 0 { bytes.append(UInt8(buffer & 0xFF)) }
    return bytes
  }
}

extension ImageEncoder {
  /// Returns a JPEG file with the orientation of its pixels, by the Exif standard's numbers.
  public static func jpeg(_ file: Data, turned orientation: Int) -> Data {
    guard (2...8).contains(orientation), file.starts(with: [0xFF, 0xD8]) else { return file }
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    return file.prefix(2) + Data(exif) + file.dropFirst(2)
  }
}
