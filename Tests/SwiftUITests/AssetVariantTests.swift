import DisplayList
import Foundation
import Rasterizer
import SimulatorTesting
import SwiftUI
@_spi(Scrollwork) import UIKit

@MainActor @Suite("Variants of assets", .simulator(.iPhoneSE))
struct AssetVariantTests {
  /// Creates a bundle with an asset catalog of these files.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory.appending(path: "variants-\(UUID().uuidString)")
    for (path, data) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return try #require(Bundle(path: root.path))
  }

  private func json(_ text: String) -> Data { Data(text.utf8) }

  private func picture(_ color: [UInt8], side: Int = 12) -> Data {
    ImageEncoder.png(
      Bitmap(width: side, height: side, pixels: Data((0..<side * side).flatMap { _ in color + [255] })))
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  private func center(_ id: Query, _ screen: Screen) throws -> [Int] {
    let frame = try screen.find(id).frame
    return screen.rgb(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("given pictures for light and dark, then both SwiftUI and UIKit show the one that fits, also after a change")
  func dark() async throws {
    // Given
    let bundle = try bundle([
      "A.xcassets/Sky.imageset/light.png": picture([255, 0, 0]),
      "A.xcassets/Sky.imageset/dark.png": picture([0, 255, 0]),
      "A.xcassets/Sky.imageset/Contents.json": json(
        #"{"images": [{"idiom": "universal", "filename": "light.png", "scale": "1x"},"#
          + #"{"idiom": "universal", "filename": "dark.png", "scale": "1x", \#(Self.dark)}]}"#),
    ])
    let image = try #require(UIImage(named: "Sky", in: bundle, compatibleWith: nil))
    let screen = await Screen {
      VStack {
        Image("Sky", bundle: bundle).accessibilityIdentifier("swiftui")
        Image(uiImage: image).accessibilityElement().accessibilityIdentifier("uikit")
      }
    }
    #expect(try center("swiftui", screen) == [0, 0, 255] && center("uikit", screen) == [0, 0, 255])
    // When
    try await screen.setDarkMode(true)
    // Then
    #expect(try center("swiftui", screen) == [0, 255, 0] && center("uikit", screen) == [0, 255, 0])
  }

  @Test("given a stencil in a catalog, then it takes the colour of the foreground, and an original does not")
  func template() async throws {
    // Given
    func files(_ name: String, _ intent: String) -> [String: Data] {
      [
        "A.xcassets/\(name).imageset/a.png": picture([255, 0, 0]),
        "A.xcassets/\(name).imageset/Contents.json": json(
          #"{"images": [{"idiom": "universal", "filename": "a.png"}],"#
            + #" "properties": {"template-rendering-intent": "\#(intent)"}}"#),
      ]
    }
    let bundle = try bundle(files("Stencil", "template").merging(files("Photo", "original")) { $1 })
    // When
    let screen = await Screen {
      VStack {
        Image("Stencil", bundle: bundle).accessibilityIdentifier("stencil")
        Image("Photo", bundle: bundle).accessibilityIdentifier("photo")
      }.foregroundStyle(Color(red: 0, green: 1, blue: 0))
    }
    // Then
    #expect(try center("stencil", screen) == [0, 255, 0])
    #expect(try center("photo", screen) == [0, 0, 255])
    #expect(UIImage(named: "Stencil", in: bundle)?.renderingMode == .alwaysTemplate)
  }

  private struct Hosted: UIViewRepresentable {
    let button: UIButton
    func makeUIView(context: Context) -> UIButton { button }
    func updateUIView(_ button: UIButton, context: Context) {}
  }

  @Test("given UIKit buttons with pictures, then their names stand for titles that are missing")
  func names() async throws {
    // Given
    let bundle = try bundle(["ic_share.png": picture([255, 0, 0])])
    let image = try #require(UIImage(named: "ic_share", in: bundle))
    let (plain, titled, configured, named) = (UIButton(), UIButton(), UIButton(configuration: .plain()), UIButton())
    for button in [plain, titled, named] { button.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal) }
    titled.setTitle("Send", for: .normal)
    configured.configuration?.image = image
    named.accessibilityLabel = "Pass on"
    // When
    let screen = await Screen {
      VStack { ForEach([plain, titled, configured, named], id: \.self, content: Hosted.init) }
    }
    // Then
    let labels = screen.findAll(.role(.button)).map(\.label)
    #expect(labels == ["ic share", "Send", "ic share", "Pass on"])
  }

  @Test("given an SVG and a PDF, then they are as large as they say, in points, and sharp")
  func outlines() async throws {
    // Given
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="blue"/></svg>"#
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 16]/Contents 4 0 R>>endobj
      4 0 obj<</Length 27>>stream
      1 0 0 rg 0 0 40 16 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    let contents = { (name: String) in self.json(#"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#) }
    let bundle = try bundle([
      "A.xcassets/Flag.imageset/flag.svg": Data(svg.utf8),
      "A.xcassets/Flag.imageset/Contents.json": contents("flag.svg"),
      "A.xcassets/Sign.imageset/sign.pdf": Data(pdf.utf8),
      "A.xcassets/Sign.imageset/Contents.json": contents("sign.pdf"),
    ])
    // When
    let screen = await Screen {
      VStack {
        Image("Flag", bundle: bundle).accessibilityIdentifier("flag")
        Image("Sign", bundle: bundle).accessibilityIdentifier("sign")
      }
    }
    // Then
    #expect(try screen.find("flag").frame.size == CGSize(width: 30, height: 20))
    #expect(try screen.find("sign").frame.size == CGSize(width: 40, height: 16))
    #expect(try center("flag", screen) == [0, 0, 255] && center("sign", screen) == [255, 0, 0])
    // As many pixels as a screen has for 30 points.
    #expect(try #require(UIImage(named: "Flag", in: bundle)?.bitmap).width >= 60)
  }

  @Test("given a PDF of Quartz with a group without bounds, then the group is drawn")
  func groupWithoutBounds() async throws {
    // Given
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents 4 0 R/Resources<</XObject<</Fm1 5 0 R>>>>>>endobj
      4 0 obj<</Length 7>>stream
      /Fm1 Do
      endstream endobj
      5 0 obj<</Type/XObject/Subtype/Form/BBox[-1073741824 -1073741824 1073741823 1073741823]
      /Group<</S/Transparency>>/Length 25>>stream
      1 0 0 rg 0 0 500 500 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """
    let contents = json(#"{"images": [{"idiom": "universal", "filename": "leaf.pdf"}]}"#)
    let bundle = try bundle([
      "A.xcassets/Leaf.imageset/leaf.pdf": Data(pdf.utf8), "A.xcassets/Leaf.imageset/Contents.json": contents,
    ])
    // When
    let screen = await Screen {
      Image("Leaf", bundle: bundle).resizable().frame(width: 100, height: 100).accessibilityIdentifier("leaf")
    }
    // Then
    #expect(try center("leaf", screen) == [255, 0, 0])
  }

  @Test("given a symbol of the app's own, then it is a stencil that grows with the text beside it")
  func symbol() async throws {
    // Given
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
      <g id="Guides">
      <line id="Baseline-M" x1="0" x2="800" y1="300" y2="300"/><line id="Capline-M" x1="0" x2="800" y1="229.54" y2="229.54"/>
      <line id="left-margin-Regular-M" x1="100" x2="100" y1="200" y2="320"/>
      <line id="right-margin-Regular-M" x1="200" x2="200" y1="200" y2="320"/>
      </g>
      <g id="Symbols"><g id="Regular-M"><g><rect x="100" y="220" width="100" height="100"/></g></g></g>
      </svg>
      """
    let bundle = try bundle([
      "A.xcassets/own.box.symbolset/own.svg": Data(svg.utf8),
      "A.xcassets/own.box.symbolset/Contents.json": json(
        #"{"symbols": [{"idiom": "universal", "filename": "own.svg"}]}"#),
    ])
    // When
    let screen = await Screen {
      VStack {
        Image("own.box", bundle: bundle).font(.system(size: 20)).accessibilityIdentifier("small")
        Image("own.box", bundle: bundle).font(.system(size: 40)).accessibilityIdentifier("large")
      }.foregroundStyle(Color(red: 0, green: 1, blue: 0))
    }
    // Then
    for (name, side) in [("small", 20.0), ("large", 40)] as [(Query, Double)] {
      let size = try screen.find(name).frame.size
      // The edges fall on whole pixels.
      #expect(abs(size.width - side) <= 1 && abs(size.height - side) <= 1)
    }
    #expect(try center("large", screen) == [0, 255, 0])
  }

  @Test("given a symbol of the app's own in an old template, then it stands on the baseline of the text beside it")
  func oldSymbol() async throws {
    // Given a square from the baseline to 60 above it
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
      <g id="Guides">
      <line id="Baseline-M" x1="0" x2="800" y1="300" y2="300"/><line id="Capline-M" x1="0" x2="800" y1="229.54" y2="229.54"/>
      <line id="left-margin" x1="100" x2="100" y1="200" y2="320"/>
      <line id="right-margin" x1="160" x2="160" y1="200" y2="320"/>
      </g>
      <g id="Symbols"><g id="Regular-M"><rect x="100" y="240" width="60" height="80"/></g></g>
      </svg>
      """
    let bundle = try bundle([
      "A.xcassets/old.symbolset/old.svg": Data(svg.utf8),
      "A.xcassets/old.symbolset/Contents.json": json(
        #"{"symbols": [{"idiom": "universal", "filename": "old.svg"}]}"#),
    ])
    // When
    let screen = await Screen {
      HStack(alignment: .firstTextBaseline) {
        Image("old", bundle: bundle).font(.system(size: 50)).accessibilityIdentifier("old")
        Color.red.frame(width: 20, height: 40).accessibilityElement().accessibilityIdentifier("line")
      }
    }
    // Then 20 of its 80 are below the baseline, which is the lower edge of other views
    let (symbol, line) = (try screen.find("old").frame, try screen.find("line").frame)
    #expect(abs(symbol.width - 30) <= 1 && abs(symbol.height - 40) <= 1)
    #expect(abs(symbol.maxY - line.maxY - 10) <= 1)
  }

  @Test("given colours for devices, gamuts and contrast, then a phone takes those that are meant for it")
  func colors() throws {
    // Given
    func entry(_ rest: String, _ red: String) -> String {
      #"{\#(rest), "color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1.000"}}}"#
    }
    let high =
      #""appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#
    let entries = [
      entry(#""idiom": "universal""#, "10"), entry(#""idiom": "iphone""#, "20"), entry(#""idiom": "ipad""#, "30"),
      entry(#""idiom": "iphone", \#(Self.dark)"#, "40"), entry(#""idiom": "universal", \#(high)"#, "50"),
      entry(#""idiom": "iphone", "display-gamut": "display-P3""#, "60"),
    ]
    let bundle = try bundle([
      "A.xcassets/C.colorset/Contents.json": json(#"{"colors": [\#(entries.joined(separator: ","))]}"#)
    ])
    // When
    let color = try #require(UIColor(named: "C", in: bundle, compatibleWith: nil))
    func red(_ style: UIUserInterfaceStyle, _ idiom: UIUserInterfaceIdiom) -> CGFloat {
      var red: CGFloat = 0
      let traits = UITraitCollection(mutations: { ($0.userInterfaceStyle, $0.userInterfaceIdiom) = (style, idiom) })
      color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
      return (red * 255).rounded()
    }
    // Then
    #expect([red(.light, .phone), red(.dark, .phone), red(.light, .pad)] == [20, 40, 30])
  }

  @Test("given an accent colour in the Info.plist, then it is the tint of SwiftUI and of UIKit, light and dark")
  func accent() async throws {
    // Given
    let color = { (red: Int) in
      #""color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1.000"}}"#
    }
    let bundle = try bundle([
      "Info.plist": try PropertyListSerialization.data(
        fromPropertyList: ["NSAccentColorName": "AccentColor"], format: .xml, options: 0),
      "A.xcassets/AccentColor.colorset/Contents.json": json(
        #"{"colors": [{"idiom": "universal", \#(color(200))}, {"idiom": "universal", \#(Self.dark), \#(color(100))}]}"#),
    ])
    AppAppearance.load(bundle)
    defer { AppAppearance.load() }
    // When
    let screen = await Screen {
      VStack {
        Color.accentColor.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("accent")
        Rectangle().fill(.tint).frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("tint")
        Rectangle().fill(.tint).tint(.black).frame(width: 20, height: 20).accessibilityElement()
          .accessibilityIdentifier("own")
      }
    }
    AppAppearance.load(bundle)
    try await screen.setDarkMode(true)
    // Then
    #expect(try center("accent", screen) == [100, 0, 0] && center("tint", screen) == [100, 0, 0])
    #expect(try center("own", screen) == [0, 0, 0])
    try await screen.setDarkMode(false)
    #expect(try center("accent", screen) == [200, 0, 0])
    var red: CGFloat = 0
    UIView().tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      .getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect((red * 255).rounded() == 200)
  }

  @Test("given a data set, a picture with slices and a group with a namespace, then all are found")
  func others() throws {
    // Given
    let bundle = try bundle([
      "A.xcassets/Seed.dataset/seed.json": json("[1]"),
      "A.xcassets/Seed.dataset/Contents.json": json(
        #"{"data": [{"idiom": "universal", "filename": "seed.json", "universal-type-identifier": "public.json"}]}"#),
      "A.xcassets/Chat/Contents.json": json(#"{"properties": {"provides-namespace": true}}"#),
      "A.xcassets/Chat/Bubble.imageset/b.png": picture([9, 9, 9]),
      "A.xcassets/Chat/Bubble.imageset/Contents.json": json(
        #"{"images": [{"idiom": "universal", "filename": "b.png", "scale": "2x", "resizing": {"mode": "9-part","#
          + #" "center": {"mode": "stretch"}, "cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 2}}}]}"#),
    ])
    // Then
    let seed = try #require(NSDataAsset(name: "Seed", bundle: bundle))
    #expect(String(decoding: seed.data, as: UTF8.self) == "[1]" && seed.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Chat/Seed", bundle: bundle) == nil)
    let bubble = try #require(UIImage(named: "Chat/Bubble", in: bundle))
    #expect(bubble.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 1) && bubble.resizingMode == .stretch)
  }
}
