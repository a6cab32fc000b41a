import Foundation
import ScrollworkFoundation

/// The form of a name.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The full name.
  case fullName = 0
  /// The phonetic name.
  case phoneticFullName = 1
}

/// Which part of a name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The person's setting.
  case userDefault = 0
  /// The given name.
  case givenNameFirst = 1
  /// The family name.
  case familyNameFirst = 2
}

/// The attribute with the key of a formatted name's part.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"

/// Formats the names of contacts.
///
/// A name in Chinese, Japanese or Korean script begins with the family name and has no spaces; any other follows the
/// order of the phone's language, as in `PersonNameComponents.FormatStyle`. A contact without a name is written as its
/// organization or nickname, or not at all (guess).
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The form of the name.
  open var style = CNContactFormatterStyle.fullName

  /// Creates a formatter of full names.
  public override init() { super.init() }

  /// Decodes the style.
  public required init?(coder: NSCoder) {
    style = CNContactFormatterStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .fullName
    super.init(coder: coder)
  }

  /// Encodes the style.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "style")
  }

  // MARK: What is to be fetched

  private static let nameKeys: Set<String> = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    CNContactTypeKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
  ]

  /// Returns the keys required to format a name.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    ContactKeys(nameKeys)
  }

  /// The keys required by `nameOrder(for:)`.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { ContactKeys(nameKeys) }

  /// The keys required by `delimiter(for:)`.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { ContactKeys(nameKeys) }

  // MARK: Names

  /// Returns a contact's name; nil if it has none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    attributedString(from: contact, style: style).map(\.string)
  }

  /// Returns a contact's name, with each part marked by its key; nil if it has none.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    let parts = parts(of: contact, style).filter { !$0.text.isEmpty }
    guard !parts.isEmpty else { return nil }
    var common: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
      if let key = key.base as? NSAttributedString.Key {
        common[key] = value
      } else if let key = key.base as? String {
        common[NSAttributedString.Key(key)] = value
      }
    }
    let name = NSMutableAttributedString()
    for (index, part) in parts.enumerated() {
      if index > 0 { name.append(NSAttributedString(string: delimiter(for: contact), attributes: common)) }
      var marked = common
      marked[NSAttributedString.Key(CNContactPropertyAttribute)] = part.key
      name.append(NSAttributedString(string: part.text, attributes: marked))
    }
    return name
  }

  /// Returns which part of a contact's name comes first.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    if isEastAsian(contact.record) { return .familyNameFirst }
    var components = PersonNameComponents()
    (components.givenName, components.familyName) = ("a", "b")
    return components.formatted(.name(style: .medium)).hasPrefix("b") ? .familyNameFirst : .givenNameFirst
  }

  /// Returns the delimiter of a contact's name: a space, or nothing.
  open class func delimiter(for contact: CNContact) -> String { isEastAsian(contact.record) ? "" : " " }

  /// Returns a contact's name in this formatter's style; nil if it has none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Returns a contact's name in this formatter's style, with marked parts; nil if it has none.
  open func attributedString(
    from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
  }

  /// Returns a contact's name; nil for any other object.
  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

  // MARK: Parts

  private class func parts(
    of contact: CNContact, _ style: CNContactFormatterStyle
  ) -> [(key: String, text: String)] {
    let isFamilyFirst = nameOrder(for: contact) == .familyNameFirst
    if style == .phoneticFullName {
      let given = [
        (CNContactPhoneticGivenNameKey, contact.phoneticGivenName),
        (CNContactPhoneticMiddleNameKey, contact.phoneticMiddleName),
      ]
      let family = [(CNContactPhoneticFamilyNameKey, contact.phoneticFamilyName)]
      return isFamilyFirst ? family + given : given + family
    }
    let organization = [(CNContactOrganizationNameKey, contact.organizationName)]
    if contact.contactType == .organization, !contact.organizationName.isEmpty { return organization }
    let given = [(CNContactGivenNameKey, contact.givenName), (CNContactMiddleNameKey, contact.middleName)]
    let family = [(CNContactFamilyNameKey, contact.familyName)]
    let name =
      [(CNContactNamePrefixKey, contact.namePrefix)] + (isFamilyFirst ? family + given : given + family)
      + [(CNContactNameSuffixKey, contact.nameSuffix)]
    if name.contains(where: { !$0.1.isEmpty }) { return name }
    return contact.organizationName.isEmpty ? [(CNContactNicknameKey, contact.nickname)] : organization
  }

  private class func isEastAsian(_ record: ContactRecord) -> Bool {
    let letters = (record.givenName + record.familyName).unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy { letter in
        switch letter.value {
        case 0x1100...0x11FF, 0x2E80...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xAC00...0xD7AF,
          0xF900...0xFAFF, 0x20000...0x3FFFF:
          true
        default: false
        }
      }
  }
}
