import Foundation
import ScrollworkFoundation

/// The type of the activity that an app gets for an item that a person found. Caveat: nobody searches outside of the app, so none comes.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in the information of that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity of a search that goes on in the app. Caveat: none comes.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of what was typed in the information of that activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something of an app that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// Names the item in its index.
  open var uniqueIdentifier: String
  /// Names the group of the item; those whose names begin with another one's and a full stop belong to that, too.
  open var domainIdentifier: String?
  /// When the item is no longer found; a month after it was made, at first.
  open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 86_400)
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Only what is known anew is in the attributes; the rest stays as it was.
  open var isUpdate = false

  /// An item. Without an identifier it gets one that nothing else has.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
