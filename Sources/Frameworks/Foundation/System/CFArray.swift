import Foundation

/// Returns the number of values.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.map(\.count) ?? 0 }

/// Returns whether an array has a value that is equal to another one, in a range of indices.
public func CFArrayContainsValue(_ theArray: CFArray!, _ range: CFRange, _ value: Any?) -> Bool {
  guard let theArray, let value else { return false }
  let places = max(range.location, 0)..<max(range.location, 0) + max(range.length, 0)
  return theArray.indices.clamped(to: places).contains { (theArray[$0] as? NSObject)?.isEqual(value) == true }
}
