import Foundation
import ScrollworkFoundation

/// The type of the activity for an item chosen in a search. Caveat: there is no search outside the app, so none
/// arrives.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in the activity's user info.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that continues a search in the app. Caveat: none arrives.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search text in the activity's user info.
public let CSSearchQueryString = "kCSSearchQueryString"

/// A searchable item of an app.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The identifier of the item in its index.
  open var uniqueIdentifier: String
  /// The domain of the item; a domain whose name begins with another's and a full stop belongs to that one, too.
  open var domainIdentifier: String?
  /// The expiration date; defaults to a month after its creation.
  open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 86_400)
  /// The attributes.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether the attributes only contain changes; the others remain unchanged.
  open var isUpdate = false

  /// Creates an item. Without an identifier it gets a unique one.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
