import Foundation

/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content on the right.
  case right = 1
  /// To the content on the left.
  case left = 2
  /// To the content above.
  case up = 3
  /// To the content below.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

extension UIAccessibility {
  /// Posted when assistive technology focuses an element. Caveat: nothing here focuses one, so it is never posted.
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityElementFocusedNotification")
  }
  /// The key of the element that is focused now, in the notification's `userInfo`.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was focused before, in the notification's `userInfo`.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology that moves its focus, in the notification's `userInfo`.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
