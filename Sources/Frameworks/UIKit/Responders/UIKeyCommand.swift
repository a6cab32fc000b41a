import Foundation

/// A combination of keys on a hardware keyboard that calls a method.
///
/// The responders from the first one on are asked for theirs, and else the controller in front and those around it.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// The key, as it is typed without others, or one of the names here.
  open private(set) var input: String?
  /// What has to be held down with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The command comes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false
  /// Other languages have the command on other keys. Caveat: it has no effect.
  open var allowsAutomaticLocalization = true
  /// Where reading begins at the right, arrows are exchanged. Caveat: it has no effect.
  open var allowsAutomaticMirroring = true

  /// A combination of keys.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A combination of keys with a title that the person is told.
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

  /// Does what the first command for a key says, of a responder or one after it; false if none is for the key. While somebody types,
  /// letters by themselves are text.
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

  /// The arrow that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow that points to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow that points to the right.
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
  /// Delete, which takes away what is before the caret.
  public nonisolated static let inputDelete = "\u{8}"
}

/// Another command with more keys held down.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  /// What it is called.
  open private(set) var title: String
  /// The method.
  open private(set) var action: Selector
  /// What else has to be held down.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Another command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
