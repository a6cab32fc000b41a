import DisplayList
import Foundation
import SimulatorTesting
import Testing

@_spi(Scrollwork) import UIKit
@testable import SwiftUI

@MainActor @Suite("Images that are stretched, repeated and drawn", .simulator(.iPhone15Pro))
struct ImageResizingTests {
  /// Rows of letters: red, green, blue and white.
  private func picture(_ rows: String...) -> UIImage {
    let colors: [Character: [UInt8]] = [
      "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255], "w": [255, 255, 255, 255],
    ]
    return UIImage(
      bitmap: Bitmap(
        width: rows[0].count, height: rows.count, pixels: Data(rows.joined().flatMap { colors[$0] ?? [0, 0, 0, 0] })))
  }

  private func letters(_ view: some View, at points: (CGFloat, CGFloat)...) async throws -> String {
    let screen = await Screen { view.accessibilityIdentifier("view") }
    let origin = try screen.find("view").frame.origin
    return String(
      points.map { point -> Character in
        guard let color = screen.color(at: CGPoint(x: origin.x + point.0, y: origin.y + point.1)) else { return "?" }
        switch (color.red > 0.7, color.green > 0.7, color.blue > 0.7) {
        case (true, true, true): return "w"
        case (true, false, false): return "r"
        case (false, true, false): return "g"
        case (false, false, true): return "b"
        default: return "-"
        }
      })
  }

  @Test("without interpolation pixels are squares, with it they are mixed")
  func interpolation() async throws {
    let image = Image(uiImage: picture("rb")).resizable()
    #expect(
      try await letters(
        image.interpolation(.none).frame(width: 100, height: 50), at: (5, 25), (48, 25), (52, 25), (95, 25)) == "rrbb")
    #expect(try await letters(image.frame(width: 100, height: 50), at: (5, 25), (50, 25), (95, 25)) == "r-b")
  }

  @Test("edges within cap insets keep their size, and what is between them is stretched")
  func capInsets() async throws {
    let frame = Image(uiImage: picture("rrr", "rbr", "rrr")).interpolation(.none)
      .resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    #expect(
      try await letters(
        frame.frame(width: 60, height: 40), at: (0.5, 0.5), (0.5, 20), (1.5, 1.5), (30, 20), (58.5, 38.5), (59.5, 20),
        (30, 39.5)) == "rrbbbrr")
  }

  @Test("tiles stand side by side from the upper left corner, between the insets")
  func tiles() async throws {
    let tiled = Image(uiImage: picture("rg", "bw")).interpolation(.none).resizable(resizingMode: .tile)
    #expect(
      try await letters(
        tiled.frame(width: 40, height: 40), at: (0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (2.5, 0.5), (38.5, 39.5)) == "rgbrb"
    )
    let framed = Image(uiImage: picture("rgbw")).interpolation(.none)
      .resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1), resizingMode: .tile)
    #expect(
      try await letters(framed.frame(width: 12, height: 10), at: (0.5, 5), (1.5, 5), (2.5, 5), (3.5, 5), (11.5, 5))
        == "rgbgw")
  }

  @Test("image paint fills shapes with copies of a part of an image")
  func paint() async throws {
    let image = Image(uiImage: picture("rg", "bw"))
    let part = ImagePaint(image: image, sourceRect: CGRect(x: 0, y: 0.5, width: 1, height: 0.5), scale: 10)
    #expect(
      try await letters(Rectangle().fill(part).frame(width: 60, height: 40), at: (5, 5), (15, 5), (25, 35)) == "bwb")
    #expect(
      try await letters(
        Rectangle().stroke(.image(image, scale: 10), lineWidth: 8).frame(width: 60, height: 40), at: (30, 20)) == "w")
  }

  @Test("an image that a function draws has its size, and is described by its label")
  func drawn() async throws {
    let image = Image(size: CGSize(width: 30, height: 20), label: Text("A square")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    let screen = await Screen { image }
    let frame = try screen.find(.label("A square")).frame
    #expect(frame.size == CGSize(width: 30, height: 20))
    #expect(screen.color(at: CGPoint(x: frame.minX + 7, y: frame.midY)) == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(screen.color(at: CGPoint(x: frame.minX + 20, y: frame.midY)) == .white)
  }

  @Test(
    "a picture is turned as its orientation says",
    arguments: [
      (Image.Orientation.up, "rgbw"), (.upMirrored, "grwb"), (.down, "wbgr"), (.downMirrored, "bwrg"),
      (.leftMirrored, "rbgw"), (.right, "brwg"), (.rightMirrored, "wgbr"), (.left, "gwrb"),
    ])
  func orientations(orientation: Image.Orientation, expected: String) async throws {
    let pixels = CGImage(try #require(picture("rg", "bw").bitmap))
    let image = Image(pixels, scale: 1, orientation: orientation, label: Text("Turned")).resizable().interpolation(
      .none)
    #expect(
      try await letters(image.frame(width: 20, height: 20), at: (5, 5), (15, 5), (5, 15), (15, 15)) == expected)
  }
}
