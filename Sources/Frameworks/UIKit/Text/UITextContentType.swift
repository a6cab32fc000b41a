import Foundation

/// What a field is meant for, so that whoever fills it in can be helped.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A short name.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// An account's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
