import DisplayList
import Foundation
import Simulator

/// The accessibility tree, flat and without what changes in every scroll frame, so that two of them compare quickly.
struct AccessibilityOutline {
  /// One element. Its place follows from its fragment, so comparisons ignore `frame`: it is only sent along for
  /// elements that draw nothing, relative to the parent's.
  struct Element: Equatable {
    var role: AccessibilityRole
    var label: String
    var value: String
    var hint: String
    var identifier: String
    var placeholder: String
    var actions: [String] = []
    var flags: Int
    var children: [FragmentKey]
    var frame: CGRect

    static func == (a: Element, b: Element) -> Bool {
      a.role == b.role && a.flags == b.flags && a.children == b.children && a.label == b.label && a.value == b.value
        && a.hint == b.hint && a.identifier == b.identifier && a.placeholder == b.placeholder && a.actions == b.actions
    }
  }

  private(set) var elements: [FragmentKey: Element] = [:]
  /// Keys in reading order, parents before their children.
  private(set) var order: [FragmentKey] = []

  init(_ root: AccessibilityNode) {
    add(root, origin: root.frame.origin)
  }

  private mutating func add(_ node: AccessibilityNode, origin: CGPoint) {
    elements[node.key] = Element(
      role: node.role, label: node.label, value: node.value, hint: node.hint, identifier: node.identifier,
      placeholder: node.placeholder, actions: node.actions,
      flags: (node.isEnabled ? 0 : 1) | (node.isSelected ? 2 : 0) | (node.isFocused ? 4 : 0), children: [],
      frame: node.frame.offsetBy(dx: -origin.x, dy: -origin.y))
    order.append(node.key)
    var children: [FragmentKey] = []
    // Two elements with one key cannot both be shown; the first one wins.
    for child in node.children where elements[child.key] == nil {
      children.append(child.key)
      add(child, origin: node.frame.origin)
    }
    elements[node.key]?.children = children
  }

  /// Writes the members `a` and `x` of a patch.
  /// - Returns: false if nothing was written.
  func writeChanges(since old: AccessibilityOutline?, into writer: inout JSONWriter) -> Bool {
    let changed = order.filter { old?.elements[$0] != elements[$0] }
    let removed = old?.order.filter { elements[$0] == nil } ?? []
    if !changed.isEmpty {
      writer.key("a")
      writer.array { list in
        for key in changed {
          if let element = elements[key] { list.element(key, element) }
        }
      }
    }
    if !removed.isEmpty {
      writer.key("x")
      writer.array { list in removed.forEach { list.integer($0.rawValue) } }
    }
    return !changed.isEmpty || !removed.isEmpty
  }
}

extension JSONWriter {
  /// `[key, role, label, value, hint, identifier, flags, [child, ...], x, y, w, h, placeholder, [action, ...]]`; flags: 1
  /// disabled, 2 selected, 4 focused. Without actions their list is left out.
  fileprivate mutating func element(_ key: FragmentKey, _ element: AccessibilityOutline.Element) {
    array {
      $0.integer(key.rawValue)
      $0.string(element.role.rawValue)
      $0.string(element.label)
      $0.string(element.value)
      $0.string(element.hint)
      $0.string(element.identifier)
      $0.integer(element.flags)
      $0.array { list in element.children.forEach { list.integer($0.rawValue) } }
      $0.numbers(element.frame.minX, element.frame.minY, element.frame.width, element.frame.height)
      $0.string(element.placeholder)
      if !element.actions.isEmpty { $0.array { list in element.actions.forEach { list.string($0) } } }
    }
  }
}
