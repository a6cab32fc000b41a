import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@Suite struct AnimationEncoderTests {
  /// Returns a white picture with a square of one colour.
  private func picture(_ color: UInt32, x: Int, y: Int) -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 30)
    for row in y..<(y + 5) { for column in x..<(x + 4) { pixels[row * 40 + column] = color } }
    return Bitmap(width: 40, height: 30, pixels: pixels.withUnsafeBytes { Data($0) })
  }

  private func number(_ data: Data, _ start: Int, _ count: Int = 4) -> Int {
    data.dropFirst(start).prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("given pictures, when they are written, then each frame put over the ones before is the picture again")
  func roundTrip() throws {
    // Given a square that moves, a pause, and a change of its colour
    let pictures = [
      picture(0xFFFF_0000, x: 3, y: 4), picture(0xFFFF_0000, x: 20, y: 10), picture(0xFFFF_0000, x: 20, y: 10),
      picture(0xFF00_00FF, x: 20, y: 10),
    ]
    // When they are written
    var encoder = AnimationEncoder()
    for picture in pictures { encoder.append(picture, duration: 0.05) }
    let file = encoder.finish()
    // Then a viewer of still pictures sees the first
    #expect(try ImageDecoder.decode(file).pixels == pictures[0].pixels)
    // and the file has three frames, the second shown twice as long
    let chunks = PNGChunk.all(in: file)
    #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(number(chunks[1].data, 0) == 3)
    let controls = chunks.filter { $0.type == "fcTL" }.map(\.data)
    #expect(controls.map { number($0, 20, 2) } == [50, 100, 50])
    #expect(controls.map { number($0, 22, 2) } == [1000, 1000, 1000])
    // with numbers in order
    #expect([2, 4, 5, 6, 7].map { number(chunks[$0].data, 0) } == [0, 1, 2, 3, 4])
    // and only what changed in the later ones
    #expect(
      controls.map { [number($0, 12), number($0, 16), number($0, 4), number($0, 8)] } == [
        [0, 0, 40, 30], [3, 4, 21, 11], [20, 10, 4, 5],
      ])
    // and its rectangle, as a picture of its own, is the new square
    var last = PNGChunk.signature
    var header = chunks[0].data
    header.replaceSubrange(0..<8, with: controls[2].dropFirst(4).prefix(8))
    PNGChunk(type: "IHDR", data: header).write(to: &last)
    PNGChunk(type: "IDAT", data: Data(chunks[7].data.dropFirst(4))).write(to: &last)
    PNGChunk(type: "IEND", data: Data()).write(to: &last)
    let square = try ImageDecoder.decode(last)
    #expect((square.width, square.height) == (4, 5))
    #expect((0..<4).allSatisfy { square[$0, 4] == .blue })
  }

  @Test("given the check sum's test value, then ours is the same")
  func checksum() {
    #expect(PNGChunk.checksum(Data("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test("given no picture, then there is no file")
  func empty() {
    #expect(AnimationEncoder().finish().isEmpty)
  }
}
