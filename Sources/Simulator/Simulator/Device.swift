import Foundation

/// A phone or tablet model: what an app sees of it.
public struct Device: Sendable, Hashable, Identifiable {
  /// How it is named on a command line ("iphone-15-pro").
  public var id: String
  /// How it is named in a menu.
  public var name: String
  /// The screen's size in points, held upright.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  /// What the status bar and the home indicator take, in points, held upright.
  public var safeArea: SafeAreaInsets
  /// What they and the camera take when it lies on its side.
  public var landscapeSafeArea: SafeAreaInsets
  /// Radius of the screen's corners in points.
  public var cornerRadius: CGFloat
  /// Where the camera is.
  public var camera: Camera

  /// What of the front camera is in the screen.
  public enum Camera: String, Sendable, Hashable {
    /// Nothing: it is beside the screen.
    case bezel
    /// A bay in the top edge.
    case notch
    /// A pill below the top edge.
    case island
  }

  /// Distances from the edges of the screen in points.
  public struct SafeAreaInsets: Sendable, Hashable {
    /// What the status bar takes.
    public var top: CGFloat
    /// What the left side keeps free; the physical left, whichever way reading goes.
    public var leading: CGFloat
    /// What the home indicator takes.
    public var bottom: CGFloat
    /// What the right side keeps free.
    public var trailing: CGFloat

    /// Insets in points; nothing where nothing is given.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// A device of one's own; `named(_:)` does not find it.
  /// - Parameter landscapeSafeArea: unless given, that of Apple's devices: a camera in the screen keeps as much free on both sides as
  ///   above when upright, the home indicator 21 points. A tablet's is the same whichever way it is held, and a phone with a home button
  ///   shows no status bar on its side.
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

  /// A button below the screen instead of an indicator on it.
  public var hasHomeButton: Bool { safeArea.bottom == 0 }
  /// An iPad; 744 points is the narrowest.
  public var isTablet: Bool { Self.isTablet(size) }

  private static func isTablet(_ size: CGSize) -> Bool { min(size.width, size.height) >= 744 }

  /// Screen size and safe area in an orientation. From iPadOS 26 a tablet keeps more free, and a phone on its side a point less for the
  /// home indicator.
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
