import CoreImage
import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("Filters of pictures", .simulator(.iPhoneSE))
struct ImageFilterTests {
  /// A picture of one colour.
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
}
