import Foundation

/// What `NSClassFromString` is in an app's source: it finds classes of UIKit and Foundation too.
public func _NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let known = NSClassFromString(aClassName) { return known }
  if aClassName.contains(".") { return nil }
  return ["ScrollworkUIKit", "ScrollworkFoundation"].lazy.compactMap { NSClassFromString("\($0).\(aClassName)") }.first
}

/// A class with methods of its own that it is told to perform by their names.
public protocol _ClassPerforming: NSObject {
  /// Does what a name says; nil if there is no such method.
  static func _perform(_ name: String, with argument: Any?) -> AnyObject?
}

extension NSObject {
  /// Calls a method of the class now, with an argument.
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
