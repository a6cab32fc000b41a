import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Gradients", .simulator(.iPhone15Pro))
struct GradientTests {
  /// The colours at points of a view of 100 x 100 points, relative to its upper left corner.
  private func colors(_ view: some View, at points: CGPoint...) async throws -> [DisplayColor] {
    let screen = await Screen {
      view.frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("view")
    }
    let origin = try screen.find("view").frame.origin
    return points.compactMap { screen.color(at: CGPoint(x: origin.x + $0.x, y: origin.y + $0.y)) }
  }

  private func isClose(_ a: DisplayColor, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
    abs(a.red - red) < 0.03 && abs(a.green - green) < 0.03 && abs(a.blue - blue) < 0.03
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test("an angular gradient runs clockwise from its angle")
  func angular() async throws {
    let colors = try await colors(
      AngularGradient(colors: [red, blue], center: .center),
      at: CGPoint(x: 95, y: 51), CGPoint(x: 50, y: 95), CGPoint(x: 5, y: 50), CGPoint(x: 95, y: 48))
    #expect(isClose(colors[0], 1, 0, 0))
    #expect(isClose(colors[1], 0.75, 0, 0.25))
    #expect(isClose(colors[2], 0.5, 0, 0.5))
    #expect(isClose(colors[3], 0, 0, 1))
  }

  @Test("less than a turn is filled up with the last colour and the first, half and half")
  func partOfATurn() async throws {
    let colors = try await colors(
      Rectangle().fill(
        .angularGradient(colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(90))),
      at: CGPoint(x: 85, y: 85), CGPoint(x: 10, y: 70), CGPoint(x: 70, y: 10))
    #expect(isClose(colors[0], 0.5, 0, 0.5))
    #expect(isClose(colors[1], 0, 0, 1))
    #expect(isClose(colors[2], 1, 0, 0))
  }

  @Test("of more than a turn the last one is drawn")
  func moreThanATurn() async throws {
    let colors = try await colors(
      Rectangle().fill(
        .angularGradient(colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(720))),
      at: CGPoint(x: 95, y: 51), CGPoint(x: 95, y: 48))
    #expect(isClose(colors[0], 0.5, 0, 0.5))
    #expect(isClose(colors[1], 0, 0, 1))
  }

  @Test("an elliptical gradient is stretched as its rectangle is")
  func elliptical() async throws {
    let colors = try await colors(
      EllipticalGradient(colors: [red, blue]).frame(width: 100, height: 50),
      at: CGPoint(x: 50, y: 50), CGPoint(x: 75, y: 50), CGPoint(x: 50, y: 62.5), CGPoint(x: 99, y: 50))
    #expect(isClose(colors[0], 1, 0, 0))
    #expect(isClose(colors[1], 0.5, 0, 0.5))
    #expect(isClose(colors[2], 0.5, 0, 0.5))
    #expect(isClose(colors[3], 0.01, 0, 0.99))
  }

  @Test("perceptual mixing is lighter in the middle than mixing the display's components")
  func colorSpaces() async throws {
    let gradient = Gradient(colors: [red, blue])
    let device = try await colors(
      Rectangle().fill(.linearGradient(gradient.colorSpace(.device), startPoint: .leading, endPoint: .trailing)),
      at: CGPoint(x: 50, y: 50))
    let perceptual = try await colors(
      Rectangle().fill(.linearGradient(gradient.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing)),
      at: CGPoint(x: 50, y: 50), CGPoint(x: 1, y: 50))
    #expect(isClose(device[0], 0.5, 0, 0.5))
    // Halfway between sRGB's red and blue in Oklab.
    #expect(isClose(perceptual[0], 0.55, 0.33, 0.64))
    #expect(isClose(perceptual[1], 1, 0, 0))
  }

  @Test("a mesh has its colours at its points, and passes from one to the other")
  func mesh() async throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [red, blue, .white, .black], smoothsColors: false)
    let colors = try await colors(
      mesh, at: CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 99), CGPoint(x: 50, y: 1))
    #expect(isClose(colors[0], 0.98, 0.01, 0.02))
    #expect(isClose(colors[1], 0.02, 0.01, 0.98))
    #expect(isClose(colors[2], 0.99, 0.97, 0.97))
    #expect(isClose(colors[3], 0.5, 0.01, 0.5))
  }

  @Test("a mesh whose points move inwards leaves its background")
  func meshBackground() async throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0.5, 0], [1, 0], [0.5, 1], [1, 1]], colors: [red, red, red, red],
      background: blue)
    let colors = try await colors(mesh, at: CGPoint(x: 25, y: 50), CGPoint(x: 75, y: 50))
    #expect(isClose(colors[0], 0, 0, 1))
    #expect(isClose(colors[1], 1, 0, 0))
  }

  @Test("a mesh with too few colours is its background, and the developer is told")
  func brokenMesh() async throws {
    let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [red], background: blue)
    #expect(isClose(try await colors(mesh, at: CGPoint(x: 25, y: 50))[0], 0, 0, 1))
  }

  @Test("a gradient fills strokes and text, and fades with its opacity")
  func elsewhere() async throws {
    let stroked = try await colors(
      Circle().stroke(AngularGradient(colors: [red, red], center: .center), lineWidth: 10),
      at: CGPoint(x: 98, y: 50), CGPoint(x: 50, y: 50))
    #expect(isClose(stroked[0], 1, 0, 0) && isClose(stroked[1], 1, 1, 1))
    let faded = try await colors(
      Rectangle().fill(EllipticalGradient(colors: [red, red]).opacity(0.5)), at: CGPoint(x: 50, y: 50))
    #expect(isClose(faded[0], 1, 0.5, 0.5))
  }
}
