import Foundation

/// A formatter of an app that reads values: a class that overrides `getObjectValue(_:for:errorDescription:)`, which
/// Foundation's formatters do not have on this platform, conforms to it in an app's source.
public protocol _ValueFormatter: Formatter {
  /// Returns the value of a text; nil if it is none.
  func _value(of string: String) -> Any?
}

extension Formatter {
  /// Writes the value of a text to `obj`, and returns whether there is one: the number of a number formatter, the date
  /// of a date formatter, or what an app's own formatter reads. Caveat: the description of the error is not written.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: Any? =
      switch self {
      case let formatter as any _ValueFormatter: formatter._value(of: string)
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string)
      default: nil
      }
    guard let value else { return false }
    // Such a pointer releases nothing: its memory may be new.
    obj?.initialize(to: value as AnyObject)
    return true
  }
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer for a result from one to memory of another type, as `AutoreleasingUnsafeMutablePointer` does.
  @_disfavoredOverload
  public init<Value>(_ from: UnsafeMutablePointer<Value>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyObject?.self)
  }
}
