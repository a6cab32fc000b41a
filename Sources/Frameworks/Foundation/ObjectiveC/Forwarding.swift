import Foundation

/// An object that forwards messages to another one. Conformances are added to the classes that override the method.
public protocol _Forwarding: AnyObject {
  /// Returns the object that has a method; nil if there is none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}
