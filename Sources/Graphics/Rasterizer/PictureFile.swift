import Foundation

/// Properties of picture files, damaged ones included, read without decoding.
enum PictureFile {
  /// Returns the number of pixels and scans of a JPEG file. Markers are searched for as decoders do: past whatever lies
  /// between segments, up to the end of the picture.
  static func jpegFrame(of data: Data) -> (pixels: Int, scans: Int) {
    data.withUnsafeBytes { bytes in
      var (pixels, scans) = (0, 0)
      var position = 2
      while let base = bytes.baseAddress, position < bytes.count,
        let found = memchr(base + position, 0xFF, bytes.count - position)
      {
        position = UnsafeRawPointer(found) - base
        while position < bytes.count, bytes[position] == 0xFF { position += 1 }
        guard position < bytes.count else { break }
        let marker = bytes[position]
        position += 1
        // A data byte, and markers without a segment.
        if marker <= 0x01 || (0xD0...0xD8).contains(marker) { continue }
        if marker == 0xD9 { break }
        guard position + 1 < bytes.count else { break }
        if marker == 0xDA { scans += 1 }
        // Frame headers are SOF0 to SOF15 without the tables DHT, JPG and DAC among them.
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker), position + 6 < bytes.count {
          let height = Int(bytes[position + 3]) << 8 | Int(bytes[position + 4])
          let width = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
          pixels = max(pixels, width * height)
        }
        position += Int(bytes[position]) << 8 | Int(bytes[position + 1])
      }
      return (pixels, scans)
    }
  }

  /// Returns a GIF file that ends after its first frame; the file itself if there is no other one. The decoder's time
  /// for all frames is the square of their number.
  static func firstFrame(ofGIF data: Data) -> Data {
    let bytes = [UInt8](data)
    guard bytes.count > 13 else { return data }
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var position = 13 + tableSize(bytes[10])
    while position < bytes.count {
      let isFrame = bytes[position] == 0x2C
      if isFrame {
        guard position + 9 < bytes.count else { return data }
        position += 11 + tableSize(bytes[position + 9])
      } else if bytes[position] == 0x21 {
        position += 2
      } else {
        return data
      }
      while position < bytes.count, bytes[position] != 0 { position += Int(bytes[position]) + 1 }
      position += 1
      if isFrame { return position < bytes.count ? Data(bytes[..<position] + [0x3B]) : data }
    }
    return data
  }
}
