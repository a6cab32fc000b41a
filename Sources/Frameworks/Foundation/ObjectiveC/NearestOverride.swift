/// Which of some classes an object's own class, or the nearest above it, is: its place among them; nil for none. For members of
/// extensions, which Swift does not let others override without Objective-C.
/// - Parameter type: only classes above this one count; nil for all.
public func _nearestOverride(of object: AnyObject, above type: AnyClass?, among types: [AnyClass]) -> Int? {
  var current: AnyClass? = type.map { _getSuperclass($0) } ?? Swift.type(of: object)
  while let own = current {
    if let place = types.firstIndex(where: { $0 == own }) { return place }
    current = _getSuperclass(own)
  }
  return nil
}
