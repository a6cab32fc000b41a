import Foundation

/// A phone or tablet model as an app sees it.
public struct Device: Sendable, Hashable, Identifiable {
  /// The name on a command line ("iphone-15-pro").
  public var id: String
  /// The name in a menu.
  public var name: String
  /// Apple's identifier of the model, such as "iPhone16,1"; nil for a device of one's own. An app finds it in its
  /// environment as `SIMULATOR_MODEL_IDENTIFIER`.
  public var modelIdentifier: String?
  /// The screen's size in points, held upright.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  /// The space of the status bar and the home indicator, in points, held upright.
  public var safeArea: SafeAreaInsets
  /// The space of these and the camera in landscape.
  public var landscapeSafeArea: SafeAreaInsets
  /// The radius of the screen's corners in points.
  public var cornerRadius: CGFloat
  /// The kind of front camera.
  public var camera: Camera

  /// The part of the front camera that is in the screen.
  public enum Camera: String, Sendable, Hashable {
    /// None: the camera is in the bezel.
    case bezel
    /// A notch in the top edge.
    case notch
    /// A pill below the top edge.
    case island
  }

  /// Distances from the edges of the screen in points.
  public struct SafeAreaInsets: Sendable, Hashable {
    /// The space of the status bar.
    public var top: CGFloat
    /// The space kept free on the left side; the physical left, whatever the reading direction.
    public var leading: CGFloat
    /// The space of the home indicator.
    public var bottom: CGFloat
    /// The space kept free on the right side.
    public var trailing: CGFloat

    /// Creates insets in points; 0 by default.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Creates a custom device; `named(_:)` does not find it.
  /// - Parameter landscapeSafeArea: by default that of Apple's devices: a camera in the screen keeps as much space free
  ///   on both sides as above when upright, the home indicator 21 points. A tablet's is the same in every orientation,
  ///   and a phone with a home button shows no status bar in landscape.
  public init(
    id: String, name: String, size: CGSize, scale: CGFloat, safeArea: SafeAreaInsets,
    landscapeSafeArea: SafeAreaInsets? = nil, cornerRadius: CGFloat, camera: Camera = .bezel
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea =
      landscapeSafeArea
      ?? (Self.isTablet(size)
        ? safeArea
        : camera == .bezel
          ? SafeAreaInsets() : SafeAreaInsets(leading: safeArea.top, bottom: 21, trailing: safeArea.top))
    self.cornerRadius = cornerRadius
    self.camera = camera
  }

  /// Whether there is a button below the screen instead of an indicator on it.
  public var hasHomeButton: Bool { safeArea.bottom == 0 }
  /// Whether the device is an iPad; 744 points is the narrowest.
  public var isTablet: Bool { Self.isTablet(size) }

  private static func isTablet(_ size: CGSize) -> Bool { min(size.width, size.height) >= 744 }

  /// Returns screen size and safe area in an orientation. From iPadOS 26 a tablet keeps more space free, and a phone in
  /// landscape a point less for the home indicator.
  func screen(isLandscape: Bool, system: SystemGeneration = .iOS18) -> (size: CGSize, safeArea: SafeAreaInsets) {
    var insets = isLandscape ? landscapeSafeArea : safeArea
    if system == .iOS26 {
      if isTablet {
        (insets.top, insets.bottom) = (32, 25)
      } else if isLandscape, insets.bottom > 0 {
        insets.bottom = 20
      }
    }
    return (isLandscape ? CGSize(width: size.height, height: size.width) : size, insets)
  }
}
