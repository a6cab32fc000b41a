import Foundation

/// A guide to the area covered by bars, for constraints. Apps have used the safe area instead since iOS 11.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// The covered length, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide from an edge of a controller's view to its safe area.
@MainActor
final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  private init(isTop: Bool) {
    self.isTop = isTop
    super.init()
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }

  /// Returns the guide of a view, which is created on first use.
  static func at(top isTop: Bool, in view: UIView) -> BarGuide {
    if let known = view.layoutGuides.lazy.compactMap({ $0 as? BarGuide }).first(where: { $0.isTop == isTop }) {
      return known
    }
    let made = BarGuide(isTop: isTop)
    view.addLayoutGuide(made)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      made.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      made.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
    return made
  }
}

extension UIViewController {
  /// The area covered by bars at the top.
  public var topLayoutGuide: any UILayoutSupport { BarGuide.at(top: true, in: view) }
  /// The area covered by bars at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport { BarGuide.at(top: false, in: view) }
}
