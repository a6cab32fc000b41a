import Foundation

/// The background of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour; nil for that of the view.
  public var backgroundColor: UIColor? { didSet { isSystemList = false } }
  /// Transforms the colour each time it is displayed.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The corner radius in points.
  public var cornerRadius: CGFloat = 0 { didSet { hasRadius = true } }
  package private(set) var hasRadius = false
  /// The colour of the border; nil for none.
  public var strokeColor: UIColor?
  /// Transforms the border colour each time it is displayed.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside the background's edge, in points. Caveat: the border is always inside.
  public var strokeOutset: CGFloat = 0
  /// The insets of the background in the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A custom view in front of the colour. Caveat: for cells, not for buttons.
  public var customView: UIView?
  /// The effect on what is behind. Caveat: for cells, not for buttons.
  public var visualEffect: UIVisualEffect?
  /// An image in front of the colour. Caveat: for cells, not for buttons.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Whether this is a system list background, which depends on the item's state and place.
  package private(set) var isSystemList = false

  private init() {}

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = color
    made.isSystemList = true
    return made
  }
  /// Returns the background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// Returns the background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
  /// Returns the background of a row of the surrounding list. Caveat: that of a plain list where it is unknown.
  public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// Returns the background of a sidebar row.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(.clear) }
  /// Returns the background of a sidebar row with content beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(.clear) }
  /// Returns the background of a sidebar header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// Returns the background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the background for another state.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the colour for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// Returns the border colour for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The transformed colour; nil for none.
  var shownColor: UIColor? { backgroundColor == nil ? nil : resolvedBackgroundColor(for: .clear) }
  /// The transformed border colour; nil for none.
  var shownStroke: UIColor? { strokeColor == nil ? nil : resolvedStrokeColor(for: .clear) }
  /// Whether a view cannot display the background by itself.
  var needsView: Bool {
    customView != nil || visualEffect != nil || image != nil || backgroundInsets != .zero
      || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
  }
}

/// A view that displays a background configuration.
@MainActor
final class ConfiguredGround: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { if configuration != oldValue { show() } } }
  private var parts: [UIView] = []

  /// Puts a background behind a view's content, replacing an older one; nil for none.
  static func show(_ configuration: UIBackgroundConfiguration?, in holder: UIView, _ old: ConfiguredGround?)
    -> ConfiguredGround?
  {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    let ground = old ?? ConfiguredGround(frame: holder.bounds)
    if ground.superview !== holder {
      ground.isUserInteractionEnabled = false
      holder.insertSubview(ground, at: 0)
    }
    ground.configuration = configuration
    ground.fit()
    return ground
  }

  /// Adopts the superview's size.
  func fit() {
    guard let superview else { return }
    let (insets, margins) = (configuration.backgroundInsets, superview.directionalLayoutMargins)
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let leading = insets.leading + (edges.contains(.leading) ? margins.leading : 0)
    let trailing = insets.trailing + (edges.contains(.trailing) ? margins.trailing : 0)
    let (left, right) = superview.readsRightToLeft ? (trailing, leading) : (leading, trailing)
    frame = superview.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top + (edges.contains(.top) ? margins.top : 0), left: left,
        bottom: insets.bottom + (edges.contains(.bottom) ? margins.bottom : 0), right: right))
    for part in parts { part.frame = bounds }
  }

  private func show() {
    for part in parts { part.removeFromSuperview() }
    parts = []
    if let effect = configuration.visualEffect { parts.append(UIVisualEffectView(effect: effect)) }
    if let image = configuration.image {
      let view = UIImageView(image: image)
      view.contentMode = configuration.imageContentMode
      parts.append(view)
    }
    if let own = configuration.customView { parts.append(own) }
    for part in parts { addSubview(part) }
    backgroundColor = configuration.shownColor
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.shownStroke?.cgColor
    clipsToBounds = configuration.cornerRadius > 0
  }
}
