import Foundation

/// Something in the person's library, as it was when it was fetched. Two are equal if they stand for the same thing.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// Tells it apart on this phone.
  public let localIdentifier: String

  init(localIdentifier: String) { self.localIdentifier = localIdentifier }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }

  open override var hash: Int { localIdentifier.hashValue }
}
