import Foundation

/// A predicate that Contacts made, which alone it takes.
final class ContactPredicate: NSPredicate {
  /// Whether a contact fits, among all that is on the phone.
  let fits: @Sendable (ContactRecord, ContactDatabase.Contents) -> Bool

  init(_ fits: @escaping @Sendable (ContactRecord, ContactDatabase.Contents) -> Bool) {
    self.fits = fits
    super.init { object, _ in
      guard let contact = object as? CNContact else { return false }
      return fits(contact.record, ContactDatabase.contents)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A predicate for groups or containers.
final class HolderPredicate: NSPredicate {
  /// Whether the group or container of that identifier fits.
  let fits: @Sendable (String, ContactDatabase.Contents) -> Bool

  init(_ fits: @escaping @Sendable (String, ContactDatabase.Contents) -> Bool) {
    self.fits = fits
    super.init { object, _ in
      let identifier = (object as? CNGroup)?.identifier ?? (object as? CNContainer)?.identifier
      return identifier.map { fits($0, ContactDatabase.contents) } ?? false
    }
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CNContact {
  /// Contacts of a name: each word is the beginning of a word of the contact's name, nickname or organization, whatever its
  /// case and accents (guess).
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let words = words(name)
    return ContactPredicate { record, _ in
      let names = [
        record.givenName, record.middleName, record.familyName, record.nickname, record.previousFamilyName,
        record.organizationName, record.phoneticGivenName, record.phoneticFamilyName,
      ].flatMap { Self.words($0) }
      return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
  }

  /// Contacts with an address for mail, whatever its case.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let address = emailAddress.lowercased()
    return ContactPredicate { record, _ in
      record.emailAddresses.contains { ($0.value as String).lowercased() == address }
    }
  }

  /// Contacts with a telephone number, however it is written; one may name its country and the other not (guess).
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    ContactPredicate { record, _ in record.phoneNumbers.contains { $0.value.reaches(phoneNumber) } }
  }

  /// Contacts with some identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    let identifiers = Set(identifiers)
    return ContactPredicate { record, _ in identifiers.contains(record.identifier) }
  }

  /// Contacts in a group.
  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    ContactPredicate { record, contents in
      contents.groups.contains { $0.identifier == groupIdentifier && $0.members.contains(record.identifier) }
    }
  }

  /// Contacts in a container. There is only one on this phone.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    ContactPredicate { _, _ in containerIdentifier == ContactDatabase.container }
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { $0.isWhitespace || $0 == "-" || $0 == "," }.map(String.init)
  }

  // MARK: Order

  /// Compares two contacts by their names.
  public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { left, right in
      guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
      return order(left.record, right.record, sortOrder)
    }
  }

  /// What has to be fetched of contacts that are to be compared.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    ContactKeys([
      CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey,
      CNContactTypeKey, CNContactNicknameKey, CNContactPhoneticGivenNameKey, CNContactPhoneticFamilyNameKey,
    ])
  }

  /// Which of two contacts comes first; who has no name goes by the organization.
  package class func order(_ left: CNContact, _ right: CNContact) -> Bool {
    order(left.record, right.record, .userDefault) == .orderedAscending
  }

  class func order(_ left: ContactRecord, _ right: ContactRecord, _ sortOrder: CNContactSortOrder) -> ComparisonResult {
    guard sortOrder != .none else { return .orderedSame }
    func names(_ record: ContactRecord) -> [String] {
      let given = record.givenName.isEmpty ? record.nickname : record.givenName
      let names = sortOrder == .givenName ? [given, record.familyName] : [record.familyName, given]
      return (names + [record.middleName, record.organizationName]).filter { !$0.isEmpty }
    }
    let (left, right) = (names(left), names(right))
    for (first, second) in zip(left, right) {
      let order = first.compare(second, options: [.caseInsensitive, .diacriticInsensitive])
      if order != .orderedSame { return order }
    }
    return left.count == right.count ? .orderedSame : left.count < right.count ? .orderedAscending : .orderedDescending
  }
}
