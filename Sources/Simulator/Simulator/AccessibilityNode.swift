import DisplayList
import Foundation
import ScrollworkSwiftUI

/// What assistive technology sees of a part of the screen; reading order is the order of `children`.
public struct AccessibilityNode: Sendable, Equatable {
  public enum Role: String, Sendable {
    case application, group, button, link, staticText, image, scrollView, progress, header, alert, textField,
      `switch`, adjustable
  }

  /// The fragment it belongs to.
  public var key: FragmentKey
  public var role: Role
  public var label: String
  public var value: String
  public var hint: String
  public var identifier: String
  public var isEnabled: Bool
  public var isSelected: Bool
  public var isFocused: Bool
  /// Points on the screen.
  public var frame: CGRect
  public var children: [AccessibilityNode]

  public init(
    key: FragmentKey, role: Role, label: String = "", value: String = "", hint: String = "", identifier: String = "",
    isEnabled: Bool = true, isSelected: Bool = false, isFocused: Bool = false, frame: CGRect = .zero,
    children: [AccessibilityNode] = []
  ) {
    self.key = key
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.frame = frame
    self.children = children
  }

  @MainActor
  init(_ element: AccessibilityElement) {
    self.init(
      key: element.key, role: Role(rawValue: element.role.rawValue) ?? .group, label: element.label,
      value: element.value, hint: element.hint, identifier: element.identifier, isEnabled: element.isEnabled,
      isSelected: element.isSelected, frame: element.frame, children: element.children.map(AccessibilityNode.init))
  }

  /// The node and all below it, in reading order.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}
