import Foundation
import Simulator
import SwiftUI

extension ElementTree {
  // MARK: Unique queries

  /// Returns a query that finds only this element: by its identifier if possible, then by label and role, then by its
  /// containers, then by its index.
  func uniqueQuery(for match: Match) -> Query {
    let bases = bases(for: match)
    if let found = bases.first(where: { finds($0, only: match) }) { return found }
    for container in containers(of: match) {
      if let found = bases.lazy.map({ $0.inside(container) }).first(where: { finds($0, only: match) }) { return found }
    }
    let base = bases[0]
    let place = matches(base).firstIndex { $0.source == match.source }
    return base.nth(place ?? 0)
  }

  private func finds(_ query: Query, only match: Match) -> Bool {
    let found = matches(query)
    return found.count == 1 && found[0].source == match.source
  }

  private func bases(for match: Match) -> [Query] {
    let node = match.node
    var bases: [Query] = []
    if !node.identifier.isEmpty { bases.append(.identifier(node.identifier)) }
    if !node.label.isEmpty { bases += [.label(node.label), .label(node.label).and(.role(node.role))] }
    if bases.isEmpty { bases.append(.role(node.role)) }
    guard case .view(let serial, _) = match.source else { return bases }
    let type = runtime.views { _ in true }.last { $0.serial == serial }?.typeName ?? ""
    return [.type(type)] + bases.map { Query.type(type).and($0) }
  }

  /// Returns the enclosing elements with identifiers, innermost first.
  private func containers(of match: Match) -> [Query] {
    let around: [Entry]
    switch match.source {
    case .element(let index): around = ancestors(of: index)
    case .view:
      around = entries.filter { match.part.firstKey(in: [$0.part.key], includingSelf: false) != nil }.reversed()
    }
    return around.map(\.node.identifier).filter { !$0.isEmpty }.map { Query.identifier($0) }
  }

  // MARK: Nearest matches

  /// Returns why a query finds nothing, and up to five queries for the closest elements.
  func hints(for query: Query) -> [String] {
    if query.index != nil {
      let count = matches(query.all).count
      if count > 0 { return ["There \(count == 1 ? "is only 1" : "are only \(count)") of these; nth counts from 0."] }
    }
    for container in query.containers where matches(container).isEmpty {
      return ["It must be inside \(container), which was not found."] + hints(for: container)
    }
    if let type = query.viewType, matches(Query([.type(type)])).isEmpty { return typeHints(for: type) }
    let nearest = nearest(to: query)
    return nearest.isEmpty ? [] : ["Nearest:"] + nearest.map { "  \(describe($0)): \(uniqueQuery(for: $0).source)" }
  }

  private func typeHints(for type: Query.ViewType) -> [String] {
    let names = runtime.customViewTypeNames
    let near = Resemblance.nearest(names) { Resemblance.rank($0, type.name) }
    if !near.isEmpty { return ["Nearest:"] + near.map { "  view \($0): .type(\($0.debugDescription))" } }
    return names.isEmpty ? [] : ["View types on the screen: \(names.joined(separator: ", "))"]
  }

  private func nearest(to query: Query) -> [Match] {
    let wanted: [(field: KeyPath<AccessibilityNode, String>, text: String)] = query.conditions.compactMap {
      switch $0 {
      case .identifier(let match): (\.identifier, match.text)
      case .label(let match), .text(let match): (\.label, match.text)
      default: nil
      }
    }
    let fields: [KeyPath<AccessibilityNode, String>] = [\.identifier, \.label, \.value]
    let keys = keys
    let near = Resemblance.nearest(entries.indices) { index in
      let node = entries[index].node
      // A letter's key is similar to every short word.
      if node.role == .application || node.identifier.isEmpty && keys.contains(index) { return .infinity }
      let ranks = wanted.flatMap { field, text in
        fields.map { Resemblance.rank(node[keyPath: $0], text) + ($0 == field ? 0 : 0.15) }
      }
      return ranks.min() ?? .infinity
    }
    return near.map(match)
  }
}
