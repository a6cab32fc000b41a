import Foundation

/// A formatter of an app that reads values: a class that overrides `getObjectValue(_:for:errorDescription:)`, which
/// Foundation's formatters do not have on this platform, conforms to it in an app's source.
public protocol _ValueFormatter: Formatter {
  /// Returns the value of a text; nil if it is none.
  func _value(of string: String) -> Any?
}
