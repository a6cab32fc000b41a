import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// Returns a picture whose left half is red and whose right half is blue.
func halves(width: Int, height: Int, alpha: UInt8 = 255) -> Bitmap {
  var pixels = Data()
  for _ in 0..<height {
    for x in 0..<width { pixels.append(contentsOf: x < width / 2 ? [0, 0, alpha, alpha] : [alpha, 0, 0, alpha]) }
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

@MainActor
@Suite struct ImageDrawingTests {
  @Test func imagesFillTheirRectangle() {
    let bitmap = render(.image(halves(width: 2, height: 2), rect(10, 10, 20, 20), tint: nil))
    #expect(bitmap[11, 20] == .red && bitmap[28, 20] == .blue)
    #expect(bitmap[10, 10] == .red, "edges are not half transparent")
    #expect(bitmap[9, 20] == .white && bitmap[30, 20] == .white)
  }

  @Test func anImageOfItsOwnSizeIsCopiedExactly() {
    let bitmap = render(.image(halves(width: 20, height: 20), rect(5, 5, 20, 20), tint: nil))
    #expect(bitmap[14, 10] == .red && bitmap[15, 10] == .blue)
  }

  @Test func downscalingAverages() {
    // given a chequerboard of single pixels, at a quarter of its size it is grey everywhere
    var pixels = Data()
    for y in 0..<160 {
      for x in 0..<160 { pixels.append(contentsOf: (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]) }
    }
    let bitmap = render(.image(Bitmap(width: 160, height: 160, pixels: pixels), rect(0, 0, 40, 40), tint: nil))
    for (x, y) in [(5, 5), (20, 20), (21, 20), (33, 12)] {
      #expect(abs(bitmap[x, y].red - 128) < 12, "\(bitmap[x, y])")
    }
  }

  @Test func aTintTakesOnlyTheShape() {
    let bitmap = render(.image(halves(width: 20, height: 20, alpha: 128), rect(0, 0, 20, 20), tint: .green))
    #expect(bitmap[5, 5].isClose(to: Pixel(red: 127, green: 255, blue: 127, alpha: 255)))
    #expect(bitmap[5, 5].isClose(to: bitmap[15, 5]))
  }

  @Test func imagesFade() {
    let bitmap = render(
      fragment(effects: .init(opacity: 0.5), [.image(halves(width: 20, height: 20), rect(0, 0, 20, 20), tint: nil)]))
    #expect(bitmap[5, 5].isClose(to: Pixel(red: 255, green: 127, blue: 127, alpha: 255)))
  }

  @Test func aBitmapWithoutItsPixelsDrawsNothing() {
    let broken = Bitmap(width: 100, height: 100, pixels: Data(count: 3))
    #expect(render(.image(broken, rect(0, 0, 40, 40), tint: nil)).ink == 0)
  }

  @Test func framesShareMemoryOnceTheyAreLetGo() {
    let rasterizer = Rasterizer()
    func address(_ bitmap: Bitmap) -> Int { bitmap.pixels.withUnsafeBytes { Int(bitPattern: $0.baseAddress) } }
    var first: Bitmap? = render(fragment([.fill(.rect(rect(0, 0, 40, 40)), .red)]), with: rasterizer)
    let memory = first.map(address)
    // A frame that is still in use is not overwritten.
    let second = render(fragment([]), with: rasterizer)
    #expect(first?[5, 5] == .red && address(second) != memory)
    // when it is released, the next frame is drawn into its memory
    first = nil
    let third = render(fragment([]), with: rasterizer)
    #expect(address(third) == memory && third[5, 5] == .white)
  }

  @Test func aPNGHasThePixelsItWasMadeFrom() throws {
    let original = halves(width: 7, height: 5, alpha: 128)
    let decoded = try ImageDecoder.decode(Rasterizer().png(of: original))
    #expect(decoded.width == 7 && decoded.height == 5 && decoded.pixels == original.pixels)
  }
}
