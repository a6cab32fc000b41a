import Foundation

/// An object of the person's library, as of its fetch. Two are equal if they represent the same one.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier on this phone.
  public let localIdentifier: String

  init(localIdentifier: String) { self.localIdentifier = localIdentifier }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }

  open override var hash: Int { localIdentifier.hashValue }
}
