/// Returns the index of the class, among some, that is an object's own or the nearest superclass; nil if there is none.
/// For members of extensions, which Swift cannot override without Objective-C.
/// - Parameter type: only subclasses of this class count; nil for all.
public func _nearestOverride(of object: AnyObject, above type: AnyClass?, among types: [AnyClass]) -> Int? {
  var current: AnyClass? = type.map { _getSuperclass($0) } ?? Swift.type(of: object)
  while let own = current {
    if let place = types.firstIndex(where: { $0 == own }) { return place }
    current = _getSuperclass(own)
  }
  return nil
}
