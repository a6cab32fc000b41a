import Foundation
import ScrollworkFoundation

/// Names the property with the street and the number.
public let CNPostalAddressStreetKey = "street"
/// Names the property with the part of the city.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// Names the property with the city.
public let CNPostalAddressCityKey = "city"
/// Names the property with the county.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// Names the property with the state or province.
public let CNPostalAddressStateKey = "state"
/// Names the property with the postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// Names the property with the country.
public let CNPostalAddressCountryKey = "country"
/// Names the property with the country's code of two letters.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// What is kept of an address.
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

/// Where somebody lives or works.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, _KeyValueCoded, @unchecked Sendable {
  var parts: AddressParts

  /// An empty one.
  public override init() {
    parts = AddressParts()
    super.init()
  }

  init(_ parts: AddressParts) {
    self.parts = parts
    super.init()
  }

  /// The street and the number; several lines if need be.
  open var street: String { parts.street }
  /// The part of the city.
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
  /// The country's code of two letters.
  open var isoCountryCode: String { parts.isoCountryCode }

  /// A property's name for the person, in English (guess).
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

  /// One that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == CNPostalAddress.self ? self : CNPostalAddress(parts)
  }
  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
  open override var hash: Int { parts.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Writes the properties.
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

/// An address that the app changes.
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
