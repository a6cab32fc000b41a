import Foundation

/// The screen of the device.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The main screen, which is the only one.
  open class var main: UIScreen { Phone.current.screen }

  /// The bounds in points, in the current orientation.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The scale in pixels per point.
  public internal(set) var scale: CGFloat = 3
  var isDark = false

  /// The same as `scale`: simulated screens do not scale down.
  open var nativeScale: CGFloat { scale }

  /// The bounds in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale, height: max(bounds.width, bounds.height) * scale)
  }

  /// Posted when `brightness` has changed.
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// Posted when `isCaptured` has changed: never.
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }
  /// The brightness, from 0 to 1. Caveat: it is kept and reported, but the picture stays as bright.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = brightness.isFinite ? min(max(brightness, 0), 1) : oldValue
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the screen is recorded or mirrored: never.
  open var isCaptured: Bool { false }

  /// The simulator's frame rate per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The person's text size.
  package var contentSize = UIContentSizeCategory.large

  /// The traits that colours and images resolve against.
  open var traitCollection: UITraitCollection {
    UITraitCollection(
      TraitValues(
        userInterfaceStyle: isDark ? .dark : .light, displayScale: scale,
        userInterfaceIdiom: UIDevice.current.userInterfaceIdiom,
        horizontalSizeClass: .across(bounds.size), verticalSizeClass: .along(bounds.size),
        preferredContentSizeCategory: contentSize))
  }
}
