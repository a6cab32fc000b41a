import DisplayList
import Foundation
import SimulatorTesting
import Testing

@_spi(Scrollwork) import UIKit
@testable import SwiftUI

@MainActor @Suite("Blending, masks and areas of Core Graphics", .simulator(.iPhone15Pro))
struct BlendingTests {
  private let red = DisplayColor(red: 1, green: 0, blue: 0)
  private let black = DisplayColor.black

  private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> DisplayColor {
    let bitmap = try #require(image.bitmap)
    return try #require(bitmap.color(x: x, y: y))
  }

  private func picture(_ actions: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      $0.cgContext.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      actions($0.cgContext)
    }
  }

  @Test func `Given a blend mode, then colours become one with those that are there`() throws {
    // When
    let image = picture { context in
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    // Then
    #expect(try color(image, 10, 10) == black && color(image, 10, 30) == red)
    #expect(try color(image, 30, 10) == DisplayColor(red: 0, green: 0, blue: 1))
  }

  @Test func `Given a rectangle that is cleared, then nothing is left in it`() throws {
    // When
    let image = picture { $0.clear(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    // Then
    #expect(try color(image, 10, 10).alpha == 0 && color(image, 10, 30) == red)
  }

  @Test func `Given a mask, then nothing is drawn where it is transparent`() throws {
    // Given
    let mask = try #require(picture { _ in }.cgImage)
    // When
    let image = picture { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40), mask: mask)
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    // Then
    #expect(try color(image, 10, 10) == black && color(image, 30, 10).alpha == 0 && color(image, 10, 30) == red)
  }

  @Test func `Given a pattern, then its cells are side by side`() throws {
    // Given
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }, releaseInfo: nil)
    let made = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 20, height: 20), matrix: .identity, xStep: 20, yStep: 20,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    let pattern = try #require(made)
    // When
    let image = picture { context in
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    // Then
    #expect(try color(image, 5, 10) == black && color(image, 25, 10) == black)
    #expect(try color(image, 15, 10) == red && color(image, 35, 10).alpha == 0)
  }

  @Test func `Given two paths, then their areas are put together and taken from each other`() {
    // Given
    let one = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let other = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
    // Then
    #expect(one.union(other).boundingBox == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(one.intersection(other).boundingBox == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(one.subtracting(other).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `Given an arc by its tangents, then it touches both lines`() {
    // Given
    let path = CGMutablePath()
    path.move(to: .zero)
    // When
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    // Then
    #expect(abs(path.currentPoint.x - 20) < 0.001 && abs(path.currentPoint.y - 5) < 0.001)
    #expect(abs(path.boundingBoxOfPath.maxX - 20) < 0.01 && path.boundingBoxOfPath.minY > -0.01)
  }

  @Test func `Given a line of a path, then its outline is as wide as asked`() {
    // Given
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    // When
    let outline = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    // Then
    #expect(outline.boundingBox == CGRect(x: 0, y: 8, width: 20, height: 4))
  }

  @Test func `Given a picture as a colour, then it fills side by side`() throws {
    // Given
    let tile = picture { _ in }
    // When
    let image = picture { context in
      UIColor(patternImage: tile).setFill()
      context.clear(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    // Then
    #expect(try color(image, 10, 10) == red && color(image, 30, 10).alpha == 0)
  }

  @Test func `Given a picture, then it is mirrored, and its members say what it is`() throws {
    // Given
    let image = picture { _ in }
    // When
    let mirrored = image.withHorizontallyFlippedOrientation()
    // Then
    #expect(mirrored.imageOrientation == .upMirrored)
    #expect(try color(mirrored, 30, 10) == red && color(mirrored, 10, 10).alpha == 0)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && !image.isSymbolImage)
    #expect(UIImage.animatedImage(with: [image, mirrored], duration: 2)?.images?.count == 2)
  }
}
