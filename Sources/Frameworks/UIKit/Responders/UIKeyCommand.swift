import Foundation

/// A key combination on a hardware keyboard that calls a method.
///
/// The responder chain is searched for commands from the first responder, and otherwise from the frontmost controller.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// The key, as typed without modifiers, or one of the names here.
  open private(set) var input: String?
  /// The modifiers that must be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes priority over the system's use of the keys.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the keys are adapted to other keyboard layouts. Caveat: it has no effect.
  open var allowsAutomaticLocalization = true
  /// Whether arrows are mirrored in right-to-left layouts. Caveat: it has no effect.
  open var allowsAutomaticMirroring = true

  /// Creates a key combination.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key combination with an explanation.
  @available(iOS, deprecated: 13.0, message: "Use init(title:image:action:input:modifierFlags:...) instead")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a key combination with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  private func isMeant(by key: UIKey) -> Bool {
    let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    return input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
      && modifierFlags.intersection(counted) == key.modifierFlags.intersection(counted)
  }

  /// Performs the first command for a key, from a responder along the chain; returns false if there is none. While the
  /// person types, keys without modifiers are text.
  static func perform(_ key: UIKey, from responder: UIResponder, whileTyping: Bool) -> Bool {
    if whileTyping, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) { return false }
    var next: UIResponder? = responder
    while let asked = next {
      if let command = asked.keyCommands?.first(where: { $0.isMeant(by: key) }),
        !command.attributes.contains(.disabled)
      {
        UIApplication.shared.sendAction(
          command.action, to: asked.target(forAction: command.action, withSender: command) ?? asked, from: command,
          for: nil)
        return true
      }
      next = asked.next
    }
    return false
  }

  /// The up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Backspace, which deletes backwards.
  public nonisolated static let inputDelete = "\u{8}"
}

/// An alternative command with more modifiers.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  /// The title.
  open private(set) var title: String
  /// The method.
  open private(set) var action: Selector
  /// The additional modifiers.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternative command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
