import Foundation
import ScrollworkUIKit

/// The place of something that a view of UIKit draws itself and tells assistive technology of.
@MainActor
final class DrawnElement: RenderNode {
  private let drawn: UIAccessibilityElement
  private let area: CGRect

  init(_ drawn: UIAccessibilityElement, in container: UIViewRender) {
    self.drawn = drawn
    area = drawn.accessibilityFrameInContainerSpace
    super.init(owner: container.owner)
    parent = container
  }

  /// The container's coordinates, in which this node has no size of its own.
  override var elementBounds: CGRect { area }

  override func accessibilityActivate() {
    if !drawn.accessibilityActivate() { parent?.accessibilityActivate() }
  }

  var element: AccessibilityElement {
    var element = AccessibilityElement(node: self, role: .group, label: drawn.accessibilityLabel ?? "")
    element.take(drawn)
    return element
  }
}
