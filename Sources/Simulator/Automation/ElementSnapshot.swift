import DisplayList
import Foundation
import ScrollworkSwiftUI

/// An element of the accessibility tree at one moment, as XCUITest sees it: an `AccessibilityNode` with a type and with
/// names by XCUITest's rules, among containers that assistive technology does not see. Immutable once the tree is
/// complete.
package final class ElementSnapshot: @unchecked Sendable {
  package let elementType: ElementType
  /// Its description for assistive technology, without the nodes inside.
  let node: AccessibilityNode
  package let title = ""
  package private(set) var inside: [ElementSnapshot]
  package private(set) weak var parent: ElementSnapshot?
  /// The runtime's view of it; nil for the application, its window and the list of an alert's fields. Query it before
  /// the next frame.
  package let part: InspectedPart?

  package var identifier: String { node.identifier }
  package var label: String { node.label }
  /// An empty field has its placeholder as its value.
  package var value: Any? { node.value.isEmpty ? placeholderValue : node.value }
  package var placeholderValue: String? { node.placeholder.isEmpty ? nil : node.placeholder }
  package var frame: CGRect { node.frame }
  package var isEnabled: Bool { node.isEnabled }
  package var isSelected: Bool { node.isSelected }
  package var hasFocus: Bool { node.isFocused }
  /// The names of accessibility actions other than activation.
  package var actions: [String] { node.actions }
  /// The position of a slider's thumb, from 0 to 1; 0 for other elements.
  package var sliderPosition: Double { AccessibilityTraits(names: node.traitNames).sliderPosition ?? 0 }
  /// The names of rotors, which lead through places inside.
  package var rotors: [String] { node.rotors }
  /// Additional information: labels and values.
  package var customContent: [AccessibilityNode.CustomContent] { node.customContent }
  /// The fragment that belongs to it, by which it is found in a later tree; nil for what has no part.
  package var key: FragmentKey? { part == nil ? nil : node.key }
  package var hasFocusInside: Bool { hasFocus || inside.contains(where: \.hasFocusInside) }

  /// Creates the application: one window with everything on the screen.
  @MainActor package convenience init(screen: Runtime) {
    let node = AccessibilityNode(
      key: screen.displayList.root.key, role: .application, frame: CGRect(origin: .zero, size: screen.screen.size))
    let elements = Self.snapshots(screen.accessibilityElements, inside: nil)
    self.init(.application, node: node, inside: [ElementSnapshot(.window, node: node, inside: elements)])
  }

  init(
    _ type: ElementType, node: AccessibilityNode, part: InspectedPart? = nil, inside elements: [ElementSnapshot]
  ) {
    elementType = type
    self.node = node
    self.part = part
    inside = []
    adopt(elements)
  }

  @MainActor private init(_ element: AccessibilityElement, type: ElementType? = nil) {
    elementType = type ?? ElementType(element)
    var node = element.described(with: [])
    if node.identifier.isEmpty { node.identifier = element.picture }
    if node.label.isEmpty { node.label = Self.words(beside: elementType, in: element) }
    self.node = node
    part = element.part
    inside = []
    adopt(
      contained(
        Self.snapshots(element.children.map(named), inside: element.part)
          + element.texts.map { text in
            var text = text
            // It names the button.
            text.identifier = ""
            return ElementSnapshot(text)
          }))
  }

  /// Returns the name of a stepper or a date picker, which is the text beside it.
  @MainActor private static func words(beside type: ElementType, in element: AccessibilityElement) -> String {
    let texts = element.children.filter { $0.role == .staticText }.map(\.label)
    return switch type {
    case .stepper: texts.joined(separator: ", ")
    case .datePicker: texts.first ?? ""
    default: ""
    }
  }

  /// Names the halves of a stepper after it.
  @MainActor private func named(_ child: AccessibilityElement) -> AccessibilityElement {
    guard elementType == .stepper, !identifier.isEmpty, child.role == .button, child.identifier.isEmpty else {
      return child
    }
    var child = child
    child.identifier = "\(identifier)-\(child.label)"
    return child
  }

  /// Applies to each of several elements what is set for all of them.
  @MainActor private static func spread(_ element: AccessibilityElement) -> [AccessibilityElement] {
    if element.role == .scrollView, element.children.count == 1, element.children[0].part.isTextEditor {
      var editor = element.children[0]
      if editor.identifier.isEmpty { editor.identifier = element.identifier }
      return [editor]
    }
    guard element.isGroupOfSaid, element.role == .group, element.label.isEmpty, element.value.isEmpty else {
      return [element]
    }
    return element.children.flatMap { child in
      var child = child
      if !element.identifier.isEmpty { child.identifier = element.identifier }
      return spread(child)
    }
  }

  /// Returns elements with the enclosing bars and cells, which are not accessibility elements.
  @MainActor private static func snapshots(
    _ elements: [AccessibilityElement], inside outer: InspectedPart?
  ) -> [ElementSnapshot] {
    grouped(elements.flatMap(spread).map { ($0, $0.part.automationContainers(inside: outer)[...]) })
  }

  @MainActor private static func grouped(
    _ elements: [(element: AccessibilityElement, containers: ArraySlice<AutomationContainer>)]
  ) -> [ElementSnapshot] {
    var found: [ElementSnapshot] = []
    var rest = elements[...]
    while let first = rest.first {
      guard let container = first.containers.first else {
        let snapshot = ElementSnapshot(first.element)
        rest.removeFirst()
        // A UIKit table's cell is in a row of a list.
        if snapshot.elementType == .cell, snapshot.inside.count == 1, snapshot.inside[0].elementType == .cell {
          found.append(snapshot.inside[0])
        } else {
          found.append(snapshot)
        }
        continue
      }
      let members = rest.prefix { $0.containers.first?.part.key == container.part.key }
      rest.removeFirst(members.count)
      // A cell that is an element is a cell, whatever its traits.
      if container.type == "cell", members.count == 1, first.containers.count == 1,
        first.element.key == container.part.key
      {
        found.append(ElementSnapshot(first.element, type: .cell))
        continue
      }
      var inside = grouped(members.map { ($0.element, $0.containers.dropFirst()) })
      let type = ElementType(named: container.type)
      var label = ""
      // The label of a cell, a map or a web page does not name its contents.
      if [.cell, .map, .webView].contains(type), !container.identifier.isEmpty, inside.count == 1,
        inside[0].elementType == .other, inside[0].identifier == container.identifier
      {
        label = inside[0].label
        inside = inside[0].inside
      }
      // A UIKit map is the map that it shows.
      if type == .map, let map = inside.first(where: { $0.elementType == .map }) {
        if label.isEmpty { label = map.label }
        inside = inside.flatMap { $0 === map ? $0.inside : [$0] }
      }
      // Table rows are cells already.
      if container.type == "cell", inside.count == 1, inside[0].elementType == .cell {
        found += inside
        continue
      }
      found.append(
        ElementSnapshot(
          type,
          node: AccessibilityNode(
            key: container.part.key, role: .group, label: label, identifier: container.identifier,
            frame: container.frame), part: container.part, inside: inside))
    }
    return withClearButtons(found)
  }

  /// Puts the button that clears a field inside it, as tests on a device find it.
  private static func withClearButtons(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    let fields: Set<ElementType> = [.searchField, .textField, .secureTextField]
    var found: [ElementSnapshot] = []
    for element in elements {
      if element.elementType == .button, element.label == "Clear text", let field = found.last,
        fields.contains(field.elementType)
      {
        field.adopt(field.inside + [element])
      } else {
        found.append(element)
      }
    }
    return found
  }

  func adopt(_ elements: [ElementSnapshot]) {
    inside = elements
    for element in elements { element.parent = self }
  }

  /// All elements inside, at any depth, in reading order.
  package var descendants: [ElementSnapshot] { inside.flatMap { [$0] + $0.descendants } }

  /// Returns the innermost enclosing element of one of some types.
  package func enclosing(_ types: Set<ElementType>) -> ElementSnapshot? {
    var element = parent
    while let candidate = element {
      if types.contains(candidate.elementType) { return candidate }
      element = candidate.parent
    }
    return nil
  }

  /// The texts by which a subscript or `matching(identifier:)` finds the element.
  package var names: [String] {
    [identifier, label, title, placeholderValue ?? "", value as? String ?? ""].filter { !$0.isEmpty }
  }
}

extension ElementSnapshot {
  /// Its visible part, in points on the screen; null if there is none.
  @MainActor package var visibleRect: CGRect {
    guard let part else { return frame }
    return part.visibility.rect
  }

  /// The point where a finger reaches the element: its activation point, or the middle of its visible part, or else the
  /// first of nine points there that nothing else covers; nil if there is none.
  @MainActor package var touchPoint: CGPoint? {
    let rect = visibleRect
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    guard let part else { return CGPoint(x: rect.midX, y: rect.midY) }
    return reach(of: part, in: rect).point
  }

  @MainActor private func reach(of part: InspectedPart, in visible: CGRect) -> InspectedReach {
    part.reach(in: visible, activationPoint: node.activationPoint, countsPassing: true)
  }

  /// Why a finger does not reach the element.
  @MainActor package var reasonForMissing: String {
    guard let part else { return "it is not on the screen" }
    let visibility = part.visibility
    if let reason = visibility.reason { return reason }
    if case .covered(_, let view) = reach(of: part, in: visibility.rect).cover { return "it is covered by \(view)" }
    return "no part of it is visible"
  }
}

extension ElementSnapshot: CustomStringConvertible {
  /// `Button, {{16, 20}, {100, 44}}, identifier: 'retry', label: 'Retry', Disabled`
  package var description: String {
    func number(_ value: CGFloat) -> String { String(format: "%.1f", value) }
    var words = ["\(elementType)".prefix(1).uppercased() + "\(elementType)".dropFirst()]
    words.append(
      "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}")
    if !identifier.isEmpty { words.append("identifier: '\(identifier)'") }
    if !label.isEmpty { words.append("label: '\(label)'") }
    if let placeholderValue { words.append("placeholderValue: '\(placeholderValue)'") }
    if let value { words.append("value: \(value)") }
    if !isEnabled { words.append("Disabled") }
    if isSelected { words.append("Selected") }
    if hasFocus { words.append("Keyboard Focused") }
    return words.joined(separator: ", ")
  }

  /// Returns the contents that descriptions include. Of a keyboard only the keyboard itself is described: there are
  /// forty keys.
  func described(at depth: Int) -> [ElementSnapshot] { elementType == .keyboard && depth > 0 ? [] : inside }

  /// The element and its descendants, one line each.
  package var treeDescription: String {
    func lines(_ element: ElementSnapshot, _ depth: Int) -> [String] {
      [String(repeating: "  ", count: depth) + element.description]
        + element.described(at: depth).flatMap { lines($0, depth + 1) }
    }
    return lines(self, 0).joined(separator: "\n")
  }
}
