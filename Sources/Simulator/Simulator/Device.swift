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
  /// Radius of the screen's corners in points.
  public var cornerRadius: CGFloat
  /// The camera sits in a pill below the top edge. Such a phone keeps its sides free when it is turned.
  public var hasDynamicIsland: Bool

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
  public init(
    id: String, name: String, size: CGSize, scale: CGFloat, safeArea: SafeAreaInsets, cornerRadius: CGFloat,
    hasDynamicIsland: Bool = false
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.hasDynamicIsland = hasDynamicIsland
  }

  /// Sizes, scales and insets as Apple publishes them; corner radii as measured by others.
  public static let iPhoneSE = Device(
    id: "iphone-se-1", name: "iPhone SE (1st generation)", size: CGSize(width: 320, height: 568), scale: 2,
    safeArea: SafeAreaInsets(top: 20), cornerRadius: 0)
  /// 4.7 inches, with a home button.
  public static let iPhoneSE3 = Device(
    id: "iphone-se-3", name: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: SafeAreaInsets(top: 20), cornerRadius: 0)
  /// 6.1 inches, with rounded corners.
  public static let iPhone15Pro = Device(
    id: "iphone-15-pro", name: "iPhone 15 Pro", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: SafeAreaInsets(top: 59, bottom: 34), cornerRadius: 55, hasDynamicIsland: true)
  /// 6.7 inches, with rounded corners.
  public static let iPhone15ProMax = Device(
    id: "iphone-15-pro-max", name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3,
    safeArea: SafeAreaInsets(top: 59, bottom: 34), cornerRadius: 55, hasDynamicIsland: true)
  /// 10.9 inches, with a home indicator.
  public static let iPad10 = Device(
    id: "ipad-10", name: "iPad (10th generation)", size: CGSize(width: 820, height: 1180), scale: 2,
    safeArea: SafeAreaInsets(top: 24, bottom: 20), cornerRadius: 25)

  /// The devices that a menu offers, smallest first.
  public static let all = [iPhoneSE, iPhoneSE3, iPhone15Pro, iPhone15ProMax, iPad10]

  /// The device with an id; nil if there is none.
  public static func named(_ id: String) -> Device? { all.first { $0.id == id } }

  /// Screen size and safe area in an orientation. On its side a phone with a rounded screen leaves 59 points free left
  /// and right and 21 below; one without keeps no status bar.
  func screen(isLandscape: Bool) -> (size: CGSize, safeArea: SafeAreaInsets) {
    guard isLandscape else { return (size, safeArea) }
    let turned = CGSize(width: size.height, height: size.width)
    if hasDynamicIsland { return (turned, SafeAreaInsets(leading: 59, bottom: 21, trailing: 59)) }
    let isTablet = min(size.width, size.height) >= 600
    return (turned, isTablet ? safeArea : SafeAreaInsets())
  }
}
