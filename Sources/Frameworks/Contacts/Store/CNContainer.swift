import Foundation

/// Names the property that tells the container apart.
public let CNContainerIdentifierKey = "identifier"
/// Names the property with the container's name.
public let CNContainerNameKey = "name"
/// Names the property that says whose it is.
public let CNContainerTypeKey = "type"

/// Whose a container is.
public enum CNContainerType: Int, Sendable {
  /// Not known.
  case unassigned = 0
  /// The phone's.
  case local = 1
  /// An Exchange server's.
  case exchange = 2
  /// A CardDAV server's, such as iCloud's.
  case cardDAV = 3
}

/// Where contacts are. The only one is the phone itself, since no account is on it.
open class CNContainer: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Tells the container apart on this phone.
  public let identifier = ContactDatabase.container
  /// Its name: none, as that of a phone without accounts.
  public let name = ""
  /// The phone's.
  public let type = CNContainerType.local

  override init() { super.init() }

  /// Containers with some identifiers.
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    HolderPredicate { identifier, _ in identifiers.contains(identifier) }
  }

  /// The container that a contact is in.
  open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
    HolderPredicate { _, contents in contents.contacts.contains { $0.identifier == contactIdentifier } }
  }

  /// The container that a group is in.
  open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    HolderPredicate { _, contents in contents.groups.contains { $0.identifier == groupIdentifier } }
  }

  /// The same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { object is CNContainer }
  open override var hash: Int { identifier.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Writes nothing: there is only one.
  open func encode(with coder: NSCoder) {}
  /// The only one.
  public required init?(coder: NSCoder) { super.init() }
}
