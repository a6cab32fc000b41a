import Accelerate
import Foundation
import ImageIO
import SimulatorTesting
import Testing
import UIKit

@MainActor @Suite("Files of pictures", .simulator(.iPhoneSE))
struct PictureFileTests {
  /// Returns a picture of one colour.
  private func picture(_ color: UIColor, width: Int = 8, height: Int = 4) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return try #require(
      UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }.cgImage)
  }

  /// Returns a GIF file of two pictures, the first of which is shown briefly.
  private func animation() throws -> NSMutableData {
    let data = NSMutableData()
    let file = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
    CGImageDestinationSetProperties(
      file, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 3] as CFDictionary])
    for (color, delay) in [(UIColor.red, 0.02), (UIColor.blue, 0.5)] {
      CGImageDestinationAddImage(
        file, try picture(color),
        [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay] as CFDictionary])
    }
    try #require(CGImageDestinationFinalize(file))
    return data
  }

  private func gif(_ properties: CFDictionary?) throws -> CFDictionary {
    try #require(properties?[kCGImagePropertyGIFDictionary] as? CFDictionary)
  }

  @Test
  func `Given a GIF file of two pictures, when it is read, then it says how long each is shown, at least a tenth`()
    throws
  {
    // Given
    let data = try animation()
    // When
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    // Then
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(try gif(CGImageSourceCopyProperties(source, nil))[kCGImagePropertyGIFLoopCount] as? Int == 3)
    let first = try gif(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(first[kCGImagePropertyGIFUnclampedDelayTime] as? Double == 0.02)
    #expect(first[kCGImagePropertyGIFDelayTime] as? Double == 0.1)
    let second = try gif(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
    #expect(second[kCGImagePropertyGIFDelayTime] as? Double == 0.5)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width == 8)
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
  }

  @Test
  func `Given a GIF file that ends early or is damaged, when its pictures are made, then nothing stops the app`() throws
  {
    // Given
    let data = try animation() as Data
    var files = (0..<data.count).map { Data(data.prefix($0)) }
    for place in data.indices {
      var damaged = data
      damaged[place] = 0xFF
      files.append(damaged)
    }
    for file in files {
      // When
      let source = CGImageSourceCreateIncremental(nil)
      CGImageSourceUpdateData(source, file, false)
      let count = CGImageSourceGetCount(source)
      for index in 0..<count {
        _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        if file.count < data.count { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
      }
      // Then
      if file.count < data.count { #expect(count <= 2) }
    }
  }

  @Test
  func `Given a PNG file, when a small picture is made, then its longer side is as long as asked for`() throws {
    // Given
    let data = NSMutableData()
    let file = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    CGImageDestinationAddImage(file, try picture(.green, width: 40, height: 20), nil)
    try #require(CGImageDestinationFinalize(file))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    // When
    let small = CGImageSourceCreateThumbnailAtIndex(
      source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10])
    // Then
    #expect(small?.width == 10)
    #expect(small?.height == 5)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 20)
  }

  @Test
  func `Given a file of two pictures, when one is missing, then it is not written`() throws {
    // Given
    let data = NSMutableData()
    let file = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
    // When
    CGImageDestinationAddImage(file, try picture(.red), [kCGImageDestinationImageMaxPixelSize: Double.infinity])
    // Then
    #expect(!CGImageDestinationFinalize(file))
    #expect(data.length == 0)
    #expect(CGImageDestinationCreateWithData(data, "public.movie", 1, nil) == nil)
  }

  @Test
  func `Given one bright pixel, when a box goes over it, then it is spread over its neighbours`() throws {
    // Given
    var source = try vImage_Buffer(width: 5, height: 1, bitsPerPixel: 32)
    var target = try vImage_Buffer(width: 5, height: 1, bitsPerPixel: 32)
    defer {
      source.free()
      target.free()
    }
    let pixels = try #require(source.data).assumingMemoryBound(to: UInt8.self)
    for place in 0..<20 { pixels[place] = place / 4 == 2 ? 90 : 0 }
    // When
    let error = vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
    // Then
    #expect(error == kvImageNoError)
    let result = try #require(target.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<5).map { result[$0 * 4] } == [0, 30, 30, 30, 0])
    #expect(
      vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 3, nil, vImage_Flags(kvImageEdgeExtend))
        == kvImageInvalidKernelSize)
    #expect(
      vImageBoxConvolve_ARGB8888(&source, &target, nil, 1, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
        == kvImageRoiLargerThanInputBuffer)
    #expect(throws: vImageError.self) { try vImage_Buffer(width: .max, height: .max, bitsPerPixel: 32) }
  }
}
