import Foundation

/// The heights of the parts of the keyboard, in points (docs/facts.md).
struct KeyboardMeasures: Equatable {
  /// The predictions, above the keys.
  var band: CGFloat
  var keys: CGFloat
  /// The strip below the keys, with the home indicator in it.
  var strip: CGFloat

  init(_ screen: Runtime.Screen, hasPredictions: Bool) {
    let (size, bottom) = (screen.size, screen.safeArea.bottom)
    let isUpright = size.height > size.width
    if min(size.width, size.height) >= 744 {
      let isLarge = max(size.width, size.height) >= 1300
      let whole: CGFloat = isUpright ? (isLarge ? 405.5 : 340) : (isLarge ? 501 : 420)
      (band, strip) = (45, bottom)
      keys = whole - band - strip
    } else if isUpright {
      (band, keys, strip) = (bottom > 0 ? 45 : 44, size.width >= 414 ? 226 : 216, bottom > 0 ? 75 : 0)
    } else {
      (band, keys, strip) = (38, 162, bottom > 0 ? 19 : 0)
    }
    if !hasPredictions { band = 0 }
  }

  var height: CGFloat { band + keys + strip }

  /// Whether keys fit below the others.
  static func hasStrip(_ screen: Runtime.Screen) -> Bool {
    min(screen.size.width, screen.size.height) < 744 && screen.size.height > screen.size.width
      && screen.safeArea.bottom > 0
  }
}
