import DisplayList
import ScrollworkUIKit

extension AccessibilityElement {
  /// Takes over what a view of UIKit says of its kind and state.
  mutating func take(_ traits: UIAccessibilityTraits) {
    guard !traits.isEmpty else { return }
    if traits.contains(.selected) { isSelected = true }
    let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.button, .button), (.link, .link), (.header, .header), (.image, .image), (.staticText, .staticText),
    ]
    if let role = roles.first(where: { traits.contains($0.0) })?.1 { self.role = role }
  }
}
