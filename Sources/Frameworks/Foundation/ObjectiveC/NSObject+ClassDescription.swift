import Foundation

extension NSObject {
  /// Returns the name of the class, with its module. Unlike `NSStringFromClass`, it also works for classes inside others.
  public class func description() -> String { String(reflecting: self) }
  /// Returns the name of the class, with its module.
  public class func debugDescription() -> String { String(reflecting: self) }
}
