import Simulator
import SwiftUI
import Testing

extension Element {
  /// The names of the custom accessibility actions.
  public var actions: [String] { get throws { try node.actions } }

  /// Performs the accessibility action with a name. Throws if there is none.
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

  /// The names of the accessibility rotors inside the element.
  public var rotors: [String] { get throws { try node.rotors } }

  /// The element's custom accessibility content.
  public var customContent: [AccessibilityNode.CustomContent] { get throws { try node.customContent } }

  /// The accessibility descriptor of the element's chart; nil if it is not a chart.
  public var chartDescriptor: AXChartDescriptor? { get throws { try accessibilityElement?.chart?() } }

  /// Returns the labels of a rotor's entries. Throws if there is no such rotor.
  public func entries(ofRotor name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    try at(sourceLocation) { try rotor(name).entries().map(\.label) }
  }

  /// Moves to the rotor entry with a label, as assistive technology does. Throws if there is none.
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

  /// The accessibility element in the current tree.
  private var accessibilityElement: AccessibilityElement? {
    get throws {
      let (match, tree) = try match()
      return tree.element(of: match)
    }
  }
}
