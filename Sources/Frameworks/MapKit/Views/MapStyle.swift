import Foundation
import ScrollworkSwiftUI

/// The style of a map.
public struct MapStyle: Sendable {
  /// The elevation of the ground. Caveat: the drawn map is always flat.
  public struct Elevation: Hashable, Sendable {
    private let isRealistic: Bool
    /// The system decides.
    public static let automatic = Elevation(isRealistic: false)
    /// Flat.
    public static let flat = Elevation(isRealistic: false)
    /// Realistic terrain.
    public static let realistic = Elevation(isRealistic: true)
  }

  /// The emphasis of colours.
  public struct StandardEmphasis: Hashable, Sendable {
    let isMuted: Bool
    /// The system decides.
    public static let automatic = StandardEmphasis(isMuted: false)
    /// Muted, so that the app's content stands out.
    public static let muted = StandardEmphasis(isMuted: true)
  }

  enum Kind { case standard, imagery, hybrid }
  let kind: Kind
  var isMuted = false

  /// Streets, parks and water.
  public static var standard: MapStyle { MapStyle(kind: .standard) }
  /// Satellite images. Caveat: drawn in similar colours; there are no images of the world.
  public static var imagery: MapStyle { MapStyle(kind: .imagery) }
  /// Satellite images with streets.
  public static var hybrid: MapStyle { MapStyle(kind: .hybrid) }

  /// Streets, parks and water. Caveat: the drawn map has neither elevation, points of interest nor traffic.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(kind: .standard, isMuted: emphasis.isMuted) }

  /// Satellite images.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Satellite images with streets. Caveats as for `standard`.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }

  /// Guesses by eye.
  func palette(_ scheme: ColorScheme) -> MapPattern.Palette {
    func color(_ hex: UInt32) -> Color {
      let (red, green, blue) = (Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255))
      guard isMuted else { return Color(red: red / 255, green: green / 255, blue: blue / 255) }
      let grey = (red + green + blue) / 3
      return Color(
        red: (red + 2 * grey) / 765, green: (green + 2 * grey) / 765, blue: (blue + 2 * grey) / 765)
    }
    return switch (kind, scheme == .dark) {
    case (.standard, false):
      MapPattern.Palette(
        land: color(0xF4F0E8), water: color(0x9FDCF0), park: color(0xC5E6B4), block: color(0xF9F6F0),
        street: color(0xFFFFFF), mainStreet: color(0xFCE9A9))
    case (.standard, true):
      MapPattern.Palette(
        land: color(0x24272B), water: color(0x16384D), park: color(0x26402F), block: color(0x2A2D32),
        street: color(0x3D4147), mainStreet: color(0x565344))
    default:
      MapPattern.Palette(
        land: color(0x4C5741), water: color(0x1D3B54), park: color(0x35502F), block: color(0x59634B),
        street: kind == .hybrid ? color(0x9AA093) : nil, mainStreet: kind == .hybrid ? color(0xD6C98C) : nil)
    }
  }
}

/// The categories of places on a map. The drawn map shows none.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let included: Set<MKPointOfInterestCategory>?
  private let excluded: Set<MKPointOfInterestCategory>
  /// All.
  public static let all = PointOfInterestCategories(included: nil, excluded: [])
  /// None.
  public static let excludingAll = PointOfInterestCategories(included: [], excluded: [])
  /// Returns only some categories.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(included: Set(categories), excluded: [])
  }
  /// Returns all categories but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(included: nil, excluded: Set(categories))
  }
}
