import Foundation
import ScrollworkContacts
import ScrollworkUIKit

/// Formats contact data for pages.
@MainActor
enum ContactText {
  /// The properties on a contact's page, from top to bottom.
  static let shownKeys = [
    CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey, CNContactPostalAddressesKey,
    CNContactBirthdayKey, CNContactDatesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
    CNContactInstantMessageAddressesKey, CNContactNoteKey,
  ]

  static func name(of contact: CNContact) -> String {
    CNContactFormatter.string(from: contact, style: .fullName)
      ?? contact.emailAddresses.first.map { $0.value as String } ?? contact.phoneNumbers.first?.value.stringValue
      ?? "No Name"
  }

  /// Returns the letter of a contact's section.
  static func letter(of contact: CNContact) -> String {
    let names = [contact.familyName, contact.givenName, contact.nickname, contact.organizationName]
    let first = names.first { !$0.isEmpty }?.folding(options: .diacriticInsensitive, locale: nil).first
    guard let first, first.isLetter else { return "#" }
    return first.uppercased()
  }

  static func label(of property: CNContactProperty) -> String {
    property.label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
      ?? CNContact.localizedString(forKey: property.key)
  }

  static func text(of property: CNContactProperty) -> String {
    switch property.value {
    case let number as CNPhoneNumber: number.stringValue
    case let address as CNPostalAddress: CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
    case let person as CNContactRelation: person.name
    case let profile as CNSocialProfile: profile.username.isEmpty ? profile.urlString : profile.username
    case let address as CNInstantMessageAddress: address.username
    case let date as DateComponents: day(date)
    case let date as NSDateComponents: day(date as DateComponents)
    case let text as NSString: text as String
    case let text as String: text
    default: ""
    }
  }

  private static func day(_ components: DateComponents) -> String {
    var components = components
    let hasYear = components.year != nil
    // A leap year.
    if !hasYear { components.year = 2000 }
    let calendar = components.calendar ?? Calendar(identifier: .gregorian)
    guard let date = calendar.date(from: components) else { return "" }
    return hasYear
      ? date.formatted(.dateTime.month(.wide).day().year()) : date.formatted(.dateTime.month(.wide).day())
  }

  /// Performs the action of a property: a call, a mail, a page.
  static func open(_ property: CNContactProperty) {
    let text = text(of: property)
    let address: String? =
      switch property.key {
      case CNContactPhoneNumbersKey: "tel:" + text.filter { $0.isNumber || $0 == "+" }
      case CNContactEmailAddressesKey: "mailto:" + text
      case CNContactUrlAddressesKey: text.contains("://") ? text : "http://" + text
      default: nil
      }
    if let url = address.flatMap({ URL(string: $0) }) { UIApplication.shared.open(url) }
  }
}
