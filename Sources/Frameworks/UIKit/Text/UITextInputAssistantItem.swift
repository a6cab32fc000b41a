import Foundation

/// The shortcuts bar of the keyboard. Caveat: a phone shows none.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// The buttons before the word suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the word suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the shortcuts may be hidden.
  open var allowsHidingShortcuts = true
}
