import Automation
import Foundation

/// The page source as XPath sees it: nodes numbered in document order, an element's attributes right after it.
@MainActor
struct XPathDocument {
  enum Kind: Equatable {
    case document, element
    case attribute(value: String)
  }

  struct Node {
    var kind: Kind
    var name: String
    var parent: Int?
    /// The direct child elements.
    var children: [Int] = []
    var attributes: [Int] = []
    /// The number after the last node inside.
    var end = 0
  }

  private(set) var nodes: [Node] = []
  private var elements: [Int: ElementSnapshot] = [:]

  init(_ root: ElementSnapshot) {
    nodes.append(Node(kind: .document, name: "", parent: nil))
    nodes[0].children = [add(root, in: 0)]
    nodes[0].end = nodes.count
  }

  private mutating func add(_ element: ElementSnapshot, in parent: Int) -> Int {
    let number = nodes.count
    nodes.append(Node(kind: .element, name: element.typeName, parent: parent))
    elements[number] = element
    for (name, value) in element.sourceAttributes {
      nodes[number].attributes.append(nodes.count)
      nodes.append(Node(kind: .attribute(value: value), name: name, parent: number, end: nodes.count + 1))
    }
    for child in element.inside { nodes[number].children.append(add(child, in: number)) }
    nodes[number].end = nodes.count
    return number
  }

  /// Returns the elements that match an expression, in document order. With `fromElement` the search begins at the root
  /// element, which is then not found itself.
  func elements(matching expression: XPathExpression, fromElement: Bool) throws -> [ElementSnapshot] {
    var evaluation = XPathEvaluation(self)
    let start = fromElement ? 1 : 0
    guard case .nodes(let found) = try evaluation.value(of: expression, at: start) else {
      throw WebDriverError(.invalidSelector, "The XPath yields a string, a number or a Boolean, not elements.")
    }
    return try found.map { number in
      guard let element = elements[number] else {
        throw WebDriverError(.invalidSelector, "The XPath selects something other than elements, such as attributes.")
      }
      return element
    }.filter { !fromElement || $0 !== elements[1] }
  }

  /// Returns the nodes on an axis, the nearest first.
  func nodes(on axis: XPathStep.Axis, of number: Int) -> [Int] {
    let node = nodes[number]
    switch axis {
    case .own: return [number]
    case .child: return node.children
    case .attribute: return node.attributes
    case .parent: return node.parent.map { [$0] } ?? []
    case .ancestor: return ancestors(of: number)
    case .ancestorOrSelf: return [number] + ancestors(of: number)
    case .descendant: return descendants(of: number)
    case .descendantOrSelf: return [number] + descendants(of: number)
    case .followingSibling: return siblings(of: number).filter { $0 > number }
    case .precedingSibling: return siblings(of: number).filter { $0 < number }.reversed()
    case .following: return (node.end..<nodes.count).filter { nodes[$0].kind == .element }
    case .preceding:
      let around = Set(ancestors(of: number))
      return (0..<number).reversed().filter { nodes[$0].kind == .element && !around.contains($0) }
    }
  }

  private func ancestors(of number: Int) -> [Int] {
    var found: [Int] = []
    var next = nodes[number].parent
    while let number = next {
      found.append(number)
      next = nodes[number].parent
    }
    return found
  }

  private func descendants(of number: Int) -> [Int] {
    guard nodes[number].kind == .document || nodes[number].kind == .element else { return [] }
    return (number..<nodes[number].end).filter { $0 != number && nodes[$0].kind == .element }
  }

  private func siblings(of number: Int) -> [Int] {
    guard nodes[number].kind == .element, let parent = nodes[number].parent else { return [] }
    return nodes[parent].children
  }

  /// Returns a node's text: an attribute's value. Elements have no texts inside.
  func text(of number: Int) -> String {
    if case .attribute(let value) = nodes[number].kind { value } else { "" }
  }
}
