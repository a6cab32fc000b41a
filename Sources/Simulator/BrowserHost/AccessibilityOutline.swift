import DisplayList
import Foundation
import Simulator

/// The accessibility tree, flat and without what changes in every scroll frame, so that two of them compare quickly.
struct AccessibilityOutline {
  /// One element. Its place follows from its fragment, so comparisons ignore the frame: it is only sent along for
  /// elements that draw nothing, relative to the parent's. What is not sent is ignored, too.
  struct Element: Equatable {
    /// The element without the nodes inside.
    var node: AccessibilityNode
    var children: [FragmentKey] = []

    /// 1 disabled, 2 selected, 4 focused.
    var flags: Int { (node.isEnabled ? 0 : 1) | (node.isSelected ? 2 : 0) | (node.isFocused ? 4 : 0) }

    static func == (a: Element, b: Element) -> Bool {
      let (first, second) = (a.node, b.node)
      return first.role == second.role && a.flags == b.flags && a.children == b.children
        && first.label == second.label && first.value == second.value && first.hint == second.hint
        && first.identifier == second.identifier && first.placeholder == second.placeholder
        && first.actions == second.actions
    }
  }

  private(set) var elements: [FragmentKey: Element] = [:]
  /// Keys in reading order, parents before their children.
  private(set) var order: [FragmentKey] = []

  init(_ root: AccessibilityNode) {
    add(root, origin: root.frame.origin)
  }

  private mutating func add(_ node: AccessibilityNode, origin: CGPoint) {
    var own = node
    own.children = []
    own.frame = node.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    elements[node.key] = Element(node: own)
    order.append(node.key)
    var children: [FragmentKey] = []
    // Two elements with one key cannot both be shown; the first one wins.
    for child in node.children where elements[child.key] == nil {
      children.append(child.key)
      add(child, origin: node.frame.origin)
    }
    elements[node.key]?.children = children
  }

  /// Writes the members `elements` and `removedElements` of a patch.
  /// - Returns: false if nothing was written.
  func writeChanges(since old: AccessibilityOutline?, into writer: inout JSONWriter) -> Bool {
    let changed = order.filter { old?.elements[$0] != elements[$0] }
    let removed = old?.order.filter { elements[$0] == nil } ?? []
    if !changed.isEmpty {
      writer.key(Wire.Patch.elements)
      writer.array { list in
        for key in changed {
          if let element = elements[key] { list.element(element) }
        }
      }
    }
    if !removed.isEmpty {
      writer.key(Wire.Patch.removedElements)
      writer.array { list in removed.forEach { list.integer($0.rawValue) } }
    }
    return !changed.isEmpty || !removed.isEmpty
  }
}

extension JSONWriter {
  /// Writes an element as a list of `Wire.ElementColumn`s.
  fileprivate mutating func element(_ element: AccessibilityOutline.Element) {
    let node = element.node
    array {
      for column in Wire.ElementColumn.allCases {
        switch column {
        case .key: $0.integer(node.key.rawValue)
        case .role: $0.string(node.role.rawValue)
        case .label: $0.string(node.label)
        case .value: $0.string(node.value)
        case .hint: $0.string(node.hint)
        case .identifier: $0.string(node.identifier)
        case .flags: $0.integer(element.flags)
        case .children: $0.array { list in element.children.forEach { list.integer($0.rawValue) } }
        case .x: $0.number(node.frame.minX)
        case .y: $0.number(node.frame.minY)
        case .width: $0.number(node.frame.width)
        case .height: $0.number(node.frame.height)
        case .placeholder: $0.string(node.placeholder)
        case .actions:
          if !node.actions.isEmpty { $0.array { list in node.actions.forEach { list.string($0) } } }
        }
      }
    }
  }
}
