import Foundation
import ScrollworkFoundation

/// A method that is called on an object for as long as there is one.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// The app is asked for who understands the method, from the first responder on.
  private let searches: Bool

  /// - Parameter target: nil for whoever understands the method.
  init(target: AnyObject?, action: Selector) {
    (self.target, self.action) = (target, action)
    searches = target == nil
  }

  /// Whether this is what an app wants to remove; nil stands for all.
  func isMeant(by target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }

  /// Calls the method with what Objective-C passes: the sender first.
  func send(_ arguments: [Any?]) {
    if let target {
      action.send(to: target, arguments)
    } else if searches {
      UIApplication.shared.sendAction(action, to: nil, from: arguments.first ?? nil, for: nil)
    }
  }
}
