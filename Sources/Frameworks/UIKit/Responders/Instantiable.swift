import Foundation

/// Stands for any class below `NSObject` when an object is made of a class that is only known at run time.
///
/// Foundation on Linux does not declare `NSObject.init()` as required, so Swift refuses to call it on a metatype. A class
/// that overrides it as required does so in the same place of the table of methods, which is all that the call looks at.
/// Open, so that no optimizer takes the call to be of this class's own initializer.
open class _Instantiable: NSObject {
  public required override init() {}
}

extension NSObject {
  /// A new object of a class, as the system makes the delegates that are only named in a configuration.
  @inline(never)
  package static func instance() -> NSObject {
    unsafeBitCast(self as AnyClass, to: _Instantiable.Type.self).init()
  }
}
