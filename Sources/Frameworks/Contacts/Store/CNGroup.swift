import Foundation

/// Names the property that tells the group apart.
public let CNGroupIdentifierKey = "identifier"
/// Names the property with the group's name.
public let CNGroupNameKey = "name"

/// Some contacts under a name, as they were when they were fetched.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  var record: GroupRecord

  /// One without a name that is on no phone.
  public override init() {
    record = GroupRecord()
    super.init()
  }

  init(_ record: GroupRecord) {
    self.record = record
    super.init()
  }

  /// Tells the group apart on this phone.
  open var identifier: String { record.identifier }
  /// Its name.
  open var name: String { record.name }

  /// Groups with some identifiers.
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    HolderPredicate { identifier, _ in identifiers.contains(identifier) }
  }

  /// The groups in a container. There is only one on this phone.
  open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    HolderPredicate { _, _ in containerIdentifier == ContactDatabase.container }
  }

  /// One that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self) == CNGroup.self ? self : CNGroup(record) }
  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(record) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNGroup else { return false }
    return identifier == other.identifier && name == other.name
  }
  open override var hash: Int { record.identifier.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Writes identifier and name.
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

/// A group that the app changes. The phone's groups stay as they are until a `CNSaveRequest` is executed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  open override var name: String {
    get { record.name }
    set { record.name = newValue }
  }
}
