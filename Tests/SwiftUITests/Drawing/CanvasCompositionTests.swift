import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Modes of a canvas that change what is behind", .simulator(.iPhoneSE))
struct CanvasCompositionTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let left = Path(CGRect(x: 0, y: 0, width: 60, height: 100))
  private static let right = Path(CGRect(x: 40, y: 0, width: 60, height: 100))

  private func screen(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) async -> Screen {
    await Screen.inCorner { Canvas(renderer: draw).frame(width: 100, height: 100) }
  }

  /// The colours in the middle and on the right after red is drawn on the left, and blue on the right in a blend mode.
  private func colors(_ mode: GraphicsContext.BlendMode, opacity: Double = 1) async -> [String] {
    let screen = await screen { context, _ in
      context.fill(Self.left, with: .color(Self.red))
      context.blendMode = mode
      context.fill(Self.right, with: .color(Self.blue.opacity(opacity)))
    }
    return [20.0, 50, 80].map { x in
      switch screen.rgb(at: CGPoint(x: x, y: 50)) {
      case [255, 0, 0]: "red"
      case [0, 0, 255]: "blue"
      case [255, 255, 255]: "nothing"
      case let other: "\(other)"
      }
    }
  }

  @Test func `Given a mode, then each part is what its name says, and what is beside the new shape stays`() async {
    #expect(await colors(.normal) == ["red", "blue", "blue"])
    #expect(await colors(.clear) == ["red", "nothing", "nothing"])
    #expect(await colors(.copy) == ["red", "blue", "blue"])
    #expect(await colors(.sourceIn) == ["red", "blue", "nothing"])
    #expect(await colors(.sourceOut) == ["red", "nothing", "blue"])
    #expect(await colors(.destinationIn) == ["red", "red", "nothing"])
    #expect(await colors(.destinationAtop) == ["red", "red", "blue"])
    #expect(await colors(.xor) == ["red", "nothing", "blue"])
  }

  @Test func `Given a transparent colour, then copying it leaves nothing of what was there`() async {
    let copied = await colors(.copy, opacity: 0.5)
    #expect(copied[1] == copied[2])
    #expect(await colors(.normal, opacity: 0.5)[1] != copied[1])
  }

  @Test func `Given an inverted shadow above what casts it, then it lies inside along the edges`() async {
    let screen = await screen { context, _ in
      context.addFilter(
        .shadow(
          color: .black, radius: 6, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
      context.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(Self.red))
    }
    let edge = screen.rgb(at: CGPoint(x: 22, y: 50))
    let middle = screen.rgb(at: CGPoint(x: 50, y: 50))
    #expect(middle[0] > 250)
    #expect(edge[0] < 200 && edge[0] > 60)
    #expect(screen.rgb(at: CGPoint(x: 10, y: 50)) == [255, 255, 255])
  }

  @Test func `Given what was drawn as a shading, then a filter changes a part of it`() async {
    let screen = await screen { context, _ in
      context.fill(Self.left, with: .color(Self.red))
      var inverted = context
      inverted.addFilter(.colorInvert())
      inverted.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 30)), with: .backdrop)
    }
    #expect(screen.rgb(at: CGPoint(x: 25, y: 25)) == [0, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: 25, y: 60)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 80, y: 25)) == [255, 255, 255])
  }
}
