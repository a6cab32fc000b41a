import Foundation
import ScrollworkUIKit

/// The position of an accessibility element that a UIKit view draws itself.
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

  /// In the container's coordinates; this node has no size of its own.
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
