import Foundation

/// What is to be fetched.
open class CNFetchRequest: NSObject {}

/// Which contacts are to be fetched, and what of them.
open class CNContactFetchRequest: CNFetchRequest {
  /// One of `CNContact`'s predicates; nil for all contacts.
  open var predicate: NSPredicate?
  /// The properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether they can be changed.
  open var mutableObjects = false
  /// Whether linked contacts are one. Caveat: none are linked.
  open var unifyResults = true
  /// Their order.
  open var sortOrder = CNContactSortOrder.none

  /// Asks for some properties of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// What the person set about contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let only = CNContactsUserDefaults()

  /// What the person set.
  open class func shared() -> CNContactsUserDefaults { only }
  /// The order: by the family name.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The country's code of two small letters.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
