import Foundation

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
  /// Its colour; nil for the one of what it belongs to.
  public var backgroundColor: UIColor? { didSet { isSystemList = false } }
  /// Changes the colour, each time that it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of its corners in points.
  public var cornerRadius: CGFloat = 0 { didSet { hasRadius = true } }
  package private(set) var hasRadius = false
  /// The colour of the line around it; nil for none.
  public var strokeColor: UIColor?
  /// Changes the colour of the line, each time that it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How thick the line around it is, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the line is outside of the background's edge, in points. Caveat: the line is inside in any case.
  public var strokeOutset: CGFloat = 0
  /// How much smaller than the view it is, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Edges at which it keeps the view's margins, too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A view of the app's in front of the colour. Caveat: cells have it, buttons do not.
  public var customView: UIView?
  /// What lies over what is behind it. Caveat: cells have it, buttons do not.
  public var visualEffect: UIVisualEffect?
  /// A picture in front of the colour. Caveat: cells have it, buttons do not.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// What the system has behind the items of lists, which depends on their state and place.
  package private(set) var isSystemList = false

  private init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = color
    made.isSystemList = true
    return made
  }
  /// What is behind a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// What is behind a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
  /// What is behind a row of the list that it is in. Caveat: of a plain list where that is not known.
  public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// What is behind a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(.clear) }
  /// What is behind a row of a sidebar with content beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(.clear) }
  /// What is behind a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// What is behind a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// What is behind a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The same for another state.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The colour for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the line for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The colour, changed; nil for none.
  var shownColor: UIColor? { backgroundColor == nil ? nil : resolvedBackgroundColor(for: .clear) }
  /// The colour of the line, changed; nil for none.
  var shownStroke: UIColor? { strokeColor == nil ? nil : resolvedStrokeColor(for: .clear) }
  /// It is more than what a view can show by itself.
  var needsView: Bool {
    customView != nil || visualEffect != nil || image != nil || backgroundInsets != .zero
      || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
  }
}

/// Shows a background configuration behind what is in a view.
@MainActor
final class ConfiguredGround: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { if configuration != oldValue { show() } } }
  private var parts: [UIView] = []

  /// Puts a configuration behind everything else in a view, in place of an older one; nil for none.
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

  /// Follows the size of the view around.
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
