// The search that XCUITest's queries and WebDriver's locators and class chains have in common.
extension ElementSnapshot {
  /// Returns whether the element is of a type; every element is of `any`.
  package func isOf(_ type: ElementType) -> Bool { type == .any || elementType == type }

  /// Returns whether the element has a name: its identifier, label, value or placeholder.
  package func isNamed(_ name: String) -> Bool { names.contains(name) }
}

extension [ElementSnapshot] {
  /// Returns the elements of a type, each once, in order.
  package func ofType(_ type: ElementType) -> [ElementSnapshot] {
    var met: Set<ObjectIdentifier> = []
    return filter { $0.isOf(type) && met.insert(ObjectIdentifier($0)).inserted }
  }

  /// Returns the elements with a descendant that meets a condition.
  /// - Parameter includingSelf: Whether an element that meets it counts, too.
  package func containing(
    includingSelf: Bool = false, _ condition: (ElementSnapshot) throws -> Bool
  ) rethrows -> [ElementSnapshot] {
    try filter { try includingSelf && condition($0) || $0.descendants.contains(where: condition) }
  }

  /// Returns the element at an index from 0 as a list of one; an empty list if there is none.
  package func at(_ index: Int) -> [ElementSnapshot] { indices.contains(index) ? [self[index]] : [] }
}
