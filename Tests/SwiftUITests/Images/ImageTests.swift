import DisplayList
import Foundation
import Rasterizer
import SimulatorTesting
import Testing
import Typesetting

@_spi(Scrollwork) import UIKit
@testable import SwiftUI

@MainActor @Suite("Images", .simulator(.iPhone15Pro))
struct ImageTests {
  /// Returns an opaque red picture.
  static func picture(width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Data([0, 0, 255, 255].repeated(width * height)))
  }

  @Test("a symbol grows with its font and scale, and takes no notice of what it is offered")
  func symbolSizes() async throws {
    let screen = await Screen {
      VStack {
        Image(systemName: "circle").accessibilityIdentifier("body")
        Image(systemName: "circle").font(.largeTitle).accessibilityIdentifier("large")
        Image(systemName: "circle").imageScale(.small).accessibilityIdentifier("small")
        Image(systemName: "circle").frame(width: 200, height: 200).accessibilityIdentifier("offered")
      }
    }
    let body = try screen.find("body").frame.size
    // SF Symbols: a circle's diameter is 1.17 times the font size, plus a little space.
    #expect(abs(body.width - 17 * 1.17) < 2)
    #expect(abs(try screen.find("large").frame.width / body.width - 2) < 0.05)
    #expect(try screen.find("small").frame.width < body.width)
    #expect(try screen.find("offered").frame.size == body)
    // Whole pixels at scale 3
    #expect(abs((body.width * 3).rounded() - body.width * 3) < 0.001)
  }

  @Test("a symbol follows the person's text size")
  func dynamicType() async throws {
    let root = { Image(systemName: "star").accessibilityIdentifier("star") }
    let usual = await Screen { root() }
    let large = await Screen(settings: DeviceSettings(textSize: .accessibility3)) { root() }
    #expect(try large.find("star").frame.width > 2 * (try usual.find("star").frame.width))
  }

  @Test("a symbol stands centred on the capital letters beside it")
  func baseline() async throws {
    let screen = await Screen {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "calendar").accessibilityIdentifier("symbol")
        Text("Hx").accessibilityIdentifier("text")
      }
      .font(.title)
    }
    let font = FontDescription(size: 28)
    let text = try screen.find("text").frame
    let capitals = text.minY + font.ascender - font.capHeight / 2
    #expect(abs(try screen.find("symbol").frame.midY - capitals) < 0.7)
  }

  @Test("a resizable symbol fills its frame, scaledToFit keeps its ratio, scaledToFill covers the frame")
  func resizable() async throws {
    let screen = await Screen {
      VStack {
        Image(systemName: "pawprint.fill").resizable().frame(width: 90, height: 30).accessibilityIdentifier("stretched")
        Image(systemName: "pawprint.fill").accessibilityIdentifier("natural")
        Image(systemName: "pawprint.fill").resizable().scaledToFit().accessibilityIdentifier("fit")
          .frame(width: 90, height: 30)
        Image(systemName: "pawprint.fill").resizable().scaledToFill().accessibilityIdentifier("fill")
          .frame(width: 90, height: 30)
      }
    }
    let natural = try screen.find("natural").frame.size
    let ratio = natural.width / natural.height
    #expect(try screen.find("stretched").frame.size == CGSize(width: 90, height: 30))
    let fit = try screen.find("fit").frame.size
    #expect(abs(fit.height - 30) < 0.001 && abs(fit.width - 30 * ratio) < 0.001)
    let fill = try screen.find("fill").frame.size
    #expect(abs(fill.width - 90) < 0.001 && abs(fill.height - 90 / ratio) < 0.001)
    // The stretched glyph is set as high as its frame and widened by a transform.
    let glyph = try #require(
      screen.drawn.first { if case .glyphs = $0.command { $0.transform.m11 > 1.5 } else { false } })
    #expect(glyph.transform.m22 == 1)
  }

  @Test("a picture measures its pixels by its scale and is drawn into its frame")
  func bitmapSize() async throws {
    let image = UIImage(bitmap: Self.picture(width: 40, height: 20), scale: 2)
    let screen = await Screen { Image(uiImage: image).accessibilityIdentifier("picture") }
    let frame = try screen.find("picture").frame
    #expect(frame.size == CGSize(width: 20, height: 10))
    let drawn = try #require(screen.pictures.first)
    #expect(abs(drawn.bounds.width - 20) < 0.5 && abs(drawn.bounds.minX - frame.minX) < 0.5)
  }

  @Test("a template picture takes the foreground's colour, an original one keeps its own")
  func renderingModes() async throws {
    let image = UIImage(bitmap: Self.picture(width: 4, height: 4))
    let screen = await Screen {
      VStack {
        Image(uiImage: image).renderingMode(.template)
        Image(uiImage: image).renderingMode(.original)
      }
      .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    let tints = screen.pictures.map { if case .image(_, _, let tint) = $0.command { tint } else { DisplayColor?.none } }
    #expect(tints == [DisplayColor(red: 0, green: 0, blue: 1), nil])
  }

  @Test("a picture among the resources is found at the screen's scale; one that is missing has no size")
  func resources() async throws {
    // Given a bundle with an image in two resolutions
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try ImageEncoder.png(Self.picture(width: 10, height: 10)).write(to: folder.appendingPathComponent("badge.png"))
    try ImageEncoder.png(Self.picture(width: 36, height: 30)).write(to: folder.appendingPathComponent("badge@3x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    // When it is shown on a screen with three pixels per point
    let screen = await Screen {
      VStack {
        Image("badge", bundle: bundle).accessibilityIdentifier("found")
        Image("nowhere", bundle: bundle).accessibilityIdentifier("missing")
        Image(decorative: "badge", bundle: bundle)
        Image("badge", bundle: bundle, label: Text("Gold medal")).accessibilityIdentifier("labelled")
      }
    }
    // Then the higher resolution is used, and a missing image takes no space
    #expect(try screen.find("found").frame.size == CGSize(width: 12, height: 10))
    #expect(try screen.find("found").label == "badge")
    #expect(try screen.find("missing").frame.size == .zero)
    #expect(try screen.find("missing").label == "nowhere")
    #expect(try screen.find("labelled").label == "Gold medal")
    #expect(screen.pictures.count == 3)
    #expect(screen.findAll(.role(.image)).count == 3)
  }

  @Test(
    "symbols are read by their names, in words",
    arguments: [("chevron.right", "chevron right"), ("heart.fill", "Love")])
  func symbolLabels(name: String, words: String) async throws {
    let screen = await Screen { Image(systemName: name) }
    #expect(try screen.find(.label(words)).role == .image)
  }

  @Test("arrows that follow the reading direction turn round, others do not")
  func rightToLeft() async throws {
    let names = ["chevron.forward", "chevron.right"]
    let root = { VStack { ForEach(names, id: \.self) { Image(systemName: $0) } } }
    func glyphs(_ screen: Screen) -> [String] {
      screen.drawn.compactMap { if case .glyphs(let run, _) = $0.command { run.text } else { nil } }
    }
    let left = glyphs(await Screen { root() })
    let right = glyphs(await Screen(settings: DeviceSettings(isRightToLeft: true)) { root() })
    #expect(left[0] != right[0])
    #expect(left[1] == right[1])
  }

  @Test("aspectRatio offers the largest size inside, or the smallest around, what it is offered")
  func aspectRatio() async throws {
    let screen = await Screen {
      VStack {
        Color.red.aspectRatio(2, contentMode: .fit).accessibilityElement().accessibilityIdentifier("fit")
          .frame(width: 100, height: 80)
        Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill).accessibilityElement()
          .accessibilityIdentifier("fill").frame(width: 100, height: 80)
        ScrollView {
          Color.red.aspectRatio(4, contentMode: .fit).accessibilityElement().accessibilityIdentifier("free")
        }
        .frame(width: 100, height: 80)
      }
    }
    #expect(try screen.find("fit").frame.size == CGSize(width: 100, height: 50))
    #expect(try screen.find("fill").frame.size == CGSize(width: 100, height: 200))
    #expect(try screen.find("free").frame.size == CGSize(width: 100, height: 25))
  }
}

extension Array {
  fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}
