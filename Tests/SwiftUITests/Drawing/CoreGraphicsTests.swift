import DisplayList
import Foundation
import SimulatorTesting
import Testing

@_spi(Scrollwork) import UIKit
@testable import SwiftUI

@MainActor @Suite("Drawing with UIKit and Core Graphics", .simulator(.iPhone15Pro))
struct CoreGraphicsTests {
  private let red = DisplayColor(red: 1, green: 0, blue: 0)
  private let blue = DisplayColor(red: 0, green: 0, blue: 1)

  private func color(_ image: UIImage?, _ x: Int, _ y: Int) throws -> DisplayColor {
    let bitmap = try #require(image?.bitmap)
    return try #require(bitmap.color(x: x, y: y))
  }

  private func picture(
    _ size: CGFloat = 40, scale: CGFloat = 1, _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image(actions: actions)
  }

  @Test("a renderer's picture has its size, in the format's pixels, with y downwards")
  func renderer() throws {
    let image = picture(scale: 2) { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 40, height: 40) && image.cgImage?.width == 80)
    #expect(try color(image, 39, 19) == red)
    #expect(try color(image, 41, 19).alpha == 0 && color(image, 39, 21).alpha == 0)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }.scale == 3)
  }

  @Test("an image context of the old kind is on a stack")
  func imageContext() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 1)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(try color(image, 5, 5) == blue && color(image, 15, 5) == .black)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("given a function with a context, when a path applies it, then it is called with each element in order")
  func pathApplier() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { types in
      path.apply(info: types) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
      }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .closeSubpath])
  }

  @Test("paths are filled, stroked and clipped under the transform that was saved or restored")
  func paths() throws {
    let image = picture { renderer in
      let context = renderer.cgContext
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.saveGState()
      context.translateBy(x: 20, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 20))
      context.addLine(to: CGPoint(x: 40, y: 20))
      context.strokePath()
      #expect(context.isPathEmpty)
      context.clip(to: CGRect(x: 0, y: 30, width: 10, height: 10))
      context.addEllipse(in: CGRect(x: -20, y: 20, width: 40, height: 40))
      context.fillPath()
    }
    #expect(try color(image, 25, 5) == red && color(image, 15, 5).alpha == 0)
    #expect(try color(image, 35, 21) == blue && color(image, 35, 23).alpha == 0)
    #expect(try color(image, 5, 35) == red && color(image, 12, 35).alpha == 0)
  }

  @Test("a gradient ends where it ends unless it goes on")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)],
        locations: nil))
    func draw(_ options: CGGradientDrawingOptions) -> UIImage {
      picture {
        $0.cgContext.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
    }
    let middle = try color(draw([]), 20, 20)
    #expect(abs(middle.red - 0.48) < 0.05 && abs(middle.blue - 0.52) < 0.05)
    #expect(try color(draw([]), 5, 20).alpha == 0 && color(draw([]), 35, 20).alpha == 0)
    #expect(try color(draw(.drawsBeforeStartLocation), 5, 20) == red)
    #expect(try color(draw(.drawsAfterEndLocation), 35, 20) == blue)
  }

  @Test("pictures are upright where y counts upwards, and UIImage's where it counts downwards")
  func images() throws {
    let source = picture(10) {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let drawn = picture { _ in source.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    #expect(try color(drawn, 20, 10) == red && color(drawn, 20, 30).alpha == 0)
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(try #require(source.cgImage), in: CGRect(x: 0, y: 0, width: 40, height: 40))
    let upright = UIImage(cgImage: try #require(context.makeImage()))
    #expect(try color(upright, 20, 10) == red && color(upright, 20, 30).alpha == 0)
    let turned = UIImage(cgImage: try #require(source.cgImage), scale: 1, orientation: .right)
    #expect(turned.imageOrientation == .right)
    #expect(try color(turned, 7, 5) == red && color(turned, 2, 5).alpha == 0)
    let thumbnail = drawn.preparingThumbnail(of: CGSize(width: 4, height: 4))
    #expect(thumbnail?.size == CGSize(width: 4, height: 4))
    #expect(try color(thumbnail, 2, 0) == red)
  }

  @Test("a Bezier path draws itself with its own width and rule")
  func bezierPaths() throws {
    let image = picture { _ in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
      let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      ring.append(UIBezierPath(rect: CGRect(x: 15, y: 15, width: 10, height: 10)))
      ring.usesEvenOddFillRule = true
      ring.fill()
      #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 10, y: 20)))
    }
    #expect(try color(image, 10, 20) == red && color(image, 20, 20).alpha == 0)
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.bounds.minX - 10) < 0.01 && abs(arc.bounds.maxY - 20) < 0.01)
    #expect(Path(arc.cgPath).boundingRect == arc.bounds)
  }

  @Test("texts are measured and drawn in their font and colour")
  func texts() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    let size = "Hello".size(withAttributes: attributes)
    #expect(size.width > 40 && size.width < 60 && size.height > 20 && size.height < 30)
    let image = picture(60) { _ in "HHH".draw(at: CGPoint(x: 0, y: 30), withAttributes: attributes) }
    var inked = 0
    for x in 0..<60 {
      for y in 0..<60 where try color(image, x, y).alpha > 0.5 {
        inked += 1
        #expect(y >= 30)
        #expect(try color(image, x, y).red > 0.9)
      }
    }
    #expect(inked > 50)
  }

  @Test("a layer fades as one, and a shadow lies where its offset says")
  func layers() throws {
    let image = picture { renderer in
      let context = renderer.cgContext
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 10))
      context.fill(CGRect(x: 8, y: 0, width: 12, height: 10))
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.setShadow(offset: CGSize(width: 10, height: 10), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 10, y: 20, width: 10, height: 10))
    }
    #expect(abs(try color(image, 10, 5).alpha - 0.5) < 0.02)
    #expect(try color(image, 15, 25) == red && color(image, 25, 35) == .black)
  }

  private final class Meter: UIView {
    var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
    var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height))
    }
  }

  @Test("a view draws itself, and again only when that is asked for")
  func views() async throws {
    let meter = Meter()
    let screen = await Screen {
      UIKitView(view: meter).frame(width: 100, height: 40).accessibilityElement().accessibilityIdentifier("meter")
    }
    let frame = try screen.find("meter").frame
    func isRed(_ x: CGFloat) throws -> Bool {
      try #require(screen.color(at: CGPoint(x: frame.minX + x, y: frame.midY))) == red
    }
    #expect(try isRed(40) && !isRed(60))
    let count = meter.count
    meter.alpha = 0.99
    try await screen.advance(by: .milliseconds(100))
    #expect(meter.count == count)
    meter.alpha = 1
    meter.level = 0.8
    try await screen.advance(by: .milliseconds(100))
    #expect(try isRed(60))
    #expect(meter.count == count + 1)
  }

  @Test("a canvas and a renderer of pictures draw with Core Graphics too")
  func bridges() async throws {
    let screen = await Screen {
      Canvas { context, _ in
        context.translateBy(x: 50, y: 0)
        context.withCGContext { inner in
          inner.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          inner.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
        }
      }
      .frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("canvas")
    }
    let frame = try screen.find("canvas").frame
    #expect(screen.color(at: CGPoint(x: frame.minX + 75, y: frame.midY)) == red)
    #expect(screen.color(at: CGPoint(x: frame.minX + 25, y: frame.midY)) == .white)

    let views = ImageRenderer(
      content: VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0); Color.clear
      }
      .frame(width: 20, height: 20))
    var drawn: CGImage?
    views.render { size, draw in
      let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let context {
        draw(context)
        drawn = context.makeImage()
      }
    }
    #expect(try color(drawn.map { UIImage(cgImage: $0) }, 10, 5) == red)
    #expect(try color(drawn.map { UIImage(cgImage: $0) }, 10, 15).alpha == 0)
  }
}
