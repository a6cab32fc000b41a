import Foundation

/// Reads the duration from the header of a media file. Nothing is decoded.
enum MediaFile {
  /// Returns the duration in seconds; nil if it cannot be read: a file elsewhere, an unknown format, or a damaged file.
  static func duration(of url: URL) -> Double? {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    return duration(of: data)
  }

  static func duration(of data: Data) -> Double? {
    if data.prefix(4).elementsEqual("RIFF".utf8), data.dropFirst(8).prefix(4).elementsEqual("WAVE".utf8) {
      return wave(data)
    }
    if data.dropFirst(4).prefix(4).elementsEqual("ftyp".utf8) { return movie(data) }
    return mpeg(data)
  }

  private static func number(_ data: Data, _ offset: Int, _ count: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset + count <= data.count else { return nil }
    let bytes = data[data.startIndex + offset..<data.startIndex + offset + count]
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func name(_ data: Data, _ offset: Int) -> String? {
    guard offset + 4 <= data.count else { return nil }
    return String(decoding: data[data.startIndex + offset..<data.startIndex + offset + 4], as: UTF8.self)
  }

  /// Returns the size of the sound divided by the bytes per second.
  private static func wave(_ data: Data) -> Double? {
    var (offset, rate) = (12, 0)
    while let kind = name(data, offset), let size = number(data, offset + 4, 4, isLittle: true) {
      if kind == "fmt " { rate = number(data, offset + 16, 4, isLittle: true) ?? 0 }
      if kind == "data" { return rate > 0 ? Double(min(size, data.count - offset - 8)) / Double(rate) : nil }
      offset += 8 + size + size % 2
    }
    return nil
  }

  /// Returns the duration in the header of the movie.
  private static func movie(_ data: Data) -> Double? {
    guard let movie = box("moov", in: 0..<data.count, of: data), let header = box("mvhd", in: movie, of: data),
      let version = number(data, header.lowerBound, 1)
    else { return nil }
    let isLong = version == 1
    let start = header.lowerBound + (isLong ? 20 : 12)
    guard let scale = number(data, start, 4), scale > 0, let length = number(data, start + 4, isLong ? 8 : 4) else {
      return nil
    }
    return Double(length) / Double(scale)
  }

  private static func box(_ wanted: String, in range: Range<Int>, of data: Data) -> Range<Int>? {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, var size = number(data, offset, 4), let kind = name(data, offset + 4) {
      var head = 8
      if size == 1 {
        guard let long = number(data, offset + 8, 8) else { return nil }
        (size, head) = (long, 16)
      } else if size == 0 {
        size = range.upperBound - offset
      }
      guard size >= head, size <= range.upperBound - offset else { return nil }
      if kind == wanted { return offset + head..<offset + size }
      offset += size
    }
    return nil
  }

  private static let rates: [[Int]] = [
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]
  private static let samples = [44100, 48000, 32000]

  /// Returns the duration of all frames of an MP3 file, from their headers.
  private static func mpeg(_ data: Data) -> Double? {
    var offset = 0
    if data.prefix(3).elementsEqual("ID3".utf8) {
      let size = (6..<10).reduce(0) { $0 << 7 | (number(data, $1, 1) ?? 0) & 0x7F }
      offset = 10 + size
    }
    var seconds = 0.0
    while let head = number(data, offset, 4), head >> 21 & 0x7FF == 0x7FF {
      let (version, layer) = (head >> 19 & 3, head >> 17 & 3)
      let (bits, sample) = (head >> 12 & 15, head >> 10 & 3)
      guard layer == 1, version != 1, bits < 15, bits > 0, sample < 3 else { break }
      let isFirst = version == 3
      let rate = rates[isFirst ? 0 : 1][bits] * 1000
      let frequency = samples[sample] / (isFirst ? 1 : version == 2 ? 2 : 4)
      let perFrame = isFirst ? 1152 : 576
      seconds += Double(perFrame) / Double(frequency)
      offset += perFrame / 8 * rate / frequency + (head >> 9 & 1)
    }
    return seconds > 0 ? seconds : nil
  }
}
