import DisplayList
import Foundation
import Rasterizer
import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Colours and pictures of asset catalogs", .simulator(.iPhoneSE))
struct AssetCatalogTests {
  private static let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}}
    ]}
    """

  /// Creates a bundle with a catalog: a colour, one in a group with a namespace, a system colour, and an image.
  private func bundle() throws -> Bundle {
    let root = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
    let catalog = root.appending(path: "Assets.xcassets")
    func write(_ path: String, _ data: Data) throws {
      let url = catalog.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try write("Brand.colorset/Contents.json", Data(Self.brand.utf8))
    try write("Group/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
    try write(
      "Group/Warning.colorset/Contents.json",
      Data(#"{"colors": [{"idiom": "universal", "color": {"reference": "systemRedColor"}}]}"#.utf8))
    let green = Bitmap(width: 8, height: 8, pixels: Data((0..<64).flatMap { _ in [0, 255, 0, 255] as [UInt8] }))
    let picture = ImageEncoder.png(green)
    try write("Leaf.imageset/leaf@2x.png", picture)
    try write(
      "Leaf.imageset/Contents.json",
      Data(#"{"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "leaf@2x.png", "scale": "2x"}]}"#.utf8))
    return try #require(Bundle(path: root.path))
  }

  @Test("given a colour set, then it is what it says, by its name and as a resource, light and dark")
  func colors() throws {
    let bundle = try bundle()
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    for color in [Color("Brand", bundle: bundle), Color(ColorResource(name: "Brand", bundle: bundle))] {
      #expect(color.resolve(in: EnvironmentValues()).description == "#FF8000FF")
      #expect(color.resolve(in: dark).description == "#0000FFFF")
    }
    let warning = Color("Group/Warning", bundle: bundle)
    #expect(warning.resolve(in: EnvironmentValues()) == Color.red.resolve(in: EnvironmentValues()))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor(named: "Brand", in: bundle, compatibleWith: traits) != nil)
    #expect(UIColor(named: "Warning", in: bundle, compatibleWith: nil) == nil)
    #expect(
      Color(uiColor: UIColor(resource: ColorResource(name: "Brand", bundle: bundle))).resolve(in: dark).description
        == "#0000FFFF")
  }

  @Test("given an image set, then its picture is shown in points; given a missing colour, then nothing")
  func pictures() async throws {
    let bundle = try bundle()
    let resource = ImageResource(name: "Leaf", bundle: bundle)
    #expect(UIImage(resource: resource).scale == 2)
    let screen = await Screen {
      VStack {
        Image(resource).accessibilityIdentifier("leaf")
        Color("Brand", bundle: bundle).frame(width: 20, height: 20).accessibilityElement()
          .accessibilityIdentifier("brand")
        Color("Nothing", bundle: bundle).frame(width: 20, height: 20)
      }
    }
    let brand = try screen.find("brand").frame
    #expect(screen.rgb(at: CGPoint(x: brand.midX, y: brand.midY)) == [255, 128, 0])
    #expect(try screen.find("leaf").frame.size == CGSize(width: 4, height: 4))
    #expect(UIImage(resource: resource).size == CGSize(width: 4, height: 4))
  }
}
