import Foundation
import ScrollworkUIKit

/// A view of the app in place of the keys, or above them.
@MainActor
final class InputPanel {
  let view: UIView
  let leaf: RepresentableRender
  /// The view's original height in points; nil if the app set none. Later the view has the height of its place.
  private let ownHeight: CGFloat?

  init(_ view: UIView, owner: _Node) {
    self.view = view
    ownHeight = view.bounds.height > 0 ? view.bounds.height : nil
    leaf = RepresentableRender(view, controller: nil, owner: owner) { _ in nil }
  }

  /// Points: the height of its frame, or its fitting height; nil if it has neither.
  var height: CGFloat? {
    if let ownHeight { return ownHeight }
    let own = view.intrinsicContentSize.height
    if own > 0 { return own }
    let fitted = view.systemLayoutSizeFitting(.zero).height
    return fitted > 0 ? fitted : nil
  }
}
