import Foundation

extension NSAttributedString {
  /// Creates an empty string: `NSAttributedString()` and `NSMutableAttributedString()`, which this platform's
  /// Foundation lacks. An extension cannot declare that initializer, since `NSObject` already has one without
  /// parameters.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
