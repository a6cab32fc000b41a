import DisplayList
import Foundation
import SimulatorTesting
import Testing

@_spi(Scrollwork) import UIKit
@testable import SwiftUI

@MainActor @Suite("Canvas", .simulator(.iPhone15Pro))
struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// A screen with a view of 100 x 100 points.
  private func screen(
    settings: DeviceSettings = DeviceSettings(), _ view: @escaping @MainActor () -> some View
  ) async -> Screen {
    await Screen(settings: settings) {
      view().frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("view")
    }
  }

  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) throws -> DisplayColor {
    let origin = try screen.find("view").frame.origin
    return try #require(screen.color(at: CGPoint(x: origin.x + x, y: origin.y + y)))
  }

  private func isClose(_ a: DisplayColor, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
    abs(a.red - red) < 0.03 && abs(a.green - green) < 0.03 && abs(a.blue - blue) < 0.03
  }

  @Test("paths are filled and stroked in the size that the view has")
  func shapes() async throws {
    var sizes: [CGSize] = []
    let screen = await screen {
      Canvas { context, size in
        sizes.append(size)
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
        context.stroke(
          Path { path in
            path.move(to: CGPoint(x: 0, y: 50))
            path.addLine(to: CGPoint(x: size.width, y: 50))
          }, with: .color(blue), lineWidth: 10)
      }
    }
    #expect(sizes == [CGSize(width: 100, height: 100)])
    #expect(isClose(try color(screen, 10, 10), 1, 0, 0))
    #expect(isClose(try color(screen, 10, 30), 1, 1, 1))
    #expect(isClose(try color(screen, 90, 53), 0, 0, 1))
  }

  @Test("a copy of a context has a transform, a clip and an opacity of its own")
  func state() async throws {
    let screen = await screen {
      Canvas { context, size in
        let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        var moved = context
        moved.translateBy(x: 50, y: 0)
        moved.scaleBy(x: 2, y: 2)
        moved.fill(square, with: .color(red))
        var clipped = context
        clipped.clip(to: Path(CGRect(x: 0, y: 50, width: 10, height: 50)))
        clipped.opacity = 0.5
        clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
        context.fill(square, with: .color(blue))
      }
    }
    #expect(isClose(try color(screen, 10, 10), 0, 0, 1))
    #expect(isClose(try color(screen, 85, 35), 1, 0, 0))
    #expect(isClose(try color(screen, 45, 35), 1, 1, 1))
    #expect(isClose(try color(screen, 5, 75), 0.5, 0.5, 1))
    #expect(isClose(try color(screen, 15, 75), 1, 1, 1))
  }

  @Test("turns are clockwise, and a concatenated transform comes before those there are")
  func transforms() async throws {
    let screen = await screen {
      Canvas { context, size in
        context.translateBy(x: 50, y: 50)
        context.rotate(by: .degrees(90))
        context.fill(Path(CGRect(x: 20, y: -5, width: 20, height: 10)), with: .color(red))
        context.concatenate(CGAffineTransform(scaleX: -1, y: 1))
        context.fill(Path(CGRect(x: 20, y: -5, width: 20, height: 10)), with: .color(blue))
      }
    }
    #expect(isClose(try color(screen, 50, 80), 1, 0, 0))
    #expect(isClose(try color(screen, 50, 20), 0, 0, 1))
  }

  @Test("an inverse clip leaves a hole, and the bounds of clips are told in the coordinates that are drawn in")
  func inverseClip() async throws {
    var bounds: CGRect?
    let screen = await screen {
      Canvas { context, size in
        var inner = context
        inner.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
        inner.scaleBy(x: 2, y: 2)
        bounds = inner.clipBoundingRect
        context.clip(to: Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)), options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      }
    }
    #expect(bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(isClose(try color(screen, 50, 50), 1, 1, 1))
    #expect(isClose(try color(screen, 5, 5), 1, 0, 0))
  }

  @Test("what is drawn in a layer fades as one")
  func layers() async throws {
    let screen = await screen {
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          #expect(layer.opacity == 1)
          layer.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 100)), with: .color(red))
          layer.fill(Path(CGRect(x: 40, y: 0, width: 60, height: 100)), with: .color(blue))
        }
      }
    }
    #expect(isClose(try color(screen, 20, 50), 1, 0.5, 0.5))
    #expect(isClose(try color(screen, 50, 50), 0.5, 0.5, 1))
  }

  @Test("gradients go on, begin anew or turn round beyond their ends")
  func gradients() async throws {
    let gradient = Gradient(colors: [red, blue])
    func fill(_ options: GraphicsContext.GradientOptions) async throws -> DisplayColor {
      let screen = await screen {
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
              gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: options))
        }
      }
      return try color(screen, 50, 50)
    }
    #expect(isClose(try await fill([]), 0, 0, 1))
    #expect(isClose(try await fill(.repeat), 0.75, 0, 0.25))
    #expect(isClose(try await fill(.mirror), 0.25, 0, 0.75))
  }

  @Test("radial and conic gradients, styles and images fill what is drawn")
  func shadings() async throws {
    // Two pixels: red and blue.
    let picture = UIImage(bitmap: Bitmap(width: 2, height: 1, pixels: Data([0, 0, 255, 255, 255, 0, 0, 255])))
    let screen = await screen {
      Canvas { context, _ in
        let gradient = Gradient(colors: [red, blue])
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 50, height: 50)),
          with: .radialGradient(gradient, center: CGPoint(x: 25, y: 25), startRadius: 0, endRadius: 20))
        context.fill(
          Path(CGRect(x: 50, y: 0, width: 50, height: 50)),
          with: .conicGradient(gradient, center: CGPoint(x: 75, y: 25), angle: .degrees(90)))
        context.fill(
          Path(CGRect(x: 0, y: 50, width: 50, height: 50)),
          with: .style(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)))
        context.fill(
          Path(CGRect(x: 50, y: 50, width: 50, height: 50)),
          with: .tiledImage(Image(uiImage: picture), origin: CGPoint(x: 50, y: 50), scale: 10))
      }
    }
    #expect(isClose(try color(screen, 25, 25), 0.98, 0, 0.02))
    #expect(isClose(try color(screen, 48, 25), 0, 0, 1))
    #expect(isClose(try color(screen, 74, 48), 0.98, 0, 0.02))
    #expect(isClose(try color(screen, 25, 75), 0.5, 0, 0.5))
    #expect(isClose(try color(screen, 55, 75), 1, 0, 0))
    #expect(isClose(try color(screen, 65, 75), 0, 0, 1))
    #expect(isClose(try color(screen, 75, 75), 1, 0, 0))
  }

  @Test("texts are measured and drawn with their anchor at a point")
  func texts() async throws {
    var size = CGSize.zero
    var baseline: CGFloat = 0
    let screen = await screen {
      Canvas { context, _ in
        var text = context.resolve(Text("Hello").font(.system(size: 20)))
        size = text.measure(in: CGSize(width: 1000, height: 1000))
        baseline = text.firstBaseline(in: size)
        text.shading = .color(red)
        context.draw(text, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
        context.draw(Text("Other"), in: CGRect(x: 0, y: 0, width: 100, height: 40))
      }
    }
    #expect(size.height > 20 && size.height < 30 && size.width > 40 && size.width < 60)
    #expect(baseline > 15 && baseline < size.height)
    let origin = try screen.find("view").frame.origin
    let drawn = try #require(screen.texts("Hello").first)
    guard case .glyphs(let run, .color(let fill)) = drawn.command else {
      Issue.record("not drawn as text")
      return
    }
    #expect(fill == DisplayColor(red: 1, green: 0, blue: 0))
    let place = drawn.transform.transform(run.origin)
    #expect(abs(place.x - (origin.x + 100 - size.width)) < 0.5)
    #expect(abs(place.y - (origin.y + 100 - size.height + baseline)) < 0.5)
    #expect(screen.texts("Other").count == 1)
  }

  @Test("images are drawn in a rectangle, and symbols in the foreground's colour or another")
  func images() async throws {
    let picture = UIImage(bitmap: Bitmap(width: 1, height: 1, pixels: Data([0, 0, 255, 255])), scale: 1)
    var size: CGSize?
    let screen = await screen {
      Canvas { context, _ in
        context.draw(Image(uiImage: picture), in: CGRect(x: 0, y: 0, width: 30, height: 30))
        var symbol = context.resolve(Image(systemName: "circle.fill"))
        size = symbol.size
        symbol.shading = .color(blue)
        context.draw(symbol, in: CGRect(x: 50, y: 50, width: 50, height: 50))
      }
    }
    #expect(try #require(size).width > 15)
    #expect(isClose(try color(screen, 15, 15), 1, 0, 0))
    #expect(isClose(try color(screen, 75, 75), 0, 0, 1))
    #expect(isClose(try color(screen, 51, 51), 1, 1, 1))
  }

  @Test("given views with tags, then each can be drawn several times, in the size it likes or another")
  func symbols() async throws {
    let screen = await screen {
      Canvas { context, _ in
        guard let square = context.resolveSymbol(id: "square") else { return }
        #expect(square.size == CGSize(width: 20, height: 20))
        context.draw(square, at: CGPoint(x: 10, y: 10))
        context.draw(square, at: CGPoint(x: 100, y: 0), anchor: .topTrailing)
        context.draw(square, in: CGRect(x: 0, y: 60, width: 40, height: 40))
        #expect(context.resolveSymbol(id: 7) == nil)
      } symbols: {
        red.frame(width: 20, height: 20).tag("square")
      }
    }
    for (x, y) in [(10.0, 10.0), (90, 10), (35, 95)] { #expect(isClose(try color(screen, x, y), 1, 0, 0)) }
    for (x, y) in [(30.0, 10.0), (70, 10), (45, 95)] { #expect(isClose(try color(screen, x, y), 1, 1, 1)) }
    // Each drawing is its own fragment.
    var keys: [FragmentKey] = []
    func visit(_ fragment: Fragment) {
      keys.append(fragment.key)
      fragment.children.forEach(visit)
    }
    visit(screen.simulator.displayList.root)
    #expect(Set(keys).count == keys.count)
  }

  private struct Filling: View {
    @State private var isBlue = false
    @State private var other = 0
    let count: () -> Void

    var body: some View {
      VStack {
        Canvas { [isBlue] context, size in
          count()
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .color(isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)))
        }
        .accessibilityLabel("A drawing").accessibilityIdentifier("drawing")
        Button("Change") { isBlue.toggle() }
      }
    }
  }

  @Test("when what is drawn depends on state, then a change draws anew; the drawing is one element")
  func redraws() async throws {
    var count = 0
    let screen = await Screen { Filling { count += 1 } }
    let drawing = try screen.find("drawing")
    #expect(try drawing.label == "A drawing")
    let frame = try drawing.frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    #expect(isClose(try #require(screen.color(at: middle)), 1, 0, 0))
    let before = count
    try await screen.tap(.label("Change"))
    #expect(isClose(try #require(screen.color(at: middle)), 0, 0, 1))
    #expect(count > before)
    let after = count
    try await screen.advance(by: .seconds(1))
    #expect(count == after)
  }

  @Test("in a timeline it is drawn in each frame")
  func timeline() async throws {
    var dates: Set<Date> = []
    let screen = await screen {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          dates.insert(timeline.date)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
        }
      }
    }
    let before = dates.count
    try await screen.advance(by: .milliseconds(500))
    #expect(dates.count > before + 20)
  }

  @Test("given dark mode, then the foreground is white")
  func darkMode() async throws {
    let screen = await screen(settings: DeviceSettings(isDark: true)) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .foreground)
      }
    }
    #expect(isClose(try color(screen, 25, 50), 1, 1, 1))
    #expect(isClose(try color(screen, 75, 50), 0, 0, 0))
  }
}
