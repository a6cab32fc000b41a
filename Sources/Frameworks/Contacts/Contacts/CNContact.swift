import Foundation
import ScrollworkFoundation
import Synchronization

/// The type of a contact.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person = 0
  /// An organization.
  case organization = 1
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// None in particular.
  case none = 0
  /// The person's setting: by the family name.
  case userDefault = 1
  /// By the given name.
  case givenName = 2
  /// By the family name.
  case familyName = 3
}

/// A contact as of its fetch, with the requested properties.
///
/// A property that was not fetched is empty and the terminal reports it, where iOS ends the app. That a contact may be
/// sent to another task is a guess.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  var record: ContactRecord
  /// The fetched keys; nil for all.
  var keys: Set<String>?

  /// Creates an empty contact that is not on the phone.
  public override init() {
    record = ContactRecord()
    super.init()
  }

  init(_ record: ContactRecord, keys: Set<String>?) {
    self.record = record
    self.keys = keys
    super.init()
  }

  private static let told = Mutex<Set<String>>([])

  /// Returns a property, if it was fetched.
  func fetched<Value>(_ key: String, _ path: KeyPath<ContactRecord, Value>, _ empty: Value) -> Value {
    if isKeyAvailable(key) { return record[keyPath: path] }
    if Self.told.withLock({ $0.insert(key).inserted }) {
      let message = "Contacts: \(key) was not fetched and is empty. On iOS the app would crash.\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    return empty
  }

  /// The identifier on this phone; always fetched.
  open var identifier: String { record.identifier }
  /// Whether it is a person.
  open var contactType: CNContactType { fetched(CNContactTypeKey, \.contactType, .person) }
  /// The name prefix, such as a title.
  open var namePrefix: String { fetched(CNContactNamePrefixKey, \.namePrefix, "") }
  /// The given name.
  open var givenName: String { fetched(CNContactGivenNameKey, \.givenName, "") }
  /// The middle name.
  open var middleName: String { fetched(CNContactMiddleNameKey, \.middleName, "") }
  /// The family name.
  open var familyName: String { fetched(CNContactFamilyNameKey, \.familyName, "") }
  /// The previous family name.
  open var previousFamilyName: String { fetched(CNContactPreviousFamilyNameKey, \.previousFamilyName, "") }
  /// The name suffix, such as "Jr.".
  open var nameSuffix: String { fetched(CNContactNameSuffixKey, \.nameSuffix, "") }
  /// The nickname.
  open var nickname: String { fetched(CNContactNicknameKey, \.nickname, "") }
  /// The organization.
  open var organizationName: String { fetched(CNContactOrganizationNameKey, \.organizationName, "") }
  /// The department.
  open var departmentName: String { fetched(CNContactDepartmentNameKey, \.departmentName, "") }
  /// The job title.
  open var jobTitle: String { fetched(CNContactJobTitleKey, \.jobTitle, "") }
  /// The phonetic given name.
  open var phoneticGivenName: String { fetched(CNContactPhoneticGivenNameKey, \.phoneticGivenName, "") }
  /// The phonetic middle name.
  open var phoneticMiddleName: String { fetched(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName, "") }
  /// The phonetic family name.
  open var phoneticFamilyName: String { fetched(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName, "") }
  /// The phonetic organization.
  open var phoneticOrganizationName: String {
    fetched(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName, "")
  }
  /// A note. Caveat: it needs no entitlement here.
  open var note: String { fetched(CNContactNoteKey, \.note, "") }
  /// The image data.
  open var imageData: Data? { fetched(CNContactImageDataKey, \.imageData, nil) }
  /// The thumbnail data. Caveat: it is that of the image.
  open var thumbnailImageData: Data? { fetched(CNContactThumbnailImageDataKey, \.imageData, nil) }
  /// Whether there is an image.
  open var imageDataAvailable: Bool { fetched(CNContactImageDataAvailableKey, \.imageData, nil) != nil }
  /// The birthday; the year may be missing.
  open var birthday: DateComponents? { fetched(CNContactBirthdayKey, \.birthday, nil) }
  /// The birthday in another calendar.
  open var nonGregorianBirthday: DateComponents? {
    fetched(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday, nil)
  }
  /// The telephone numbers, the preferred one first.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fetched(CNContactPhoneNumbersKey, \.phoneNumbers, []) }
  /// The e-mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { fetched(CNContactEmailAddressesKey, \.emailAddresses, []) }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    fetched(CNContactPostalAddressesKey, \.postalAddresses, [])
  }
  /// The web addresses.
  open var urlAddresses: [CNLabeledValue<NSString>] { fetched(CNContactUrlAddressesKey, \.urlAddresses, []) }
  /// Related people, labelled by the relationship.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] {
    fetched(CNContactRelationsKey, \.contactRelations, [])
  }
  /// Profiles in social networks.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    fetched(CNContactSocialProfilesKey, \.socialProfiles, [])
  }
  /// Instant message addresses.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    fetched(CNContactInstantMessageAddressesKey, \.instantMessageAddresses, [])
  }
  /// Dates, such as an anniversary.
  open var dates: [CNLabeledValue<NSDateComponents>] { fetched(CNContactDatesKey, \.dates, []) }

  /// Returns whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool { key == CNContactIdentifierKey || keys?.contains(key) ?? true }

  /// Returns whether all of some properties were fetched.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    ContactKeys.names(keyDescriptors).allSatisfy(isKeyAvailable)
  }

  /// Returns whether a contact is unified with another. Caveat: no contacts are linked on this phone.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }

  // MARK: Copies

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == CNContact.self ? self : CNContact(record, keys: keys)
  }

  /// Returns a mutable copy with the fetched properties.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(record, keys: keys) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return record == other.record && keys == other.keys
  }

  open override var hash: Int { record.identifier.hashValue }

  open override var description: String {
    "<\(type(of: self)): identifier=\(identifier), givenName=\(record.givenName), familyName=\(record.familyName)>"
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the contact as a vCard, and its image.
  open func encode(with coder: NSCoder) {
    coder.encode(record.identifier as NSString, forKey: "identifier")
    coder.encode(VCardWriter.data([record]) as NSData, forKey: "vCard")
    if let image = record.imageData { coder.encode(image as NSData, forKey: "image") }
    if let keys { coder.encode(keys.sorted().joined(separator: ",") as NSString, forKey: "keys") }
  }

  /// Decodes a contact.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let data = coder.decodeObject(of: NSData.self, forKey: "vCard"),
      var record = (try? VCardReader.records(data as Data))?.first
    else { return nil }
    record.identifier = identifier as String
    if coder.containsValue(forKey: "image") {
      record.imageData = coder.decodeObject(of: NSData.self, forKey: "image").map { $0 as Data }
    }
    self.record = record
    if coder.containsValue(forKey: "keys") {
      let names = coder.decodeObject(of: NSString.self, forKey: "keys").map { $0 as String } ?? ""
      keys = Set(names.split(separator: ",").map(String.init))
    }
    super.init()
  }
}
