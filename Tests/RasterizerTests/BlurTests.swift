import DisplayList
import Testing

@testable import Rasterizer

@MainActor @Suite struct BlurTests {
  /// Returns the blur by definition: the mean of a box, rounded, three times along rows and three times along columns.
  private func blurred(_ mask: Mask, _ boxes: [Int]) -> [UInt8] {
    var values = mask.coverage.map { Int($0) * 257 }
    for (count, step, line, lines) in [
      (mask.width, 1, mask.width, mask.height), (mask.height, mask.width, 1, mask.width),
    ] {
      for radius in boxes where radius > 0 {
        let width = 2 * radius + 1
        var next = values
        for start in (0..<lines).map({ $0 * line }) {
          for at in 0..<count {
            let sum = (max(0, at - radius)...min(count - 1, at + radius)).reduce(0) { $0 + values[start + $1 * step] }
            next[start + at * step] = (sum + width / 2) / width
          }
        }
        values = next
      }
    }
    return values.map { UInt8(min($0 + 128, 65535) / 257) }
  }

  @Test("given full and partial coverage, then every pixel is the rounded mean, exactly", arguments: [0.8, 2, 8])
  func exactMeans(sigma: Double) {
    let (width, height) = (70, 61)
    // Any coverage that a shape can have: nothing, edges, everything.
    let coverage = (0..<width * height).map { pixel -> UInt8 in
      let (x, y) = (pixel % width, pixel / width)
      return (20..<50).contains(x) && (20..<41).contains(y) ? 255 : x == 19 ? UInt8(y * 4 % 256) : 0
    }
    var mask = Mask(left: 0, top: 0, width: width, height: height, coverage: coverage)
    let blur = Blur(sigma: sigma)
    let expected = blurred(mask, blur.boxes)
    blur.apply(to: &mask)
    #expect(mask.coverage == expected)
    #expect(Set(mask.coverage).count > 10)
  }
}
