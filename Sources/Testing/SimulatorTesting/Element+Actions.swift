import Simulator
import SwiftUI
import Testing

extension Element {
  /// Names of what assistive technology offers beside activating the element.
  public var actions: [String] { get throws { try node.actions } }

  /// Does what assistive technology offers by a name. Throws if there is no such action.
  public func perform(_ action: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      let offered = try accessibilityElement?.actions ?? []
      guard let found = offered.first(where: { $0.name == action }) else {
        throw ScreenError.gesture(
          "\(query) has no action \"\(action)\"; it has \(offered.isEmpty ? "none" : offered.map(\.name).joined(separator: ", "))."
        )
      }
      found.run()
      try await screen.frames(1)
    }
  }

  /// Names of the rotors by which assistive technology goes through places inside.
  public var rotors: [String] { get throws { try node.rotors } }

  /// What more assistive technology tells of the element.
  public var customContent: [AccessibilityNode.CustomContent] { get throws { try node.customContent } }

  /// What the element tells of the data that it shows; nil for no chart.
  public var chartDescriptor: AXChartDescriptor? { get throws { try accessibilityElement?.chart?() } }

  /// Where a rotor leads: the labels of its entries. Throws if there is no such rotor.
  public func entries(ofRotor name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    try at(sourceLocation) { try rotor(name).entries().map(\.label) }
  }

  /// Goes to the entry of a rotor with a label, as assistive technology does. Throws if there is none.
  public func go(
    to entry: String, ofRotor name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      let entries = try rotor(name).entries()
      guard let found = entries.first(where: { $0.label == entry }) else {
        throw ScreenError.gesture(
          "The rotor \"\(name)\" has no entry \"\(entry)\"; it has \(entries.map(\.label).joined(separator: ", ")).")
      }
      found.go()
      try await screen.frames(2)
    }
  }

  private func rotor(_ name: String) throws -> AccessibilityElement.Rotor {
    let rotors = try accessibilityElement?.rotors ?? []
    guard let found = rotors.first(where: { $0.name == name }) else {
      throw ScreenError.gesture(
        "\(query) has no rotor \"\(name)\"; it has \(rotors.isEmpty ? "none" : rotors.map(\.name).joined(separator: ", "))."
      )
    }
    return found
  }

  /// What belongs to the element in the tree as it is now.
  private var accessibilityElement: AccessibilityElement? {
    get throws {
      let key = try node.key
      @MainActor func find(in elements: [AccessibilityElement]) -> AccessibilityElement? {
        for element in elements {
          if element.key == key { return element }
          if let inner = find(in: element.children) { return inner }
        }
        return nil
      }
      return find(in: screen.simulator.runtime.accessibilityElements)
    }
  }
}
