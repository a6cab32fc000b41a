import Foundation

/// A stand-in for any subclass of `NSObject` when an object is created from a class that is only known at run time.
///
/// Foundation on Linux does not declare `NSObject.init()` as required, so Swift refuses to call it on a metatype. A
/// class that overrides it as required does so in the same vtable slot, which is all that the call uses. The class is
/// open, so that the optimizer cannot devirtualize the call.
open class _Instantiable: NSObject {
  public required override init() {}
}

extension NSObject {
  /// Returns a new object of a class, such as a delegate that is only named in a configuration.
  @inline(never)
  package static func instance() -> NSObject {
    unsafeBitCast(self as AnyClass, to: _Instantiable.Type.self).init()
  }
}
