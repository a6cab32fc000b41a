import Foundation
import ScrollworkFoundation

/// A person related to a contact.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, _KeyValueCoded, @unchecked Sendable {
  /// The name.
  public let name: String

  /// Creates a relation with a name.
  public init(name: String) {
    self.name = name
    super.init()
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContactRelation else { return false }
    return name == other.name
  }
  open override var hash: Int { name.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the properties.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "name")
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String { coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? "" }
    name = text("name")
    super.init()
  }

  public func _value(ofKey key: String) -> Any? {
    switch key {
    case "name": name
    default: nil
    }
  }
}
