import CoreImage
import Foundation
import ImageIO
import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("Images of CoreImage and their files", .simulator(.iPhoneSE))
struct ImageOrientationTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  /// Returns an image of some red levels, in rows from the top.
  private func image(_ levels: [UInt8], width: Int) -> CIImage {
    CIImage(
      bitmapData: Data(levels.flatMap { [$0, 0, 0, 255] }), bytesPerRow: width * 4,
      size: CGSize(width: width, height: levels.count / width), format: .RGBA8, colorSpace: nil)
  }

  /// Returns the red levels of an image, in rows from the top.
  private func levels(_ image: CIImage, in bounds: CGRect? = nil) -> [UInt8] {
    let bounds = bounds ?? image.extent
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    var bytes = [UInt8](repeating: 7, count: width * height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      CIContext().render(
        image, toBitmap: start, rowBytes: width * 4, bounds: bounds, format: .RGBA8, colorSpace: nil)
    }
    return stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
  }

  @Test(
    "given the pixels 10 and 20 above 30 and 40, when they are oriented, then they are where the orientation puts them",
    arguments: [
      (1, [10, 20, 30, 40]), (2, [20, 10, 40, 30]), (3, [40, 30, 20, 10]), (4, [30, 40, 10, 20]),
      (5, [10, 30, 20, 40]), (6, [30, 10, 40, 20]), (7, [40, 20, 30, 10]), (8, [20, 40, 10, 30]),
      (9, [10, 20, 30, 40]),
    ] as [(Int32, [UInt8])])
  func orientations(_ number: Int32, _ expected: [UInt8]) throws {
    let image = image([10, 20, 30, 40], width: 2)
    #expect(levels(image.oriented(forExifOrientation: number)) == expected)
    let matrix = image.orientationTransform(forExifOrientation: number)
    #expect(levels(image.transformed(by: matrix)) == expected)
    guard let orientation = CGImagePropertyOrientation(rawValue: UInt32(number)) else { return }
    #expect(levels(image.oriented(orientation)) == expected)
  }

  @Test("given a wide image, when it is turned by a quarter, then it is high, and its corner stays in place")
  func extents() {
    let image = image([1, 2, 3, 4, 5, 6], width: 3).transformed(by: CGAffineTransform(translationX: 5, y: 7))
    #expect(image.oriented(.right).extent == CGRect(x: 5, y: 7, width: 2, height: 3))
    #expect(levels(image.oriented(.right)) == [4, 1, 5, 2, 6, 3])
    #expect(image.oriented(.down).extent == image.extent)
  }

  @Test("given a turned photo, when it is opened, then its pixels are as in the file unless it is to be upright")
  func files() throws {
    // Given
    let black = image([0, 0, 0, 0, 0, 0], width: 3)
    let picture = try #require(CIContext().createCGImage(black, from: black.extent))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, picture, [kCGImagePropertyOrientation: 6] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
    try (data as Data).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    // When
    let stored = try #require(CIImage(contentsOf: url))
    let upright = try #require(CIImage(data: data as Data, options: [.applyOrientationProperty: true]))
    // Then
    #expect(stored.extent.size == CGSize(width: 3, height: 2) && stored.url == url)
    #expect((stored.properties[kCGImagePropertyOrientation as String] as? NSNumber)?.int32Value == 6)
    #expect(stored.oriented(.right).extent.size == upright.extent.size)
    #expect(upright.extent.size == CGSize(width: 2, height: 3) && upright.url == nil)
    #expect((upright.properties[kCGImagePropertyOrientation as String] as? NSNumber)?.int32Value == 1)
    #expect(stored.cgImage != nil && stored.oriented(.right).cgImage == nil)
    #expect(stored.settingProperties(["Title": "Photo"]).properties["Title"] as? String == "Photo")
  }

  @Test("given an image, when it is written as a file, then it can be read again")
  func writing() throws {
    // Given
    let image = image([200, 20, 30, 40], width: 2)
    let context = CIContext()
    // Then
    let png = try #require(context.pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
    #expect(try levels(#require(CIImage(data: png))) == [200, 20, 30, 40])
    let red = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
    let quality = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)
    let best = try #require(context.jpegRepresentation(of: red, colorSpace: space, options: [quality: 1.0]))
    #expect(try levels(#require(CIImage(data: best))).allSatisfy { $0 > 250 })
    let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    let dark = try #require(context.jpegRepresentation(of: red, colorSpace: gray, options: [quality: 1.0]))
    #expect(try levels(#require(CIImage(data: dark))).allSatisfy { (50...58).contains($0) })
    #expect(context.heifRepresentation(of: image, format: .RGBA8, colorSpace: space) == nil)
    #expect(context.jpegRepresentation(of: .red, colorSpace: space) == nil)
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try context.writePNGRepresentation(of: image, to: url, format: .RGBA8, colorSpace: space)
    #expect(try Data(contentsOf: url) == png)
    #expect(throws: CocoaError.self) {
      try context.writeHEIFRepresentation(of: image, to: url, format: .RGBA8, colorSpace: space)
    }
  }

  @Test("given a rectangle larger than an image, when it is rendered, then there is nothing around it, or its edge")
  func edges() {
    let image = image([10, 20, 30, 40], width: 2)
    let wide = CGRect(x: -1, y: 0, width: 4, height: 2)
    #expect(levels(image, in: wide) == [0, 10, 20, 0, 0, 30, 40, 0])
    #expect(levels(image.clampedToExtent(), in: wide) == [10, 10, 20, 20, 30, 30, 40, 40])
    let clear = CIImage.clear.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    var bytes = [UInt8](repeating: 0, count: 2)
    CIContext().render(
      clear.settingAlphaOne(in: CGRect(x: 1, y: 0, width: 1, height: 1)), toBitmap: &bytes, rowBytes: 2,
      bounds: clear.extent, format: .A8, colorSpace: nil)
    #expect(bytes == [0, 255])
  }
}
