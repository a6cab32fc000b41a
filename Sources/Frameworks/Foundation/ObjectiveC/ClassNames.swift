import Foundation

/// Replaces `NSClassFromString` in an app's source: it also finds classes of UIKit and Foundation.
public func _NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let known = NSClassFromString(aClassName) { return known }
  if aClassName.contains(".") { return nil }
  return ["ScrollworkUIKit", "ScrollworkFoundation"].lazy.compactMap { NSClassFromString("\($0).\(aClassName)") }.first
}

/// A class with methods that can be performed by name.
public protocol _ClassPerforming: NSObject {
  /// Performs the method of a name; nil if there is none.
  static func _perform(_ name: String, with argument: Any?) -> AnyObject?
}

extension NSObject {
  /// Calls a class method immediately, with an argument.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any! = nil) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    if let own = self as? any _ClassPerforming.Type {
      return own._perform(aSelector.description, with: object).map { .passRetained($0) }
    }
    guard case .result(let result) = aSelector.send(to: self, [object]), !(result is Void) else { return nil }
    return .passRetained(result as AnyObject)
  }
}
