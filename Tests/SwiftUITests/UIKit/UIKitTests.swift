import DisplayList
import Foundation
import Testing

@_spi(Scrollwork) @testable import SwiftUI
@_spi(Scrollwork) import UIKit

@Suite struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test("A colour gives back the components it was made from")
  func componentsRoundTrip() {
    #expect(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.25)) == [0.5, 0.5, 0.5, 0.25])
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test("A dynamic colour asks its provider for each appearance, also when faded")
  func dynamicProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == UIColor.systemRed.resolvedColor(with: light))
    let faded = color.withAlphaComponent(0.5)
    #expect(components(faded.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
    #expect(components(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark)) == [1, 1, 1, 0.5])
  }

  @Test("Equal colours are equal and have equal hashes; system colours differ from their resolved shades")
  func equality() {
    let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(a == UIColor.red)
    #expect(a.hash == UIColor.red.hash)
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: light))
    #expect(UIColor.systemRed != UIColor.systemBlue)
  }

  @Test("A SwiftUI colour becomes a UIKit colour that follows the appearance")
  func fromSwiftUI() {
    let red = components(UIColor(Color.red).resolvedColor(with: dark))
    for (value, expected) in zip(red, [1, 69.0 / 255, 58.0 / 255, 1]) { #expect(abs(value - expected) < 1e-6) }
    #expect(Color(UIColor(Color.primary)).resolve(in: ColorContext(colorScheme: .dark)) == .white)
  }

  @Test("An app's convenience initialiser calls ours")
  func convenienceInitialiser() {
    #expect(components(UIColor(hex: 0xFF8000)) == [1, CGFloat(128) / 255, 0, 1])
  }

  @Test("Display P3 is converted to sRGB")
  func displayP3() {
    let values = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    // Known values of P3's red in extended sRGB: 1.0930, -0.2267, -0.1501.
    for (value, expected) in zip(values, [1.0930, -0.2267, -0.1501, 1]) { #expect(abs(value - expected) < 2e-4) }
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}

@Suite struct UITraitCollectionTests {
  @Test("Traits are joined, later ones winning, and say nothing where they were not told")
  func joining() {
    let joined = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(joined.userInterfaceStyle == .dark)
    #expect(joined.displayScale == 3)
    #expect(UITraitCollection().userInterfaceStyle == .unspecified)
    #expect(UITraitCollection(displayScale: 3) == UITraitCollection(displayScale: 3))
    #expect(UITraitCollection(displayScale: 3) != UITraitCollection(displayScale: 2))
  }
}

@Suite struct UIImageTests {
  /// Four by two pixels: red, then half transparent green.
  private let bitmap = Bitmap(
    width: 4, height: 2,
    pixels: Data(
      (0..<4).flatMap { _ -> [UInt8] in [0, 0, 255, 255] } + (0..<4).flatMap { _ -> [UInt8] in [0, 128, 0, 128] }))

  @Test("A picture survives its PNG file, and its size is in points")
  func roundTrip() throws {
    let file = try #require(UIImage(bitmap: bitmap).pngData())
    let image = try #require(UIImage(data: file, scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 2)
    #expect(image.bitmap?.pixels == bitmap.pixels)
    #expect(UIImage(data: file)?.size == CGSize(width: 4, height: 2))
  }

  @Test("A file of more than 2,048 pixels keeps its size, and loses none when it is written again")
  func largeFile() throws {
    // A column of a colour in the middle would be mixed with its neighbours if the file were read smaller.
    let (width, height) = (2796, 5)
    var pixels = [UInt32](repeating: 0xFF00_00FF, count: width * height)
    for row in 0..<height { pixels[row * width + 1501] = 0xFFFF_0000 }
    let large = Bitmap(width: width, height: height, pixels: pixels.withUnsafeBytes { Data($0) })
    let file = try #require(UIImage(bitmap: large).pngData())
    let image = try #require(UIImage(data: file, scale: 3))
    #expect(image.size == CGSize(width: 932, height: 5 / 3.0) && image.scale == 3)
    #expect((image.bitmap?.width ?? 0) <= 2048)
    #expect(image.cgImage?.width == width && image.cgImage?.height == height)
    #expect(image.cgImage?.bitmap.pixels == large.pixels)
    let again = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(again.cgImage?.bitmap.pixels == large.pixels)
    #expect(image.withHorizontallyFlippedOrientation().size == image.size)
    #expect(image.withTintColor(.red).size == image.size)
  }

  @Test("Data that is no picture makes no image; an empty image has no size")
  func noPicture() {
    #expect(UIImage(data: Data("<html>".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().size == .zero)
    #expect(UIImage().pngData() == nil)
  }

  @Test("A JPEG file is smaller the lower its quality")
  func jpeg() throws {
    let image = UIImage(bitmap: bitmap)
    let good = try #require(image.jpegData(compressionQuality: 1))
    let poor = try #require(image.jpegData(compressionQuality: 0.1))
    #expect(poor.count < good.count)
    #expect(UIImage(data: good)?.size == image.size)
  }
}
