import Foundation

/// A request for records.
open class CNFetchRequest: NSObject {}

/// A request for contacts.
open class CNContactFetchRequest: CNFetchRequest {
  /// A predicate of `CNContact`; nil for all contacts.
  open var predicate: NSPredicate?
  /// The keys to fetch.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether to fetch mutable contacts.
  open var mutableObjects = false
  /// Whether to unify linked contacts. Caveat: none are linked.
  open var unifyResults = true
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for some keys of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// The person's settings for contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let only = CNContactsUserDefaults()

  /// Returns the shared settings.
  open class func shared() -> CNContactsUserDefaults { only }
  /// The order: by the family name.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The two-letter country code in lower case.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
