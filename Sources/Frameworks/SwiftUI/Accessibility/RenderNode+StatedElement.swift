extension RenderNode {
  /// Returns the element that a statement of this node is about: the only one of its content, or else their group.
  func statedElement(of elements: [AccessibilityElement]) -> AccessibilityElement {
    var element = elements.count == 1 ? elements[0] : AccessibilityElement(node: self, role: .group, children: elements)
    element.scope = self
    return element
  }
}
