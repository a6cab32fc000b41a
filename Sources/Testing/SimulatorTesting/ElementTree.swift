import DisplayList
import Simulator
import SwiftUI

/// The accessibility tree at one moment, flat, with each node's part of the screen. Made for each query: the cost is
/// that of the accessibility tree, and views are examined only if a query is about them.
@MainActor
struct ElementTree {
  struct Entry {
    var node: AccessibilityNode
    /// The element that the node describes; nil for the application.
    let element: AccessibilityElement?
    let part: InspectedPart
    let depth: Int
    /// The first entry that is not inside this one.
    var end: Int
  }

  /// The result of a query: an accessibility element or a view.
  struct Match {
    let node: AccessibilityNode
    let part: InspectedPart
    let source: Source

    enum Source: Equatable {
      case element(Int)
      case view(serial: Int, depth: Int)
    }
  }

  /// In reading order, containers before their contents.
  private(set) var entries: [Entry] = []
  let runtime: Runtime

  init(_ simulator: Simulator) {
    runtime = simulator.runtime
    guard let root = runtime.inspectedRoot else { return }
    let list = simulator.displayList
    let application = AccessibilityNode(
      key: list.root.key, role: .application, frame: CGRect(origin: .zero, size: list.size))
    entries.append(Entry(node: application, element: nil, part: root, depth: 0, end: 0))
    entries[0].node.children = runtime.accessibilityElements.map { add($0, depth: 1) }
    entries[0].end = entries.count
  }

  private mutating func add(_ element: AccessibilityElement, depth: Int) -> AccessibilityNode {
    let index = entries.count
    entries.append(
      Entry(node: element.described(with: []), element: element, part: element.part, depth: depth, end: 0))
    entries[index].node.children = element.children.map { add($0, depth: depth + 1) }
    entries[index].end = entries.count
    return entries[index].node
  }

  /// Returns the accessibility element of a match; nil for a view that is none.
  func element(of match: Match) -> AccessibilityElement? {
    switch match.source {
    case .element(let index): entries[index].element
    case .view: entries.lazy.compactMap(\.element).first { $0.key == match.node.key }
    }
  }

  /// Returns the elements around an entry, innermost first.
  func ancestors(of index: Int) -> [Entry] { entries[..<index].filter { $0.end > index }.reversed() }

  /// Returns the entry as a match, at the position after effects.
  func match(_ index: Int) -> Match {
    var node = entries[index].node
    node.frame = entries[index].part.screenFrame
    return Match(node: node, part: entries[index].part, source: .element(index))
  }

  // MARK: Matching

  /// Returns the matches of the query, in reading order.
  func matches(_ query: Query) -> [Match] {
    var found: [Match]
    if let type = query.viewType {
      found = views(type).filter { view in query.conditions.allSatisfy { Self.holds($0, view.node) } }
    } else {
      found = entries.indices.lazy
        .filter { index in query.conditions.allSatisfy { Self.holds($0, entries[index].node) } }
        .map(match)
    }
    for container in query.containers where !found.isEmpty {
      let inner = Interior(matches(container), in: self)
      found = found.filter(inner.contains)
    }
    guard let index = query.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// Evaluates what a node alone can decide of a condition; the rest counts as met.
  private static func holds(_ condition: Query.Condition, _ node: AccessibilityNode) -> Bool {
    switch condition {
    case .identifier(let match): match.matches(node.identifier)
    case .label(let match): match.matches(node.label)
    case .text(let match):
      node.role == .staticText && match.matches(node.label) || !node.value.isEmpty && match.matches(node.value)
    case .role(let role): node.role == role
    case .state(.enabled): node.isEnabled
    case .state(.disabled): !node.isEnabled
    case .state(.selected): node.isSelected
    case .state(.focused): node.isFocused
    case .not(let query): !query.conditions.allSatisfy { holds($0, node) }
    case .type, .inside: true
    }
  }

  /// The contents of containers.
  private struct Interior {
    private var ranges: [Range<Int>] = []
    private var elementKeys: Set<FragmentKey> = []
    /// With the depths of their views.
    private var viewDepths: [FragmentKey: Int] = [:]
    private var viewKeys: Set<FragmentKey> = []

    @MainActor
    init(_ containers: [Match], in tree: ElementTree) {
      for container in containers {
        switch container.source {
        case .element(let index):
          ranges.append(index + 1..<tree.entries[index].end)
          elementKeys.formUnion(container.part.reachableKeys)
        case .view(_, let depth):
          for key in container.part.keys { viewDepths[key] = min(viewDepths[key] ?? depth, depth) }
        }
      }
      viewKeys = Set(viewDepths.keys)
    }

    @MainActor
    func contains(_ match: Match) -> Bool {
      switch match.source {
      case .element(let index):
        return ranges.contains { $0.contains(index) }
          || !viewKeys.isEmpty && match.part.firstKey(in: viewKeys, includingSelf: true) != nil
      case .view(_, let depth):
        if match.part.firstKey(in: elementKeys, includingSelf: false) != nil { return true }
        if match.part.firstKey(in: viewKeys, includingSelf: false) != nil { return true }
        return viewDepths[match.part.key].map { $0 < depth } ?? false
      }
    }
  }

  // MARK: Views

  private func views(_ type: Query.ViewType) -> [Match] {
    let views = runtime.views { candidate in
      switch type {
      case .known(let id, _): ObjectIdentifier(candidate) == id
      case .named(let name):
        ViewTypeName.base(of: candidate) == name
          || name.contains("<") && ViewTypeName.full(of: candidate) == name
      }
    }
    guard !views.isEmpty else { return [] }
    let places = Dictionary(entries.map { ($0.part.key, $0.node) }, uniquingKeysWith: { first, _ in first })
    return views.map { view in
      Match(
        node: node(of: view, places: places), part: view.part, source: .view(serial: view.serial, depth: view.depth))
    }
  }

  /// Returns the accessibility node of a view: the only element in it, the group that a modifier makes of it, or else a
  /// group of all elements in it.
  private func node(of view: InspectedView, places: [FragmentKey: AccessibilityNode]) -> AccessibilityNode {
    let part = view.part
    let inner = part.elements
    let group = part.statementKeys.lazy.compactMap { places[$0] }.first
    var node: AccessibilityNode
    if inner.count == 1 {
      node = places[inner[0].key] ?? inner[0].described
    } else if let group {
      node = group
    } else {
      node = AccessibilityNode(key: part.key, role: .group, isEnabled: part.isEnabled)
      node.children = inner.map { places[$0.key] ?? $0.described }
    }
    if node.label.isEmpty {
      node.label = node.children.flatMap(\.flattened).map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    node.key = part.key
    node.frame = part.screenFrame
    return node
  }
}
