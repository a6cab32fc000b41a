import DisplayList
import Foundation
import Testing

@testable import Typesetting

@MainActor
@Suite struct SymbolTests {
  private let font = FontDescription(size: 17)

  @Test func everyNameOfTheCatalogueHasAGlyph() {
    let missing = SymbolCatalog.names.filter { name in
      let layout = SymbolCatalog.layout(named: name, font: font)
      return layout.isPlaceholder || layout.glyphs.glyphs[0].id == 0 || layout.size.width < 3
    }
    #expect(missing == [])
    #expect(SymbolCatalog.names.count > 5000)
  }

  @Test func theSymbolsOfThisProductAreThere() {
    let needed = [
      "tray.fill", "chevron.left", "chevron.right", "arrow.clockwise", "arrow.clockwise.circle.fill", "pawprint.fill",
      "mappin", "mappin.circle", "mappin.and.ellipse", "location.fill", "location.slash", "photo", "photo.fill",
      "exclamationmark.triangle", "exclamationmark.triangle.fill", "magnifyingglass", "house", "house.fill", "person",
      "person.fill", "wifi.slash", "dollarsign.arrow.circlepath", "gauge.with.dots.needle.0percent", "calendar",
      "clock", "plus", "xmark", "checkmark", "star", "heart",
    ]
    #expect(Set(needed).subtracting(SymbolCatalog.names).isEmpty)
  }

  @Test func aCircleIsAsLargeAsApples() {
    let layout = SymbolCatalog.layout(named: "checkmark.circle.fill", font: font)
    #expect(layout.size.width > 1.17 * 17 && layout.size.width < 1.3 * 17)
    #expect(abs(layout.size.width - layout.size.height) < 0.5)
  }

  @Test func ovalsAndCapsulesAreWiderThanTall() {
    for name in ["oval", "oval.fill", "capsule", "capsule.fill"] {
      let layout = SymbolCatalog.layout(named: name, font: font)
      #expect(!layout.isPlaceholder && layout.size.width > layout.size.height * 1.2)
    }
  }

  @Test func batteriesLieOnTheirSide() {
    for name in ["battery.0", "battery.25", "battery.50percent", "battery.75", "battery.100", "battery.100.bolt"] {
      let layout = SymbolCatalog.layout(named: name, font: font)
      #expect(!layout.isPlaceholder && layout.size.width > layout.size.height * 1.8, "\(name)")
    }
  }

  @Test func aCloudIsInFrontOfWhatIsBesideIt() {
    for name in ["cloud.sun", "cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.rain", "cloud.fog"] {
      let layout = SymbolCatalog.layout(named: name, font: font)
      #expect(layout.layers.map(\.level) == [1, 0], "\(name)")
      #expect(layout.size.width > layout.size.height * 0.9, "\(name)")
    }
  }

  @Test func aPictureThatIsOnlyThereFilledHasEdgesOfTheSameSize() {
    for name in ["house", "camera", "gearshape", "phone", "play", "bolt", "key", "speaker"] {
      let edges = SymbolCatalog.layout(named: name, font: font)
      let filled = SymbolCatalog.layout(named: name + ".fill", font: font)
      #expect(edges.glyphs.glyphs[0].id != filled.glyphs.glyphs[0].id, "\(name)")
      #expect(abs(edges.size.width - filled.size.width) < 0.6, "\(name)")
    }
  }

  @Test func aCheckmarkAndAPickersMarkHaveApplesProportions() {
    func ink(_ name: String, _ size: CGFloat, _ weight: Int, _ scale: SymbolScale) -> CGSize {
      let font = FontDescription(size: size, weight: weight)
      let layout = SymbolCatalog.layout(named: name, font: font, imageScale: scale)
      let margin = 2 * 0.04 * size * scale.factor
      return CGSize(width: layout.size.width - margin, height: layout.size.height - margin)
    }
    let check = ink("checkmark", 17, 600, .medium)
    #expect(abs(check.width - 13.67) < 0.1 && abs(check.height - 13.33) < 0.1)
    let mark = ink("chevron.up.chevron.down", 15, 400, .small)
    #expect(abs(mark.width - 8) < 0.1 && abs(mark.height - 12) < 0.1)
  }

  @Test func symbolsAreCentredOnTheCapitals() {
    for name in ["star.fill", "chevron.right", "ellipsis", "mappin"] {
      let layout = SymbolCatalog.layout(named: name, font: font)
      #expect(abs(layout.baseline - font.capHeight / 2 - layout.size.height / 2) < 1e-9)
    }
  }

  @Test func scalesAndSizesChangeTheSize() {
    func width(_ scale: SymbolScale, _ size: CGFloat = 17) -> CGFloat {
      SymbolCatalog.layout(named: "star", font: FontDescription(size: size), imageScale: scale).size.width
    }
    #expect(width(.small) < width(.medium) && width(.medium) < width(.large))
    #expect(abs(width(.medium, 34) - 2 * width(.medium)) < 1e-9)
  }

  @Test func aBolderFontHasBolderSymbolsOfTheSameSize() throws {
    let layouts = [100, 400, 900].map {
      SymbolCatalog.layout(named: "star", font: FontDescription(size: 17, weight: $0))
    }
    #expect(Set(layouts.map(\.glyphs.face.weight)) == [100, 400, 900])
    #expect(abs(layouts[0].size.width - layouts[2].size.width) < 0.2)
  }

  @Test func aSignInAFrameHasTwoLayersAndTheSizeOfTheFrame() {
    let circle = SymbolCatalog.layout(named: "circle.fill", font: font)
    for name in ["heart.circle", "heart.circle.fill", "12.circle", "a.circle.fill", "person.crop.circle"] {
      let layout = SymbolCatalog.layout(named: name, font: font)
      #expect(layout.layers.map(\.level) == [1, 0], "\(name)")
      #expect(abs(layout.size.width - circle.size.width) < 0.6, "\(name)")
    }
    #expect(SymbolCatalog.layout(named: "heart", font: font).layers.isEmpty)
  }

  @Test(arguments: ["heart.slash.fill", "folder.badge.plus", "folder.fill.badge.minus", "swift", "cloud.sun.rain.fill"])
  func variantsArePutTogether(name: String) {
    let layout = SymbolCatalog.layout(named: name, font: font)
    #expect(!layout.isPlaceholder && layout.size.width > 10)
  }

  /// FreeType reads the font here, and browsers, which are stricter, elsewhere: each table's checksum is correct.
  @Test func theFontIsWellFormed() throws {
    let face = try #require(FontLibrary.faces.first { $0.family == FontLibrary.symbolFamily && $0.weight == 400 })
    let bytes = [UInt8](try #require(face.contents))
    func word(_ offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    func sum(_ start: Int, _ end: Int) -> UInt32 {
      stride(from: start, to: end, by: 4).reduce(0) { $0 &+ word($1) }
    }
    let tables = Int(bytes[4]) << 8 | Int(bytes[5])
    #expect(tables == 10)
    for record in stride(from: 12, to: 12 + 16 * tables, by: 16) where word(record) != 0x6865_6164 {
      let (start, length) = (Int(word(record + 8)), Int(word(record + 12)))
      #expect(sum(start, start + (length + 3) / 4 * 4) == word(record + 4))
    }
    #expect(sum(0, bytes.count) == 0xB1B0_AFBA)
  }

  @Test func anUnknownNameGetsAPlaceholder() {
    let layout = SymbolCatalog.layout(named: "chevron.rihgt", font: font)
    #expect(layout.isPlaceholder && layout.size.width > 10)
    #expect(SymbolCatalog.nearestName(to: "chevron.rihgt") == "chevron.right")
    #expect(SymbolCatalog.nearestName(to: "hose.fill") == "house.fill")
  }
}
