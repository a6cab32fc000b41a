import Foundation
import ScrollworkUIKit

/// A view of the app's in place of the keys, or on them.
@MainActor
final class InputPanel {
  let view: UIView
  let leaf: RepresentableRender
  /// As the app made it, in points; nil for a view that it gave no height. Later the view has the height of its place.
  private let ownHeight: CGFloat?

  init(_ view: UIView, owner: _Node) {
    self.view = view
    ownHeight = view.bounds.height > 0 ? view.bounds.height : nil
    leaf = RepresentableRender(view, controller: nil, owner: owner) { _ in nil }
  }

  /// Points: that of its frame, or the one that suits it; nil for a view that does not say.
  var height: CGFloat? {
    if let ownHeight { return ownHeight }
    let own = view.intrinsicContentSize.height
    if own > 0 { return own }
    let fitted = view.systemLayoutSizeFitting(.zero).height
    return fitted > 0 ? fitted : nil
  }
}
