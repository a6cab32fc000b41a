import Foundation

/// The key of the group's identifier.
public let CNGroupIdentifierKey = "identifier"
/// The key of the group's name.
public let CNGroupNameKey = "name"

/// A named group of contacts, as of its fetch.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  var record: GroupRecord

  /// Creates a group without a name that is not on the phone.
  public override init() {
    record = GroupRecord()
    super.init()
  }

  init(_ record: GroupRecord) {
    self.record = record
    super.init()
  }

  /// The identifier of the group on this phone.
  open var identifier: String { record.identifier }
  /// The name.
  open var name: String { record.name }

  /// Returns a predicate for groups with some identifiers.
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    HolderPredicate { identifier, _ in identifiers.contains(identifier) }
  }

  /// Returns a predicate for the groups in a container. There is only one on this phone.
  open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    HolderPredicate { _, _ in containerIdentifier == ContactDatabase.container }
  }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self) == CNGroup.self ? self : CNGroup(record) }
  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(record) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNGroup else { return false }
    return identifier == other.identifier && name == other.name
  }
  open override var hash: Int { record.identifier.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the identifier and name.
  open func encode(with coder: NSCoder) {
    coder.encode(record.identifier as NSString, forKey: "identifier")
    coder.encode(record.name as NSString, forKey: "name")
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let name = coder.decodeObject(of: NSString.self, forKey: "name")
    else { return nil }
    record = GroupRecord(identifier: identifier as String, name: name as String)
    super.init()
  }
}

/// A group that the app can change. The phone's groups remain unchanged until a `CNSaveRequest` is executed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  open override var name: String {
    get { record.name }
    set { record.name = newValue }
  }
}
