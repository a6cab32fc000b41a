import Foundation

/// Malicious picture files.
public enum MadePictures {
  /// Returns a grey progressive JPEG: one scan has a picture, the others about a byte for each 1,500 pixels squared.
  public static func jpeg(width: Int, height: Int, scans: Int) -> Data {
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
    bytes += [0xFF, 0xC2, 0, 11, 8] + word(height) + word(width) + [1, 1, 0x11, 0]
    // Two tables with one code each, a single 0: "no difference" and "the next 16,384 blocks have nothing".
    for (table, symbol) in [(0x00, 0x00), (0x10, 0xE0)] as [(UInt8, UInt8)] {
      bytes += [0xFF, 0xC4, 0, 20, table, 1] + Array(repeating: 0, count: 15) + [symbol]
    }
    bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0] + Array(repeating: 0, count: (blocks + 7) / 8)
    let runs = (blocks + 16_383) / 16_384
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 63, 0] + Array(repeating: 0, count: (15 * runs + 7) / 8)
    for _ in 1..<max(1, scans) { bytes += scan }
    return Data(bytes + [0xFF, 0xD9])
  }

  /// Returns an animation of one red pixel.
  public static func gif(frames: Int) -> Data {
    let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0xF0, 0, 0, 0xFF, 0, 0, 0xFF, 0xFF, 0xFF]
    let frame: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    return Data(head + Array(repeatElement(frame, count: frames).joined()) + [0x3B])
  }

  /// Returns the file with some bytes changed, removed or doubled, or truncated.
  public static func damaged(_ file: Data, _ numbers: inout SeededNumbers) -> Data {
    var bytes = [UInt8](file)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where bytes.count > 2 {
      let place = Int.random(in: 0..<bytes.count - 1, using: &numbers)
      let end = min(bytes.count, place + Int.random(in: 1...64, using: &numbers))
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes[place] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &numbers) ?? 0
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.removeLast(bytes.count - max(2, end))
      }
    }
    return Data(bytes)
  }
}
