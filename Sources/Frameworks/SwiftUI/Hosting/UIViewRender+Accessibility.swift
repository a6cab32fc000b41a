import ScrollworkUIKit

extension UIViewRender {
  /// What assistive technology can reach: nothing behind a modal view.
  var reachable: [RenderNode] {
    guard let modal = members.last(where: { $0.view.accessibilityViewIsModal }) else { return children }
    return Array(children.drop { $0 !== modal })
  }

  /// The view's own list of accessibility elements; nil for its subviews.
  var listedElements: [AccessibilityElement]? {
    let count = view.accessibilityElementCount()
    let counted = count > 0 ? (0..<count).compactMap { view.accessibilityElement(at: $0) } : nil
    guard let listed = view.accessibilityElements ?? counted else { return nil }
    return listed.flatMap { item -> [AccessibilityElement] in
      if let view = item as? UIView { return (view.renderer as? UIViewRender)?.accessibilityElements() ?? [] }
      guard let drawn = item as? UIAccessibilityElement, drawn.isAccessibilityElement else { return [] }
      return [DrawnElement(drawn, in: self).element]
    }
  }
}
