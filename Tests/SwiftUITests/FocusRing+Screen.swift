import DisplayList
import Foundation
import SimulatorTesting

extension Screen {
  /// What the focus ring is around, in points on the screen, with the shape that cuts the ring off; nil while there is no ring.
  var focusRing: (frame: CGRect, clip: CGRect?)? {
    guard let fragment = simulator.displayList.root.children.last, fragment.commands.count == 1,
      case .stroke(.roundedRect, .color, let stroke) = fragment.commands[0], stroke.width == 2
    else { return nil }
    let frame = CGRect(origin: fragment.offset, size: fragment.size).insetBy(dx: 4, dy: 4)
    return (frame, fragment.effects.clip?.bounds.offsetBy(dx: fragment.offset.x, dy: fragment.offset.y))
  }

  /// The identifier, or else the label, of what the keyboard acts on; nil for nothing.
  var focusName: String? {
    guard let node = simulator.accessibilityTree.flattened.first(where: \.isFocused) else { return nil }
    return node.identifier.isEmpty ? node.label : node.identifier
  }

  /// What has the focus after each of some presses of Tab.
  func tab(_ count: Int, backwards: Bool = false) async throws -> [String?] {
    var names: [String?] = []
    for _ in 0..<count {
      try await press(.tab, shift: backwards)
      names.append(focusName)
    }
    return names
  }
}
