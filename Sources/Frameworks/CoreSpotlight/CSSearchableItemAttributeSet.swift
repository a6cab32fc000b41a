import Foundation
import ScrollworkUniformTypeIdentifiers

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  /// By the names of the properties, by which queries know them, too.
  var values: [String: Any]

  init(values: [String: Any]) { self.values = values }

  /// Of something of a type.
  public convenience init(contentType: UTType) { self.init(values: ["contentType": contentType.identifier]) }
  /// Of something of a type, by its identifier.
  public convenience init(itemContentType: String) { self.init(values: ["contentType": itemContentType]) }

  /// The same, on its own.
  open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values: values) }

  private func get<Value>(_ name: String) -> Value? { values[name] as? Value }

  /// The type's identifier.
  open var contentType: String? {
    get { get("contentType") }
    set { values["contentType"] = newValue }
  }
  /// The title.
  open var title: String? {
    get { get("title") }
    set { values["title"] = newValue }
  }
  /// What a person sees as its name.
  open var displayName: String? {
    get { get("displayName") }
    set { values["displayName"] = newValue }
  }
  /// Other names.
  open var alternateNames: [String]? {
    get { get("alternateNames") }
    set { values["alternateNames"] = newValue }
  }
  /// What it is, in a sentence.
  open var contentDescription: String? {
    get { get("contentDescription") }
    set { values["contentDescription"] = newValue }
  }
  /// Words for which it is found.
  open var keywords: [String]? {
    get { get("keywords") }
    set { values["keywords"] = newValue }
  }
  /// The text in it.
  open var textContent: String? {
    get { get("textContent") }
    set { values["textContent"] = newValue }
  }
  /// What it is about.
  open var subject: String? {
    get { get("subject") }
    set { values["subject"] = newValue }
  }
  /// The file with it.
  open var contentURL: URL? {
    get { get("contentURL") }
    set { values["contentURL"] = newValue }
  }
  /// The address of it.
  open var url: URL? {
    get { get("url") }
    set { values["url"] = newValue }
  }
  /// The path of its file.
  open var path: String? {
    get { get("path") }
    set { values["path"] = newValue }
  }
  /// The file with a small picture of it. Caveat: it is only kept.
  open var thumbnailURL: URL? {
    get { get("thumbnailURL") }
    set { values["thumbnailURL"] = newValue }
  }
  /// A small picture of it. Caveat: it is only kept.
  open var thumbnailData: Data? {
    get { get("thumbnailData") }
    set { values["thumbnailData"] = newValue }
  }
  /// The item that an activity is about.
  open var relatedUniqueIdentifier: String? {
    get { get("relatedUniqueIdentifier") }
    set { values["relatedUniqueIdentifier"] = newValue }
  }
  /// When it was made.
  open var contentCreationDate: Date? {
    get { get("contentCreationDate") }
    set { values["contentCreationDate"] = newValue }
  }
  /// When it was changed.
  open var contentModificationDate: Date? {
    get { get("contentModificationDate") }
    set { values["contentModificationDate"] = newValue }
  }
  /// When it begins.
  open var startDate: Date? {
    get { get("startDate") }
    set { values["startDate"] = newValue }
  }
  /// When it ends.
  open var endDate: Date? {
    get { get("endDate") }
    set { values["endDate"] = newValue }
  }
  /// When it is due.
  open var dueDate: Date? {
    get { get("dueDate") }
    set { values["dueDate"] = newValue }
  }
  /// How long it is, in seconds.
  open var duration: NSNumber? {
    get { get("duration") }
    set { values["duration"] = newValue }
  }
  /// How good it is, from 0 to 5.
  open var rating: NSNumber? {
    get { get("rating") }
    set { values["rating"] = newValue }
  }
  /// What is said of how good it is.
  open var ratingDescription: String? {
    get { get("ratingDescription") }
    set { values["ratingDescription"] = newValue }
  }
  /// Who made it.
  open var authorNames: [String]? {
    get { get("authorNames") }
    set { values["authorNames"] = newValue }
  }
  /// Who performs in it.
  open var performers: [String]? {
    get { get("performers") }
    set { values["performers"] = newValue }
  }
  /// Who made the music.
  open var artist: String? {
    get { get("artist") }
    set { values["artist"] = newValue }
  }
  /// On what record it is.
  open var album: String? {
    get { get("album") }
    set { values["album"] = newValue }
  }
  /// Degrees north.
  open var latitude: NSNumber? {
    get { get("latitude") }
    set { values["latitude"] = newValue }
  }
  /// Degrees east.
  open var longitude: NSNumber? {
    get { get("longitude") }
    set { values["longitude"] = newValue }
  }
  /// The name of its place.
  open var namedLocation: String? {
    get { get("namedLocation") }
    set { values["namedLocation"] = newValue }
  }
  /// The town.
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
  /// Addresses of mail.
  open var emailAddresses: [String]? {
    get { get("emailAddresses") }
    set { values["emailAddresses"] = newValue }
  }
  /// Whether its number can be called. Caveat: it is only kept.
  open var supportsPhoneCall: NSNumber? {
    get { get("supportsPhoneCall") }
    set { values["supportsPhoneCall"] = newValue }
  }
  /// Whether one can be led there. Caveat: it is only kept.
  open var supportsNavigation: NSNumber? {
    get { get("supportsNavigation") }
    set { values["supportsNavigation"] = newValue }
  }

  /// What the app knows of it otherwise.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    values[key.keyName] = value
  }
  /// What the app knows of it otherwise.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    values[key.keyName] as? any NSSecureCoding
  }
}

/// The name of something that an app knows of its items and the system has no name for.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  /// The name.
  public let keyName: String

  /// A name; nil for one that cannot be part of a query: it consists of letters, digits and underscores.
  public init?(keyName: String) {
    guard !keyName.isEmpty, keyName.unicodeScalars.allSatisfy({ $0 == "_" || CharacterSet.alphanumerics.contains($0) })
    else { return nil }
    self.keyName = keyName
  }
}
