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
    let near = names.filter { Resemblance(of: $0, to: type.name) != nil }
      .sorted { Resemblance.rank($0, type.name) < Resemblance.rank($1, type.name) }
    if !near.isEmpty { return ["Nearest:"] + near.prefix(5).map { "  view \($0): .type(\($0.debugDescription))" } }
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
    var ranked: [(rank: Double, index: Int)] = []
    let keys = keys
    for (index, entry) in entries.enumerated() where entry.node.role != .application {
      // A letter's key is similar to every short word.
      if entry.node.identifier.isEmpty, keys.contains(index) { continue }
      let ranks = wanted.flatMap { field, text in
        fields.map { Resemblance.rank(entry.node[keyPath: $0], text) + ($0 == field ? 0 : 0.15) }
      }
      if let best = ranks.min(), best < .infinity { ranked.append((best, index)) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(5).map { match($0.index) }
  }
}

/// The similarity of two texts: the lower the rank, the more similar.
struct Resemblance {
  let rank: Double

  /// Nil if the texts are unrelated.
  init?(of text: String, to wanted: String) {
    let a = text.lowercased().trimmingCharacters(in: .whitespaces)
    let b = wanted.lowercased().trimmingCharacters(in: .whitespaces)
    guard !a.isEmpty, !b.isEmpty else { return nil }
    let shared = zip(a, b).prefix { $0 == $1 }.count
    let longest = max(a.count, b.count)
    if text == wanted {
      rank = 0
    } else if a == b {
      rank = 0.1
    } else if let distance = Self.distance(Array(a), Array(b), limit: max(1, b.count / 4)) {
      rank = 0.2 + 0.4 * Double(distance) / Double(longest)
    } else if min(a.count, b.count) >= 3, a.contains(b) || b.contains(a) {
      rank = 0.6 + 0.1 * (1 - Double(min(a.count, b.count)) / Double(longest))
    } else if shared >= max(3, (b.count + 1) / 2) {
      rank = 1 + (1 - Double(shared) / Double(longest))
    } else {
      return nil
    }
  }

  static func rank(_ text: String, _ wanted: String) -> Double { Resemblance(of: text, to: wanted)?.rank ?? .infinity }

  /// Returns the edit distance of insertions, deletions and substitutions; nil if more than `limit`.
  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int? {
    // Longer texts are compared only by their beginnings: the effort is quadratic.
    guard abs(a.count - b.count) <= limit, b.count <= 80 else { return nil }
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let cost = left == right ? diagonal : 1 + min(diagonal, row[j], row[j + 1])
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    let distance = row[b.count]
    return distance <= limit ? distance : nil
  }
}
