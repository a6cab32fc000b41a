extension RenderNode {
  /// Returns the element that a statement of this node is about: the only one of its content, or else their group.
  func statedElement(of elements: [AccessibilityElement]) -> AccessibilityElement {
    // The only element of a container is in it, unless it is what another statement about the container has made.
    let isOne = elements.count == 1 && (!isAccessibilityContainer || elements[0].node.isAccessibilityContainer)
    var element = isOne ? elements[0] : AccessibilityElement(node: self, role: .group, children: elements)
    element.scope = self
    return element
  }
}
