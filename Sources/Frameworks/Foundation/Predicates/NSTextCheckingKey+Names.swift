import Foundation

extension NSTextCheckingKey {
  /// A person's name.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// A person's job.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// A company.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// A street with its number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state or province.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// An airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// A flight's number.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
