import Simulator
import SwiftUI
import Testing

extension Element {
  /// Names of what assistive technology offers beside activating the element.
  public var actions: [String] { get throws { try node.actions } }

  /// Does what assistive technology offers by a name. Throws if there is no such action.
  public func perform(_ action: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      let key = try node.key
      @MainActor func find(in elements: [AccessibilityElement]) -> AccessibilityElement? {
        for element in elements {
          if element.key == key { return element }
          if let inner = find(in: element.children) { return inner }
        }
        return nil
      }
      let offered = find(in: screen.simulator.runtime.accessibilityElements)?.actions ?? []
      guard let found = offered.first(where: { $0.name == action }) else {
        throw ScreenError.gesture(
          "\(query) has no action \"\(action)\"; it has \(offered.isEmpty ? "none" : offered.map(\.name).joined(separator: ", "))."
        )
      }
      found.run()
      try await screen.frames(1)
    }
  }
}
