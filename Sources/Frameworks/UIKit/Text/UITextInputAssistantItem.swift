import Foundation

/// Buttons beside what the keyboard offers. Caveat: a phone shows none.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Before the words that are offered.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Behind them.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// They may go to make room.
  open var allowsHidingShortcuts = true
}
