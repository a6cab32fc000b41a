import Foundation

extension NSAttributedString {
  /// An empty text: `NSAttributedString()` and `NSMutableAttributedString()`, which this platform's Foundation leaves out. An extension
  /// cannot have the initializer itself, since that of `NSObject` has no parameters either.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
