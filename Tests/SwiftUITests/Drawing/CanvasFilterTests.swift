import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Filters and blending on a canvas", .simulator(.iPhoneSE))
struct CanvasFilterTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let square = Path(CGRect(x: 20, y: 20, width: 60, height: 60))

  private func screen(
    _ ground: Color = .white, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) async -> Screen {
    await Screen.inCorner(on: ground) { Canvas(renderer: draw).frame(width: 100, height: 100) }
  }

  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> [Int] { screen.rgb(at: CGPoint(x: x, y: y)) }

  @Test("given filters of colours, then what is drawn after them has other colours, and what is drawn before has not")
  func colors() async {
    let screen = await screen { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 100)), with: .color(Self.red))
      context.addFilter(.colorInvert())
      context.fill(Self.square, with: .color(Self.red))
    }
    #expect(color(screen, 5, 50) == [255, 0, 0])
    #expect(color(screen, 50, 50) == [0, 255, 255])
  }

  @Test("given a threshold and then a blur, then blurred circles that are near each other become one")
  func threshold() async {
    let screen = await screen { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: Self.blue))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in
        for x in [10.0, 54] {
          layer.fill(Path(ellipseIn: CGRect(x: x, y: 30, width: 36, height: 40)), with: .color(.black))
        }
      }
    }
    #expect(color(screen, 28, 50) == [0, 0, 255])
    // Between them, where neither is drawn.
    #expect(color(screen, 50, 50) == [0, 0, 255])
    #expect(color(screen, 50, 34) == [255, 255, 255])
  }

  @Test("given a shadow, then it lies beneath what is drawn, above it, or is all that is drawn")
  func shadow() async {
    for (options, inside) in [
      (GraphicsContext.ShadowOptions(), [255, 0, 0]), (.shadowAbove, [0, 0, 255]), (.shadowOnly, [0, 0, 255]),
    ] {
      let screen = await screen { context, _ in
        context.addFilter(.shadow(color: Self.blue, radius: 0, x: 10, y: 10, options: options))
        context.fill(Self.square, with: .color(Self.red))
      }
      #expect(color(screen, 85, 85) == [0, 0, 255])
      #expect(color(screen, 50, 50) == inside)
      #expect(color(screen, 22, 22) == (options == .shadowOnly ? [255, 255, 255] : [255, 0, 0]))
    }
  }

  @Test("given a way to blend, then it counts for what the canvas has drawn and not for what is behind the canvas")
  func blending() async {
    let screen = await screen(Self.blue) { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.white))
      context.blendMode = .multiply
      context.fill(Self.square, with: .color(Self.red))
      context.blendMode = .destinationOut
      context.fill(Path(CGRect(x: 0, y: 40, width: 10, height: 20)), with: .color(.black))
    }
    #expect(color(screen, 30, 50) == [255, 0, 0])
    #expect(color(screen, 70, 50) == [255, 0, 0])
    // Erased areas show what is behind the canvas.
    #expect(color(screen, 5, 50) == [0, 0, 255])
    #expect(color(screen, 5, 10) == [255, 255, 255])
  }

  @Test("given a clip to a layer, then drawing shows where that is opaque, or with inverse where it is not")
  func layerClip() async {
    for isInverse in [false, true] {
      let screen = await screen { context, size in
        context.clipToLayer(options: isInverse ? .inverse : []) { mask in
          mask.fill(Self.square, with: .color(.black))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
      }
      #expect(color(screen, 50, 50) == (isInverse ? [255, 255, 255] : [255, 0, 0]))
      #expect(color(screen, 5, 50) == (isInverse ? [255, 0, 0] : [255, 255, 255]))
    }
  }

  @Test("given a matrix of colours or a projection, then they apply")
  func matrices() async {
    let screen = await screen { context, _ in
      var matrix = ColorMatrix()
      (matrix.r1, matrix.b1) = (0, 1)
      var swapped = context
      swapped.addFilter(.colorMatrix(matrix))
      swapped.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Self.red))
      context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 40, y: 40))))
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Self.red))
    }
    #expect(color(screen, 10, 10) == [0, 0, 255])
    #expect(color(screen, 50, 50) == [255, 0, 0])
  }
}
