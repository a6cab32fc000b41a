import Foundation

/// Names the edit commands for `#selector`, such as `UIResponderStandardEditActions.paste(_:)`. Apple's is a protocol
/// that `UIResponder` conforms to; a protocol's method cannot be named without Objective-C.
public typealias UIResponderStandardEditActions = UIResponder

extension UIResponder {
  /// The commands that text fields and text views implement.
  static let editCommands: Set<String> = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
}
