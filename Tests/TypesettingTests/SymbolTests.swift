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
    #expect(SymbolCatalog.names.count > 300)
  }

  @Test func theSymbolsOfThisProductAreThere() {
    let needed = [
      "tray.fill", "chevron.left", "chevron.right", "arrow.clockwise", "arrow.clockwise.circle.fill", "pawprint.fill",
      "mappin", "mappin.circle", "mappin.and.ellipse", "location.fill", "location.slash", "photo", "photo.fill",
      "exclamationmark.triangle", "exclamationmark.triangle.fill", "magnifyingglass", "house", "house.fill", "person",
      "person.fill", "wifi.slash", "calendar", "clock", "plus", "xmark", "checkmark", "star", "heart",
    ]
    #expect(Set(needed).subtracting(SymbolCatalog.names).isEmpty)
  }

  @Test func aCircleIsAsLargeAsApples() {
    let layout = SymbolCatalog.layout(named: "checkmark.circle.fill", font: font)
    #expect(layout.size.width > 1.17 * 17 && layout.size.width < 1.3 * 17)
    #expect(abs(layout.size.width - layout.size.height) < 0.5)
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

  @Test func anUnknownNameGetsAPlaceholder() {
    let layout = SymbolCatalog.layout(named: "chevron.rihgt", font: font)
    #expect(layout.isPlaceholder && layout.size.width > 10)
    #expect(SymbolCatalog.nearestName(to: "chevron.rihgt") == "chevron.right")
    #expect(SymbolCatalog.nearestName(to: "hose.fill") == "house.fill")
  }
}
