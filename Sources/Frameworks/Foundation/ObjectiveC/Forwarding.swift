import Foundation

/// Names another object that answers for it. Conformances are added to the classes that override the method.
public protocol _Forwarding: AnyObject {
  /// The object that has a method; nil for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}
