import Foundation

extension NSObjectProtocol {
  /// Whether the object is of a class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool { isClass(type(of: self), aClass) }

  /// Whether the object is of a class and of none below it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
}

private func isClass(_ own: AnyClass, _ other: AnyClass) -> Bool {
  sequence(first: own) { _getSuperclass($0) }.contains { $0 == other }
}
