import Foundation

extension NSObjectProtocol {
  /// Whether the object is of a class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool { isClass(type(of: self), aClass) }

  /// Whether the object is of a class and of none below it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }

  /// The object, as one that may not have what it is asked for: in Objective-C's protocols that is optional.
  public var _asked: Self? { self }
}

private func isClass(_ own: AnyClass, _ other: AnyClass) -> Bool {
  sequence(first: own) { _getSuperclass($0) }.contains { $0 == other }
}
