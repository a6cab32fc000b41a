import DisplayList
import Foundation
import ScrollworkSwiftUI

/// What assistive technology sees of a part of the screen; reading order is the order of `children`.
public struct AccessibilityNode: Sendable, Equatable {
  /// What a node is; hosts turn it into their own vocabulary. The root is the `application`.
  public enum Role: String, Sendable {
    case application, group, button, link, staticText, image, scrollView, progress, header, alert, textField,
      secureTextField, `switch`, adjustable, keyboard, cell
  }

  /// The fragment it belongs to.
  public var key: FragmentKey
  /// What it is.
  public var role: Role
  /// What it is called, in words; empty for none.
  public var label: String
  /// What it is set to ("40%"); empty for none.
  public var value: String
  /// What activating it does; empty for none.
  public var hint: String
  /// Its name for tests, which nobody hears; empty for none.
  public var identifier: String
  /// False where a view is disabled.
  public var isEnabled: Bool
  /// The chosen one of several.
  public var isSelected: Bool
  /// What stands in a field while it is empty.
  public var placeholder: String
  /// True where what is typed goes, and for what Tab has reached.
  public var isFocused: Bool
  /// Names of what else than activating it can be done.
  public var actions: [String] = []
  /// All that an app said of what it is.
  public var traits: AccessibilityTraits = []
  /// How far up among headings it is, from 1; 0 for no level.
  public var headingLevel = 0
  /// Other names by which it is asked for, the best first.
  public var inputLabels: [String] = []
  /// Names of ways through places inside.
  public var rotors: [String] = []
  /// Something more that is known of it, as an app says it.
  public struct CustomContent: Sendable, Equatable {
    /// What it is called.
    public var label: String
    /// What it is.
    public var value: String
    /// It is said without being asked for.
    public var isImportant: Bool
  }
  /// What more is known of it, in the order in which it is said.
  public var customContent: [CustomContent] = []
  /// Points on the screen.
  public var frame: CGRect
  /// What is inside, in reading order.
  public var children: [AccessibilityNode]

  /// A node; unless told otherwise enabled, nameless and empty.
  public init(
    key: FragmentKey, role: Role, label: String = "", value: String = "", hint: String = "", identifier: String = "",
    placeholder: String = "", isEnabled: Bool = true, isSelected: Bool = false, isFocused: Bool = false,
    frame: CGRect = .zero,
    children: [AccessibilityNode] = []
  ) {
    self.key = key
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.placeholder = placeholder
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.frame = frame
    self.children = children
  }

  @MainActor
  package init(_ element: AccessibilityElement) {
    self.init(
      key: element.key, role: Role(rawValue: element.role.rawValue) ?? .group, label: element.label,
      value: element.value, hint: element.hint, identifier: element.identifier,
      placeholder: element.placeholder, isEnabled: element.isEnabled, isSelected: element.isSelected,
      isFocused: element.isFocused, frame: element.frame, children: element.children.map(AccessibilityNode.init))
    actions = element.actions.map(\.name)
    traits = element.traits
    headingLevel = element.headingLevel
    inputLabels = element.inputLabels
    rotors = element.rotors.map(\.name)
    customContent = element.customContent.map {
      CustomContent(label: $0.label, value: $0.value, isImportant: $0.isImportant)
    }
  }

  /// The node and all below it, in reading order.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}
