import Accelerate
import CoreImage
import Foundation
import Metal
import SceneKit
import SimulatorTesting
import SwiftUI
import UIKit
import WebKit

@MainActor @Suite("Measuring and computing pictures", .simulator(.iPhoneSE))
struct ImageMeasureTests {
  /// Returns an image with a row of colours: red, green and blue levels.
  private func image(_ colors: [[UInt8]]) -> CIImage {
    CIImage(
      bitmapData: Data(colors.flatMap { $0 + [255] }), bytesPerRow: colors.count * 4,
      size: CGSize(width: colors.count, height: 1), format: .RGBA8, colorSpace: nil)
  }

  /// Returns the first components of an image's pixels, in single precision.
  private func values(_ image: CIImage) -> [Float] {
    var numbers = [Float](repeating: -1, count: Int(image.extent.width * image.extent.height))
    numbers.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      CIContext(options: [.workingColorSpace: NSNull()]).render(
        image, toBitmap: start, rowBytes: Int(image.extent.width) * 4, bounds: image.extent, format: .Rf,
        colorSpace: nil)
    }
    return numbers
  }

  @Test("given two images, then the difference of CIE 1994 is 0 for equal colours and 100 for black and white")
  func difference() {
    // Given
    let first = image([[0, 0, 0], [90, 20, 200], [255, 0, 0]])
    let second = image([[255, 255, 255], [90, 20, 200], [250, 0, 0]])
    // When
    let differences = values(first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second]))
    // Then
    #expect(abs(differences[0] - 100) < 0.01)
    #expect(differences[1] == 0)
    #expect((0.3..<2).contains(differences[2]))
  }

  @Test("given an image, then its average, greatest and smallest values are one pixel each")
  func area() {
    // Given
    let image = image([[0, 0, 0], [51, 0, 0], [255, 0, 0]])
    let part = CGRect(x: 1, y: 0, width: 2, height: 1)
    for (name, extent, expected) in [
      ("CIAreaAverage", image.extent, 0.4), ("CIAreaMaximum", image.extent, 1), ("CIAreaMinimum", image.extent, 0),
      ("CIAreaAverage", part, 0.6), ("CIAreaMinimum", part, 0.2),
    ] as [(String, CGRect, Float)] {
      // When
      let result = image.applyingFilter(name, parameters: [kCIInputExtentKey: CIVector(cgRect: extent)])
      // Then
      #expect(result.extent.size == CGSize(width: 1, height: 1), "\(name)")
      #expect(abs((values(result).first ?? -1) - expected) < 0.001, "\(name)")
    }
  }

  /// Inverts colours in memory.
  private final class Inverting: CIImageProcessorKernel {
    override class func process(
      with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {
      guard let input = inputs?.first, arguments?["isOn"] as? Bool == true else { throw CocoaError(.userCancelled) }
      for index in 0..<Int(output.region.width * output.region.height) * 4 {
        let value = input.baseAddress.load(fromByteOffset: index, as: UInt8.self)
        output.baseAddress.storeBytes(of: index % 4 == 3 ? value : 255 - value, toByteOffset: index, as: UInt8.self)
      }
    }
  }

  @Test("given an app's kernel, then it computes the output's pixels, and its errors are thrown")
  func kernel() throws {
    // Given
    let image = image([[0, 0, 0], [51, 0, 0]])
    // When
    let result = try Inverting.apply(withExtent: image.extent, inputs: [image], arguments: ["isOn": true])
    // Then
    #expect(values(result) == [1, 0.8])
    #expect(throws: CocoaError.self) { try Inverting.apply(withExtent: image.extent, inputs: [image], arguments: nil) }
  }

  @Test("given numbers of half precision, then they become numbers of single precision in rows of their own")
  func conversion() throws {
    // Given
    var half = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
    var single = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
    defer {
      half.free()
      single.free()
    }
    for (place, value) in [(0, 1.5), (2, 0.25), (half.rowBytes + 4, -2)] as [(Int, Float16)] {
      half.data?.storeBytes(of: value, toByteOffset: place, as: Float16.self)
    }
    // When
    #expect(vImageConvert_Planar16FtoPlanarF(&half, &single, 0) == kvImageNoError)
    // Then
    let places = [0, 4, single.rowBytes + 8]
    #expect(places.map { single.data?.load(fromByteOffset: $0, as: Float.self) } == [1.5, 0.25, -2])
  }

  @Test("given code that asks for a GPU, then there is none")
  func device() {
    #expect(MTLCreateSystemDefaultDevice() == nil)
  }

  @Test("given a scene with a background, then its view and the picture of it show it")
  func scene() async throws {
    // Given
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let scene = SCNScene()
    scene.background.contents = UIColor.red
    // When
    view.scene = scene
    let screen = await Screen { UIKitView(view: view).frame(width: 40, height: 40).accessibilityIdentifier("scene") }
    // Then
    let frame = try screen.find("scene").frame
    let color = try #require(screen.color(at: CGPoint(x: frame.midX, y: frame.midY)))
    #expect(color.red > 0.9 && color.green < 0.1)
    #expect(view.snapshot().size == CGSize(width: 40, height: 40))
  }

  @Test("given a web view, then a picture of a part of it is as wide as asked for, and one of nothing is an error")
  func page() async throws {
    // Given
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    configuration.snapshotWidth = 50
    // When
    let image = try await view.takeSnapshot(configuration: configuration)
    // Then
    #expect(image.size == CGSize(width: 50, height: 25))
    configuration.rect = .zero
    await #expect(throws: WKError.self) { try await view.takeSnapshot(configuration: configuration) }
  }
}
