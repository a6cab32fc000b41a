import DisplayList
import Foundation
import SimulatorTesting

extension Screen {
  /// The frame inside the focus ring, in screen points, with the shape that clips the ring; nil if there is no ring.
  var focusRing: (frame: CGRect, clip: CGRect?)? {
    guard let fragment = simulator.displayList.root.children.last, fragment.commands.count == 1,
      case .stroke(.roundedRect, .color, let stroke) = fragment.commands[0], stroke.width == 2
    else { return nil }
    let frame = CGRect(origin: fragment.offset, size: fragment.size).insetBy(dx: 4, dy: 4)
    return (frame, fragment.effects.clip?.bounds.offsetBy(dx: fragment.offset.x, dy: fragment.offset.y))
  }

  /// The identifier or else the label of the element with keyboard focus; nil for none.
  var focusName: String? {
    guard let node = simulator.accessibilityTree.flattened.first(where: \.isFocused) else { return nil }
    return node.identifier.isEmpty ? node.label : node.identifier
  }

  /// Presses Tab a number of times and returns the focused element after each.
  func tab(_ count: Int, backwards: Bool = false) async throws -> [String?] {
    var names: [String?] = []
    for _ in 0..<count {
      try await press(.tab, shift: backwards)
      names.append(focusName)
    }
    return names
  }
}
