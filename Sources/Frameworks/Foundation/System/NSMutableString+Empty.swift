import Foundation

extension NSMutableString {
  /// Creates an empty text: `NSMutableString()`, which an extension cannot declare.
  public convenience init(_nothing: Void = ()) { self.init(capacity: 0) }
}
