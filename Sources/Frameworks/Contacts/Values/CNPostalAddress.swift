import Foundation
import ScrollworkFoundation

/// The key of the street and the number.
public let CNPostalAddressStreetKey = "street"
/// The key of the district.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of the city.
public let CNPostalAddressCityKey = "city"
/// The key of the county.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of the state or province.
public let CNPostalAddressStateKey = "state"
/// The key of the postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of the country.
public let CNPostalAddressCountryKey = "country"
/// The key of the two-letter country code.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// The stored data of an address.
struct AddressParts: Hashable, Codable, Sendable {
  var street = ""
  var subLocality = ""
  var city = ""
  var subAdministrativeArea = ""
  var state = ""
  var postalCode = ""
  var country = ""
  var isoCountryCode = ""
}

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, _KeyValueCoded, @unchecked Sendable {
  var parts: AddressParts

  /// Creates an empty address.
  public override init() {
    parts = AddressParts()
    super.init()
  }

  init(_ parts: AddressParts) {
    self.parts = parts
    super.init()
  }

  /// The street and number, possibly on several lines.
  open var street: String { parts.street }
  /// The district.
  open var subLocality: String { parts.subLocality }
  /// The city.
  open var city: String { parts.city }
  /// The county.
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  /// The state or province.
  open var state: String { parts.state }
  /// The postal code.
  open var postalCode: String { parts.postalCode }
  /// The country.
  open var country: String { parts.country }
  /// The two-letter country code.
  open var isoCountryCode: String { parts.isoCountryCode }

  /// Returns the localized name of a property, in English (guess).
  open class func localizedString(forKey key: String) -> String {
    switch key {
    case CNPostalAddressStreetKey: "Street"
    case CNPostalAddressSubLocalityKey: "Sublocality"
    case CNPostalAddressCityKey: "City"
    case CNPostalAddressSubAdministrativeAreaKey: "Subadministrative Area"
    case CNPostalAddressStateKey: "State"
    case CNPostalAddressPostalCodeKey: "Postal Code"
    case CNPostalAddressCountryKey: "Country"
    case CNPostalAddressISOCountryCodeKey: "Country Code"
    default: key
    }
  }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == CNPostalAddress.self ? self : CNPostalAddress(parts)
  }
  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
  open override var hash: Int { parts.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the properties.
  open func encode(with coder: NSCoder) {
    if let data = try? JSONEncoder().encode(parts) { coder.encode(data as NSData, forKey: "parts") }
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "parts"),
      let parts = try? JSONDecoder().decode(AddressParts.self, from: data as Data)
    else { return nil }
    self.parts = parts
    super.init()
  }

  public func _value(ofKey key: String) -> Any? {
    switch key {
    case CNPostalAddressStreetKey: street
    case CNPostalAddressSubLocalityKey: subLocality
    case CNPostalAddressCityKey: city
    case CNPostalAddressSubAdministrativeAreaKey: subAdministrativeArea
    case CNPostalAddressStateKey: state
    case CNPostalAddressPostalCodeKey: postalCode
    case CNPostalAddressCountryKey: country
    case CNPostalAddressISOCountryCodeKey: isoCountryCode
    default: nil
    }
  }
}

/// An address that the app can change.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  open override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  open override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}
