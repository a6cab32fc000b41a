import Foundation

/// The screen of the device.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The only screen.
  open class var main: UIScreen { Phone.current.screen }

  /// Points, as the device is held.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public internal(set) var scale: CGFloat = 3
  var isDark = false

  /// The same as `scale`: simulated screens do not scale down.
  open var nativeScale: CGFloat { scale }

  /// Pixels, held upright.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale, height: max(bounds.width, bounds.height) * scale)
  }

  /// The simulator's frames in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// How large the person wants texts to be.
  package var contentSize = UIContentSizeCategory.large

  /// What colours and images are chosen for.
  open var traitCollection: UITraitCollection {
    UITraitCollection(
      TraitValues(
        userInterfaceStyle: isDark ? .dark : .light, displayScale: scale,
        userInterfaceIdiom: UIDevice.current.userInterfaceIdiom,
        horizontalSizeClass: .across(bounds.size), verticalSizeClass: .along(bounds.size),
        preferredContentSizeCategory: contentSize))
  }
}
