import Foundation
import ScrollworkFoundation

/// Which name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The whole name.
  case fullName = 0
  /// How it sounds.
  case phoneticFullName = 1
}

/// Which part of a name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The one that the person set.
  case userDefault = 0
  /// The given name.
  case givenNameFirst = 1
  /// The family name.
  case familyNameFirst = 2
}

/// Says which property a part of a formatted name is. The value is one of the names of properties.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"

/// Writes contacts' names.
///
/// A name in Chinese, Japanese or Korean letters begins with the family name and has no spaces; any other one is in the order
/// of the phone's language, as `PersonNameComponents.FormatStyle` has it. A contact without a name is written as its
/// organization, or its nickname, or not at all (guess).
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// Which name is written.
  open var style = CNContactFormatterStyle.fullName

  /// Writes whole names.
  public override init() { super.init() }

  /// Archives hold the style.
  public required init?(coder: NSCoder) {
    style = CNContactFormatterStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .fullName
    super.init(coder: coder)
  }

  /// Writes the style.
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

  /// What has to be fetched of a contact whose name is to be written.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    ContactKeys(nameKeys)
  }

  /// What has to be fetched for `nameOrder(for:)`.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { ContactKeys(nameKeys) }

  /// What has to be fetched for `delimiter(for:)`.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { ContactKeys(nameKeys) }

  // MARK: Names

  /// A contact's name; nil if it has none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    attributedString(from: contact, style: style).map(\.string)
  }

  /// A contact's name, with each part marked by its property; nil if it has none.
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

  /// Which part of a contact's name comes first.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    if isEastAsian(contact.record) { return .familyNameFirst }
    var components = PersonNameComponents()
    (components.givenName, components.familyName) = ("a", "b")
    return components.formatted(.name(style: .medium)).hasPrefix("b") ? .familyNameFirst : .givenNameFirst
  }

  /// What is between the parts of a contact's name: a space, or nothing.
  open class func delimiter(for contact: CNContact) -> String { isEastAsian(contact.record) ? "" : " " }

  /// A contact's name in this formatter's style; nil if it has none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// A contact's name in this formatter's style, marked; nil if it has none.
  open func attributedString(
    from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
  }

  /// A contact's name; nil for any other object.
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
