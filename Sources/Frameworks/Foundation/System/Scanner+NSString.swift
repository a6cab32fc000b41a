import Foundation

// As in code from before Swift 5; Foundation on this platform has them with `String`, and those are meant with nil.
extension Scanner {
  private func keep(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    if let text { result?.pointee = text as NSString }
    return text != nil
  }

  /// Skips a text, and returns whether it was there.
  @_disfavoredOverload
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    keep(scanString(string), result)
  }

  /// Reads up to a text, and returns whether there was something before it.
  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    keep(scanUpToString(string), result)
  }

  /// Reads characters of a set, and returns whether there were some.
  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    keep(scanCharacters(from: set), result)
  }

  /// Reads up to a character of a set, and returns whether there was something before it.
  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    keep(scanUpToCharacters(from: set), result)
  }
}
