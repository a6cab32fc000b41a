import Foundation

/// A predicate created by Contacts, the only kind accepted.
final class ContactPredicate: NSPredicate {
  /// Returns whether a contact matches, given the contents of the phone.
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
  /// Returns whether the group or container with an identifier matches.
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
  /// Returns a predicate for contacts by name: each word is the beginning of a word in the contact's name, nickname or
  /// organization, ignoring case and diacritics (guess).
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

  /// Returns a predicate for contacts with an e-mail address, ignoring case.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    let address = emailAddress.lowercased()
    return ContactPredicate { record, _ in
      record.emailAddresses.contains { ($0.value as String).lowercased() == address }
    }
  }

  /// Returns a predicate for contacts with a telephone number in any format; one may have a country code and the other
  /// not (guess).
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    ContactPredicate { record, _ in record.phoneNumbers.contains { $0.value.reaches(phoneNumber) } }
  }

  /// Returns a predicate for contacts with some identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    let identifiers = Set(identifiers)
    return ContactPredicate { record, _ in identifiers.contains(record.identifier) }
  }

  /// Returns a predicate for contacts in a group.
  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    ContactPredicate { record, contents in
      contents.groups.contains { $0.identifier == groupIdentifier && $0.members.contains(record.identifier) }
    }
  }

  /// Returns a predicate for contacts in a container. There is only one on this phone.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    ContactPredicate { _, _ in containerIdentifier == ContactDatabase.container }
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { $0.isWhitespace || $0 == "-" || $0 == "," }.map(String.init)
  }

  // MARK: Order

  /// Returns a comparator of contacts by name.
  public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { left, right in
      guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
      return order(left.record, right.record, sortOrder)
    }
  }

  /// Returns the keys required to compare contacts.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    ContactKeys([
      CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey,
      CNContactTypeKey, CNContactNicknameKey, CNContactPhoneticGivenNameKey, CNContactPhoneticFamilyNameKey,
    ])
  }

  /// Returns the order of two contacts; those without a name are ordered by organization.
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
