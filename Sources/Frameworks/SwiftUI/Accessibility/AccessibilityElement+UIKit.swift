import DisplayList
import ScrollworkUIKit

extension AccessibilityElement {
  /// Takes over what a UIKit object says of itself, except for its label.
  @MainActor mutating func take(_ object: UIResponder) {
    self.identifier = object.accessibilityIdentifier ?? ""
    self.hint = object.accessibilityHint ?? ""
    self.value = object.accessibilityValue ?? ""
    self.inputLabels = object.accessibilityUserInputLabels ?? []
    take(object.accessibilityTraits)
    if object.accessibilityTraits.contains(.adjustable) {
      actions += [
        .init(name: "Increment") { [weak object] in object?.accessibilityIncrement() },
        .init(name: "Decrement") { [weak object] in object?.accessibilityDecrement() },
      ]
    }
    actions += (object.accessibilityCustomActions ?? []).map { action in
      .init(name: action.name) { action.perform() }
    }
  }

  /// Takes over a UIKit view's traits and state: the kind that they name, where the element is not a control of another
  /// kind.
  mutating func take(_ traits: UIAccessibilityTraits) {
    guard !traits.isEmpty else { return }
    if traits.contains(.selected) { self.isSelected = true }
    let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.button, .button), (.link, .link), (.header, .header), (.image, .image), (.staticText, .staticText),
    ]
    guard self.role == .group || roles.contains(where: { $0.1 == self.role }) else { return }
    if let role = roles.first(where: { traits.contains($0.0) })?.1 { self.role = role }
  }
}
