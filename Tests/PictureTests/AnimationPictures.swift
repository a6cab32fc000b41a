import DisplayList
import Foundation

@testable import Rasterizer

/// The pictures of an animation that `AnimationEncoder` wrote.
struct AnimationPictures {
  private(set) var all: [Bitmap] = []

  init(_ file: Data) throws {
    let chunks = PNGChunk.all(in: file)
    let header = chunks.first { $0.type == "IHDR" }?.data ?? Data()
    for frame in chunks.split(whereSeparator: { $0.type == "fcTL" }).dropFirst() {
      guard let start = frame.first.flatMap({ _ in chunks[..<frame.startIndex].last }) else { continue }
      // The data of each frame after the first are preceded by a number.
      try add(
        frame.compactMap { $0.type == "IDAT" ? $0.data : $0.type == "fdAT" ? Data($0.data.dropFirst(4)) : nil },
        header, control: start.data)
    }
  }

  /// Adds a rectangle of new pixels on top of the previous picture.
  private mutating func add(_ parts: [Data], _ header: Data, control: Data) throws {
    func number(_ place: Int) -> Int { control.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    var size = header
    size.replaceSubrange(0..<8, with: control.dropFirst(4).prefix(8))
    var file = PNGChunk.signature
    PNGChunk(type: "IHDR", data: size).write(to: &file)
    for data in parts { PNGChunk(type: "IDAT", data: data).write(to: &file) }
    PNGChunk(type: "IEND", data: Data()).write(to: &file)
    let part = try ImageDecoder.decode(file, maximumPixels: 16384)
    guard let last = all.last else { return all.append(part) }
    var pixels = last.pixels
    for row in 0..<part.height {
      let start = ((number(16) + row) * last.width + number(12)) * 4
      let source = row * part.width * 4
      pixels.replaceSubrange(start..<start + part.width * 4, with: part.pixels[source..<source + part.width * 4])
    }
    all.append(Bitmap(width: last.width, height: last.height, pixels: pixels))
  }
}
