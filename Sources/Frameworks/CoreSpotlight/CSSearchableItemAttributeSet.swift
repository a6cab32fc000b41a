import Foundation
import ScrollworkUniformTypeIdentifiers

/// The attributes of a searchable item.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  /// The values by attribute name, as in queries.
  var values: [String: Any]

  init(values: [String: Any]) { self.values = values }

  /// Creates attributes for a content type.
  public convenience init(contentType: UTType) { self.init(values: ["contentType": contentType.identifier]) }
  /// Creates attributes for a content type's identifier.
  public convenience init(itemContentType: String) { self.init(values: ["contentType": itemContentType]) }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values: values) }

  private func get<Value>(_ name: String) -> Value? { values[name] as? Value }

  /// The identifier of the content type.
  open var contentType: String? {
    get { get("contentType") }
    set { values["contentType"] = newValue }
  }
  /// The title.
  open var title: String? {
    get { get("title") }
    set { values["title"] = newValue }
  }
  /// The display name.
  open var displayName: String? {
    get { get("displayName") }
    set { values["displayName"] = newValue }
  }
  /// Other names.
  open var alternateNames: [String]? {
    get { get("alternateNames") }
    set { values["alternateNames"] = newValue }
  }
  /// The description.
  open var contentDescription: String? {
    get { get("contentDescription") }
    set { values["contentDescription"] = newValue }
  }
  /// The keywords.
  open var keywords: [String]? {
    get { get("keywords") }
    set { values["keywords"] = newValue }
  }
  /// The text content.
  open var textContent: String? {
    get { get("textContent") }
    set { values["textContent"] = newValue }
  }
  /// The subject.
  open var subject: String? {
    get { get("subject") }
    set { values["subject"] = newValue }
  }
  /// The file.
  open var contentURL: URL? {
    get { get("contentURL") }
    set { values["contentURL"] = newValue }
  }
  /// The URL.
  open var url: URL? {
    get { get("url") }
    set { values["url"] = newValue }
  }
  /// The path.
  open var path: String? {
    get { get("path") }
    set { values["path"] = newValue }
  }
  /// The thumbnail file. Caveat: only kept.
  open var thumbnailURL: URL? {
    get { get("thumbnailURL") }
    set { values["thumbnailURL"] = newValue }
  }
  /// The thumbnail data. Caveat: only kept.
  open var thumbnailData: Data? {
    get { get("thumbnailData") }
    set { values["thumbnailData"] = newValue }
  }
  /// The item of a related activity.
  open var relatedUniqueIdentifier: String? {
    get { get("relatedUniqueIdentifier") }
    set { values["relatedUniqueIdentifier"] = newValue }
  }
  /// The creation date.
  open var contentCreationDate: Date? {
    get { get("contentCreationDate") }
    set { values["contentCreationDate"] = newValue }
  }
  /// The modification date.
  open var contentModificationDate: Date? {
    get { get("contentModificationDate") }
    set { values["contentModificationDate"] = newValue }
  }
  /// The start date.
  open var startDate: Date? {
    get { get("startDate") }
    set { values["startDate"] = newValue }
  }
  /// The end date.
  open var endDate: Date? {
    get { get("endDate") }
    set { values["endDate"] = newValue }
  }
  /// The due date.
  open var dueDate: Date? {
    get { get("dueDate") }
    set { values["dueDate"] = newValue }
  }
  /// The duration in seconds.
  open var duration: NSNumber? {
    get { get("duration") }
    set { values["duration"] = newValue }
  }
  /// The rating, from 0 to 5.
  open var rating: NSNumber? {
    get { get("rating") }
    set { values["rating"] = newValue }
  }
  /// The description of the rating.
  open var ratingDescription: String? {
    get { get("ratingDescription") }
    set { values["ratingDescription"] = newValue }
  }
  /// The authors.
  open var authorNames: [String]? {
    get { get("authorNames") }
    set { values["authorNames"] = newValue }
  }
  /// The performers.
  open var performers: [String]? {
    get { get("performers") }
    set { values["performers"] = newValue }
  }
  /// The artist.
  open var artist: String? {
    get { get("artist") }
    set { values["artist"] = newValue }
  }
  /// The album.
  open var album: String? {
    get { get("album") }
    set { values["album"] = newValue }
  }
  /// The latitude in degrees north.
  open var latitude: NSNumber? {
    get { get("latitude") }
    set { values["latitude"] = newValue }
  }
  /// The longitude in degrees east.
  open var longitude: NSNumber? {
    get { get("longitude") }
    set { values["longitude"] = newValue }
  }
  /// The name of the location.
  open var namedLocation: String? {
    get { get("namedLocation") }
    set { values["namedLocation"] = newValue }
  }
  /// The city.
  open var city: String? {
    get { get("city") }
    set { values["city"] = newValue }
  }
  /// The country.
  open var country: String? {
    get { get("country") }
    set { values["country"] = newValue }
  }
  /// Telephone numbers.
  open var phoneNumbers: [String]? {
    get { get("phoneNumbers") }
    set { values["phoneNumbers"] = newValue }
  }
  /// E-mail addresses.
  open var emailAddresses: [String]? {
    get { get("emailAddresses") }
    set { values["emailAddresses"] = newValue }
  }
  /// Whether its number can be called. Caveat: only kept.
  open var supportsPhoneCall: NSNumber? {
    get { get("supportsPhoneCall") }
    set { values["supportsPhoneCall"] = newValue }
  }
  /// Whether navigation to it is supported. Caveat: only kept.
  open var supportsNavigation: NSNumber? {
    get { get("supportsNavigation") }
    set { values["supportsNavigation"] = newValue }
  }

  /// Sets a custom attribute.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    values[key.keyName] = value
  }
  /// Returns a custom attribute.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    values[key.keyName] as? any NSSecureCoding
  }
}

/// The key of a custom attribute.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  /// The name.
  public let keyName: String

  /// Creates a key; nil if it cannot be used in a query: it consists of letters, digits and underscores.
  public init?(keyName: String) {
    guard !keyName.isEmpty, keyName.unicodeScalars.allSatisfy({ $0 == "_" || CharacterSet.alphanumerics.contains($0) })
    else { return nil }
    self.keyName = keyName
  }
}
