import DisplayList
import Foundation
import ScrollworkSwiftUI

extension ElementSnapshot {
  /// Returns elements inside this one within the elements that XCUITest has between them: the content of a scroll view,
  /// and the list of an alert's fields.
  @MainActor func contained(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    guard let part, !elements.isEmpty else { return elements }
    switch elementType {
    case .scrollView: return scrolled(elements, in: part)
    case .alert:
      for half in elements where half.elementType == .scrollView { half.inside.forEach { $0.listFields() } }
      return elements
    default: return elements
    }
  }

  /// Returns the elements of a scroll view within SwiftUI's content, or within UIKit's views.
  @MainActor private func scrolled(_ elements: [ElementSnapshot], in scroll: InspectedPart) -> [ElementSnapshot] {
    var found: [ElementSnapshot] = []
    var rest = elements.map { (element: $0, container: $0.part?.scrolledPart(in: scroll)) }[...]
    while let first = rest.first {
      guard let container = first.container else {
        found.append(first.element)
        rest.removeFirst()
        continue
      }
      let members = rest.prefix { $0.container?.key == container.key }
      rest.removeFirst(members.count)
      let node = AccessibilityNode(key: container.key, role: .group, frame: container.frame)
      found.append(ElementSnapshot(.other, node: node, part: container, inside: members.map(\.element)))
    }
    return found
  }

  private var isField: Bool { elementType == .textField || elementType == .secureTextField }

  /// Puts the fields inside into a list with a cell for each.
  private func listFields() {
    guard let first = inside.firstIndex(where: \.isField) else { return }
    let cells = inside.filter(\.isField).map { Self.around([$0], .cell) }
    var others = inside.filter { !$0.isField }
    others.insert(Self.around(cells, .collectionView), at: first)
    adopt(others)
  }

  /// Returns elements inside another one, which is as large as they need.
  private static func around(_ elements: [ElementSnapshot], _ type: ElementType) -> ElementSnapshot {
    let frame = elements.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    let node = AccessibilityNode(key: elements[0].node.key, role: .group, frame: frame)
    return ElementSnapshot(type, node: node, inside: elements)
  }
}
