import Foundation

/// The height of what bars cover of a controller's view, for constraints. Apps have used the safe area instead since iOS 11.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// From an edge of a controller's view to where its safe area begins.
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

  /// The guide of a view, which is made when it is first asked for.
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
  /// What bars at the top cover of the view.
  public var topLayoutGuide: any UILayoutSupport { BarGuide.at(top: true, in: view) }
  /// What bars at the bottom cover of the view.
  public var bottomLayoutGuide: any UILayoutSupport { BarGuide.at(top: false, in: view) }
}
