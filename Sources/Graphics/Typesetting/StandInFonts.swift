import Foundation

/// Families that every iPhone has and no free copy exists of: the nearest of our own replace them.
enum StandInFonts {
  /// The family's name in apps, and the prefix of its faces' names.
  private static let families: [(name: String, stem: String, stand: String)] = [
    ("Helvetica Neue", "HelveticaNeue", FontLibrary.textFamily), ("Helvetica", "Helvetica", FontLibrary.textFamily),
    ("Arial", "Arial", FontLibrary.textFamily), ("Avenir", "Avenir", FontLibrary.textFamily),
    ("Avenir Next", "AvenirNext", FontLibrary.textFamily), ("Futura", "Futura", FontLibrary.textFamily),
    ("Gill Sans", "GillSans", FontLibrary.textFamily), ("Verdana", "Verdana", FontLibrary.textFamily),
    ("Trebuchet MS", "TrebuchetMS", FontLibrary.textFamily), ("Optima", "Optima", FontLibrary.textFamily),
    ("Arial Rounded MT Bold", "ArialRoundedMTBold", FontLibrary.textFamily),
    ("Georgia", "Georgia", FontLibrary.serifFamily), ("Times New Roman", "TimesNewRoman", FontLibrary.serifFamily),
    ("Palatino", "Palatino", FontLibrary.serifFamily), ("Baskerville", "Baskerville", FontLibrary.serifFamily),
    ("Didot", "Didot", FontLibrary.serifFamily), ("Cochin", "Cochin", FontLibrary.serifFamily),
    ("Hoefler Text", "HoeflerText", FontLibrary.serifFamily),
    ("Iowan Old Style", "IowanOldStyle", FontLibrary.serifFamily),
    ("American Typewriter", "AmericanTypewriter", FontLibrary.serifFamily),
    ("Menlo", "Menlo", FontLibrary.monospacedFamily), ("Courier", "Courier", FontLibrary.monospacedFamily),
    ("Courier New", "CourierNew", FontLibrary.monospacedFamily),
    ("Apple Color Emoji", "AppleColorEmoji", FontLibrary.textFamily),
    ("Apple SD Gothic Neo", "AppleSDGothicNeo", FontLibrary.textFamily),
    ("Avenir Next Condensed", "AvenirNextCondensed", FontLibrary.textFamily),
    ("Bradley Hand", "BradleyHandITCTT", FontLibrary.textFamily),
    ("Chalkboard SE", "ChalkboardSE", FontLibrary.textFamily), ("Chalkduster", "Chalkduster", FontLibrary.textFamily),
    ("DIN Alternate", "DINAlternate", FontLibrary.textFamily),
    ("DIN Condensed", "DINCondensed", FontLibrary.textFamily), ("Galvji", "Galvji", FontLibrary.textFamily),
    ("Geeza Pro", "GeezaPro", FontLibrary.textFamily), ("Heiti SC", "STHeitiSC", FontLibrary.textFamily),
    ("Heiti TC", "STHeitiTC", FontLibrary.textFamily), ("Hiragino Sans", "HiraginoSans", FontLibrary.textFamily),
    ("Hiragino Mincho ProN", "HiraMinProN", FontLibrary.serifFamily), ("Kailasa", "Kailasa", FontLibrary.textFamily),
    ("Marker Felt", "MarkerFelt", FontLibrary.textFamily), ("Noteworthy", "Noteworthy", FontLibrary.textFamily),
    ("PingFang HK", "PingFangHK", FontLibrary.textFamily), ("PingFang SC", "PingFangSC", FontLibrary.textFamily),
    ("PingFang TC", "PingFangTC", FontLibrary.textFamily), ("Thonburi", "Thonburi", FontLibrary.textFamily),
    ("Bodoni 72", "BodoniSvtyTwoITCTT", FontLibrary.serifFamily), ("Charter", "Charter", FontLibrary.serifFamily),
    ("Copperplate", "Copperplate", FontLibrary.serifFamily), ("Papyrus", "Papyrus", FontLibrary.serifFamily),
    ("Rockwell", "Rockwell", FontLibrary.serifFamily), ("Snell Roundhand", "SnellRoundhand", FontLibrary.serifFamily),
    ("Zapfino", "Zapfino", FontLibrary.serifFamily),
  ]

  /// The endings of a face's name for weights; longer ones first.
  private static let weights: [(ending: String, weight: Int)] = [
    ("UltraLight", 100), ("ExtraLight", 200), ("DemiBold", 600), ("SemiBold", 600), ("ExtraBold", 800),
    ("Regular", 400),
    ("Medium", 500), ("Light", 300), ("Heavy", 800), ("Black", 900), ("Roman", 400), ("Thin", 200), ("Book", 400),
    ("Wide", 700), ("Bold", 700), ("W3", 400), ("W6", 600), ("W7", 700), ("", 400),
  ]

  /// Returns a face by its PostScript name, as "HelveticaNeue-BoldItalic" or "ArialMT", or the regular one of a family.
  static func face(named name: String) -> AppFonts.Face? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let plain = ["PSMT", "MT", "PS"].first { first.hasSuffix($0) }.map { String(first.dropLast($0.count)) }
    guard let family = families.first(where: { $0.name == name || [first, plain].contains($0.stem) }) else {
      return nil
    }
    var style = family.name == name ? "" : parts.dropFirst().first ?? ""
    for ending in ["PSMT", "MT"] where style.hasSuffix(ending) { style = String(style.dropLast(ending.count)) }
    var isItalic = false
    for ending in ["Italic", "Oblique", "Ital", "It"] where style.hasSuffix(ending) {
      style = String(style.dropLast(ending.count))
      isItalic = true
      break
    }
    if style.hasPrefix("Condensed") { style = String(style.dropFirst("Condensed".count)) }
    guard let weight = weights.first(where: { $0.ending.lowercased() == style.lowercased() })?.weight else {
      return nil
    }
    let isBold = family.stem.hasSuffix("Bold") ? 700 : weight
    return AppFonts.Face(
      family: family.stand, familyName: family.name, name: name == family.name ? family.stem : name, weight: isBold,
      isItalic: isItalic, metrics: nil)
  }
}
