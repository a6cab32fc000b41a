import DisplayList
import Foundation
import Simulator
import SwiftUI

extension ElementTree {
  /// Describes an element in one line: its role and name, its position, and its state.
  func describe(_ match: Match, withPlaces showsPlace: Bool = true) -> String {
    let node = match.node
    var words = [node.role.words]
    if case .view = match.source { words[0] = "view (\(node.role.words))" }
    if !node.label.isEmpty { words.append("\"\(node.label)\"") }
    if !node.value.isEmpty { words.append("value \"\(node.value)\"") }
    if !node.identifier.isEmpty { words.append("id \"\(node.identifier)\"") }
    if showsPlace {
      let frame = node.frame
      words.append(
        String(format: "at (%.4g, %.4g), %.4g x %.4g", frame.minX, frame.minY, frame.width, frame.height))
    }
    let states = states(of: match)
    return words.joined(separator: " ") + (states.isEmpty ? "" : " [\(states.joined(separator: ", "))]")
  }

  /// Returns the name of an element in a sentence: `button "Send"`.
  func name(_ match: Match) -> String {
    let name = match.node.label.isEmpty ? match.node.identifier : match.node.label
    return name.isEmpty ? match.node.role.words : "\(match.node.role.words) \"\(name)\""
  }

  private func states(of match: Match) -> [String] {
    var states: [String] = []
    if !match.node.isEnabled { states.append("disabled") }
    if match.node.isSelected { states.append("selected") }
    if match.node.isFocused { states.append("focused") }
    if match.node.role == .application { return states }
    let visibility = match.part.visibility
    if let reason = visibility.reason {
      states.append(reason)
    } else if match.node.children.isEmpty, let cover = hittability(of: match).cover {
      states.append(cover)
    }
    return states
  }

  /// Returns all elements except the keyboard's keys as indented text, at most `limit` lines.
  func describe(limit: Int? = nil) -> String {
    let keys = keys
    let listed = entries.indices.filter { !keys.contains($0) }
    let shown = listed.prefix(limit ?? listed.count)
    var lines = shown.map { String(repeating: "  ", count: entries[$0].depth) + describe(match($0)) }
    if shown.count < listed.count {
      lines.append("... \(listed.count - shown.count) more: screen.describeTree() has all")
    }
    return lines.joined(separator: "\n")
  }

  /// The forty keys of the software keyboard, which say nothing about the app.
  var keys: Range<Int> {
    guard let keyboard = entries.firstIndex(where: { $0.node.role == .keyboard }) else { return 0..<0 }
    return keyboard + 1..<entries[keyboard].end
  }

  // MARK: Touches

  /// Returns whether a finger can reach the match.
  func hittability(of match: Match) -> Element.Hittability {
    let visibility = match.part.visibility
    guard !visibility.rect.isNull else {
      let reason = visibility.reason ?? "it is not on the screen"
      let isPlace = reason.hasPrefix("clipped") || reason.contains(" points") || reason.contains(" point ")
      return Element.Hittability(point: nil, reason: isPlace ? "not on the screen: \(reason)" : reason)
    }
    let reach = match.part.reach(in: visibility.rect, activationPoint: match.node.activationPoint)
    let cover = reach.point == nil ? reach.cover : nil
    return Element.Hittability(point: reach.point, reason: reach.obstacle.flatMap(words), cover: cover.flatMap(words))
  }

  /// Returns what a touch meets instead of the part; nil if it reaches it.
  private func words(_ touch: InspectedTouch) -> String? {
    switch touch {
    case .reached: nil
    case .passedThrough(let why): why
    case .covered(let keys, let view): "covered by \(nameOfCover(keys, view: view))"
    }
  }

  /// Returns the innermost element among the fragments from a touched node outwards, or else the touched view.
  private func nameOfCover(_ keys: [FragmentKey], view: String) -> String {
    for key in keys {
      let found = entries.indices.last { entries[$0].part.key == key || entries[$0].part.reachableKeys.contains(key) }
      if let found { return name(match(found)) }
    }
    return view
  }
}
