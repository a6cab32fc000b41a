import Foundation

/// Names the commands of editing for `#selector`, such as `UIResponderStandardEditActions.paste(_:)`. Apple's is a protocol that says the
/// same of `UIResponder`; a method of a protocol cannot be named without Objective-C.
public typealias UIResponderStandardEditActions = UIResponder

extension UIResponder {
  /// The commands that fields and text views know.
  static let editCommands: Set<String> = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
}
