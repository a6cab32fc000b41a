import Foundation
import ScrollworkFoundation

/// A method that is called on a weakly held object.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// Whether the app searches the responder chain for a target.
  private let searches: Bool

  /// - Parameter target: The receiver; nil for the first responder that implements the method.
  init(target: AnyObject?, action: Selector) {
    (self.target, self.action) = (target, action)
    searches = target == nil
  }

  /// Returns whether the arguments of a removal match; nil matches anything.
  func isMeant(by target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }

  /// Calls the method with the arguments of Objective-C: the sender first.
  func send(_ arguments: [Any?]) {
    if let target {
      action.send(to: target, arguments)
    } else if searches {
      UIApplication.shared.sendAction(action, to: nil, from: arguments.first ?? nil, for: nil)
    }
  }
}
