import Foundation

extension NSObjectProtocol {
  /// Returns whether the object is of a class or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { isClass(type(of: self), aClass) }

  /// Returns whether the object is of a class, but not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }

  /// The object as an optional: Objective-C's protocols have optional methods.
  public var _asked: Self? { self }
}

private func isClass(_ own: AnyClass, _ other: AnyClass) -> Bool {
  sequence(first: own) { _getSuperclass($0) }.contains { $0 == other }
}
