import CoreImage
import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("Filters of pictures", .simulator(.iPhoneSE))
struct ImageFilterTests {
  /// Returns a picture of one colour.
  private func picture(_ color: UIColor, side: CGFloat = 8) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func shown(_ image: CIImage?) async throws -> [Int] {
    let image = try #require(image)
    let pixels = try #require(CIContext().createCGImage(image, from: image.extent))
    let screen = await Screen {
      Image(uiImage: UIImage(cgImage: pixels)).resizable().frame(width: 40, height: 40).accessibilityElement()
        .accessibilityIdentifier("picture")
    }
    let frame = try screen.find("picture").frame
    let color = try #require(screen.color(at: CGPoint(x: frame.midX, y: frame.midY)))
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test("given a gradient without an end, then what is cropped of it goes from one colour to the other")
  func gradients() async throws {
    let gradient = CIFilter.linearGradient()
    (gradient.point0, gradient.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0))
    (gradient.color0, gradient.color1) = (.red, .blue)
    let image = try #require(gradient.outputImage)
    #expect(image.extent == .infinite)
    // Then
    #expect(try await shown(image.cropped(to: CGRect(x: -20, y: 0, width: 10, height: 10))) == [255, 0, 0])
    #expect(try await shown(image.cropped(to: CGRect(x: 120, y: 0, width: 10, height: 10))) == [0, 0, 255])
    #expect(
      try await shown(CIImage(color: .green).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))) == [0, 255, 0])
  }

  @Test("given a filter by name and by function, then colours become what it says")
  func colors() async throws {
    let red = try #require(CIImage(image: picture(UIColor(red: 1, green: 0, blue: 0, alpha: 1))))
    // Given
    let invert = CIFilter.colorInvert()
    invert.inputImage = red
    let sepia = try #require(CIFilter(name: "CISepiaTone"))
    sepia.setValue(red, forKey: kCIInputImageKey)
    #expect(sepia.inputKeys.contains(kCIInputIntensityKey))
    // Then
    #expect(try await shown(invert.outputImage) == [0, 255, 255])
    #expect(try await shown(sepia.outputImage) == [100, 89, 69])
    sepia.setValue(0, forKey: kCIInputIntensityKey)
    #expect(try await shown(sepia.outputImage) == [255, 0, 0])
    #expect(try await shown(red.applyingFilter("CIPhotoEffectMono")) == [54, 54, 54])
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
  }

  @Test(
    "given a picture and one behind it, when they are combined, then the colours are what the operator says",
    arguments: [
      ("CISourceOverCompositing", [255, 128, 0]), ("CISourceInCompositing", [255, 128, 0]),
      ("CIAdditionCompositing", [255, 255, 255]), ("CIMultiplyCompositing", [128, 64, 0]),
      ("CIMinimumCompositing", [128, 128, 0]), ("CIMaximumCompositing", [255, 128, 255]),
      ("CIMultiplyBlendMode", [128, 64, 0]), ("CIScreenBlendMode", [255, 192, 255]),
      ("CIDarkenBlendMode", [128, 128, 0]), ("CILightenBlendMode", [255, 128, 255]),
      ("CIDifferenceBlendMode", [127, 0, 255]), ("CIHardLightBlendMode", [255, 128, 0]),
    ])
  func combined(name: String, color: [Int]) async throws {
    let filter = try #require(CIFilter(name: name))
    let front = picture(UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    let behind = picture(UIColor(red: 128 / 255, green: 128 / 255, blue: 1, alpha: 1))
    // When
    filter.setValue(CIImage(image: front), forKey: kCIInputImageKey)
    filter.setValue(CIImage(image: behind), forKey: kCIInputBackgroundImageKey)
    // Then
    let found = try await shown(filter.outputImage)
    #expect(zip(found, color).allSatisfy { abs($0 - $1) <= 1 }, "\(name): \(found)")
  }

  @Test("given a colour without an end, when it is put over a picture, then the result is as large as the picture")
  func tinted() async throws {
    let red = try #require(CIFilter(name: "CIConstantColorGenerator"))
    red.setValue(CIColor(red: 1, green: 0, blue: 0, alpha: 0.5), forKey: kCIInputColorKey)
    let over = CIFilter.sourceOverCompositing()
    // When
    (over.inputImage, over.backgroundImage) = (red.outputImage, CIImage(image: picture(.blue)))
    // Then
    #expect(over.outputImage?.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    let color = try await shown(over.outputImage)
    #expect(abs(color[0] - 128) <= 1 && color[1] == 0 && abs(color[2] - 127) <= 1, "\(color)")
  }

  @Test("given a blur, then the picture grows at all sides; given a part, then it is the part")
  func extents() throws {
    let image = try #require(CIImage(image: picture(.red, side: 20)))
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = image
    blur.radius = 2
    #expect(blur.outputImage?.extent == CGRect(x: -6, y: -6, width: 32, height: 32))
    #expect(
      image.cropped(to: CGRect(x: 5, y: 5, width: 10, height: 90)).extent == CGRect(x: 5, y: 5, width: 10, height: 15))
    #expect(image.transformed(by: CGAffineTransform(scaleX: 2, y: 3)).extent.size == CGSize(width: 40, height: 60))
  }

  @Test("given a text, then its QR code is as large as Apple's and has what every one has")
  func code() throws {
    // Given
    let generator = CIFilter.qrCodeGenerator()
    generator.message = Data("https://example.com".utf8)
    // When
    let image = try #require(generator.outputImage)
    // Then: version 2 with a border of one.
    #expect(image.extent.size == CGSize(width: 27, height: 27))
    let large = image.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    let picture = UIImage(ciImage: large)
    #expect(picture.size == CGSize(width: 108, height: 108))
    if let folder = ProcessInfo.processInfo.environment["SCROLLWORK_QR"] {
      try #require(picture.pngData()).write(to: URL(fileURLWithPath: folder + "/code.png"))
    }
    generator.message = Data(repeating: 65, count: 4000)
    #expect(generator.outputImage == nil)
  }

  @Test(
    "given any filter by its name, when it gets a picture, then it makes one, and of a plain colour what is known of it",
    arguments: [
      ("CIPixellate", [10, 200, 40]), ("CICrystallize", [10, 200, 40]), ("CIBoxBlur", [10, 200, 40]),
      ("CIMotionBlur", [10, 200, 40]), ("CISharpenLuminance", [10, 200, 40]), ("CIGloom", [10, 200, 40]),
      ("CITwirlDistortion", [10, 200, 40]), ("CIBumpDistortion", [10, 200, 40]), ("CIGammaAdjust", [10, 200, 40]),
      ("CIEdgeWork", [0, 0, 0]), ("CIEdges", [0, 0, 0]), ("CIVignetteEffect", [10, 200, 40]),
    ])
  func plain(name: String, color: [Int]) async throws {
    let side: CGFloat = 120
    let image = try #require(
      CIImage(image: picture(UIColor(red: 10 / 255, green: 200 / 255, blue: 40 / 255, alpha: 1), side: side)))
    let filter = try #require(CIFilter(name: name))
    filter.setValue(image, forKey: kCIInputImageKey)
    if filter.inputKeys.contains(kCIInputCenterKey) {
      filter.setValue(CIVector(x: side / 2, y: side / 2), forKey: kCIInputCenterKey)
    }
    #expect(try await shown(filter.outputImage) == color)
  }

  @Test("given a filter of colours, then each is what its mathematics says")
  func mathematics() async throws {
    let image = try #require(CIImage(image: picture(.white)))
    // Given
    let brown = CIFilter.colorMonochrome()
    brown.inputImage = image
    brown.color = CIColor(red: 0.2, green: 0.4, blue: 0.6)
    let steps = CIFilter.colorPosterize()
    steps.inputImage = CIImage(image: picture(UIColor(red: 0.4, green: 0.6, blue: 0.1, alpha: 1)))
    steps.levels = 2
    let false0 = CIFilter.falseColor()
    false0.inputImage = image
    false0.color1 = .red
    // Then
    #expect(try await shown(brown.outputImage) == [51, 102, 153])
    brown.intensity = 0
    #expect(try await shown(brown.outputImage) == [255, 255, 255])
    #expect(try await shown(steps.outputImage) == [0, 255, 0])
    #expect(try await shown(false0.outputImage) == [255, 0, 0])
    #expect(CIFilter.comicEffect().outputImage == nil)
  }

  @Test(
    "given halves of black and white, when the picture turns within a circle, then the circle's middle is turned and the rest is not"
  )
  func twirl() async throws {
    // Given
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let halves = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
    }
    let filter = CIFilter.twirlDistortion()
    filter.inputImage = CIImage(image: halves)
    filter.center = CGPoint(x: 50, y: 50)
    filter.radius = 40
    filter.angle = .pi
    // When
    let image = try #require(filter.outputImage)
    // Then
    func light(_ x: CGFloat) async throws -> Int {
      let part = image.cropped(to: CGRect(x: x, y: 50, width: 1, height: 1))
      return try await shown(part)[0]
    }
    #expect(try await light(48) == 255)
    #expect(try await light(52) == 0)
    #expect(try await light(5) == 0)
    #expect(try await light(95) == 255)
  }

  /// Returns the dark modules of a code, row by row, as a screen shows them.
  private func rows(_ image: CIImage) async throws -> [String] {
    let size = image.extent.size
    let pixels = try #require(CIContext().createCGImage(image, from: image.extent))
    let screen = await Screen {
      Image(uiImage: UIImage(cgImage: pixels)).accessibilityElement().accessibilityIdentifier("code")
    }
    let frame = try screen.find("code").frame
    return try (0..<Int(size.height)).map { y in
      try (0..<Int(size.width)).map { x in
        let place = CGPoint(x: frame.minX + CGFloat(x) + 0.5, y: frame.minY + CGFloat(y) + 0.5)
        return try #require(screen.color(at: place)).red < 0.5 ? "#" : "."
      }
      .joined()
    }
  }

  @Test("given a text, then its bar code and its Aztec code are what a reader of such codes has read")
  func codes() async throws {
    // Given
    let bars = CIFilter.code128BarcodeGenerator()
    bars.message = Data("42".utf8)
    let aztec = try #require(CIFilter(name: "CIAztecCodeGenerator"))
    aztec.setValue(Data("A".utf8), forKey: "inputMessage")
    // When
    let line = try #require(bars.outputImage)
    let code = try #require(aztec.outputImage)
    // Then
    #expect(line.extent.size == CGSize(width: 60, height: 32))
    #expect(try await rows(line)[3] == ".......##.#..###..#.##.###...#...##.###.##...###.#.##.......")
    let expected = """
      ....##...####.#
      ..###..#..##...
      .###........#..
      .#############.
      #..#.......#.#.
      ##.#.#####.#...
      ##.#.#...#.#.#.
      #..#.#.#.#.#...
      #..#.#...#.#.##
      #..#.#####.#..#
      ...#.......#.#.
      #..##########..
      #.............#
      ##.##....#.##..
      .#...#.#..#.##.
      """
    #expect(try await rows(code).joined(separator: "\n") == expected)
    bars.message = Data("é".utf8)
    #expect(bars.outputImage == nil)
  }
}
