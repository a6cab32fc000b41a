import Foundation

/// The key of the container's identifier.
public let CNContainerIdentifierKey = "identifier"
/// The key of the container's name.
public let CNContainerNameKey = "name"
/// The key of the type.
public let CNContainerTypeKey = "type"

/// The type of a container.
public enum CNContainerType: Int, Sendable {
  /// Unassigned.
  case unassigned = 0
  /// Local.
  case local = 1
  /// An Exchange server.
  case exchange = 2
  /// A CardDAV server, such as iCloud.
  case cardDAV = 3
}

/// A container of contacts. The only one is the phone itself, since it has no accounts.
open class CNContainer: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier of the container on this phone.
  public let identifier = ContactDatabase.container
  /// The name: empty, as on a phone without accounts.
  public let name = ""
  /// The type: local.
  public let type = CNContainerType.local

  override init() { super.init() }

  /// Returns a predicate for containers with some identifiers.
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    HolderPredicate { identifier, _ in identifiers.contains(identifier) }
  }

  /// Returns a predicate for the container of a contact.
  open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
    HolderPredicate { _, contents in contents.contacts.contains { $0.identifier == contactIdentifier } }
  }

  /// Returns a predicate for the container of a group.
  open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    HolderPredicate { _, contents in contents.groups.contains { $0.identifier == groupIdentifier } }
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { object is CNContainer }
  open override var hash: Int { identifier.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes nothing: there is only one.
  open func encode(with coder: NSCoder) {}
  /// Creates the only one.
  public required init?(coder: NSCoder) { super.init() }
}
