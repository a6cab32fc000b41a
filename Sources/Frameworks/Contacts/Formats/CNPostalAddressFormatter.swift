import Foundation

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on an envelope.
  case mailingAddress = 0
}

/// Says which property a part of a formatted address is. The value is one of the names of properties.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// Says what a part of a formatted address is called for the person.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// Writes addresses in several lines.
///
/// Caveat: there are three orders, by the country's code (guess): postal code before the city, as in most of Europe; city,
/// state and postal code in a line, as in the United States, which also an address without a country has; and from the
/// country down to the street, as in Japan and China.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How addresses are written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Writes addresses as on an envelope.
  public override init() { super.init() }
  /// Archives hold nothing of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An address in several lines.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    attributedString(from: postalAddress, style: style).string
  }

  /// An address in several lines, with each part marked by its property.
  open class func attributedString(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    var common: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes {
      if let key = key.base as? NSAttributedString.Key {
        common[key] = value
      } else if let key = key.base as? String {
        common[NSAttributedString.Key(key)] = value
      }
    }
    let whole = NSMutableAttributedString()
    for line in lines(postalAddress) {
      let parts = line.filter { !$0.text.isEmpty }
      guard !parts.isEmpty else { continue }
      if whole.length > 0 { whole.append(NSAttributedString(string: "\n", attributes: common)) }
      for (index, part) in parts.enumerated() {
        if index > 0 { whole.append(NSAttributedString(string: " ", attributes: common)) }
        var marked = common
        marked[NSAttributedString.Key(CNPostalAddressPropertyAttribute)] = part.key
        marked[NSAttributedString.Key(CNPostalAddressLocalizedPropertyNameAttribute)] =
          CNPostalAddress.localizedString(forKey: part.key)
        whole.append(NSAttributedString(string: part.text, attributes: marked))
      }
    }
    return whole
  }

  /// An address in several lines.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

  /// An address in several lines, with each part marked by its property.
  open func attributedString(
    from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
  }

  /// An address; nil for any other object.
  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }

  private static let codeFirst: Set<String> = [
    "at", "be", "ch", "cz", "de", "dk", "ee", "es", "fi", "fr", "gr", "hr", "is", "it", "li", "lt", "lu", "lv", "mx",
    "nl",
    "no", "pl", "pt", "ro", "rs", "se", "si", "sk", "tr",
  ]
  private static let countryFirst: Set<String> = ["cn", "jp", "kr", "tw"]

  private class func lines(_ address: CNPostalAddress) -> [[(key: String, text: String)]] {
    let street = (key: CNPostalAddressStreetKey, text: address.street)
    let part = (key: CNPostalAddressSubLocalityKey, text: address.subLocality)
    let city = (key: CNPostalAddressCityKey, text: address.city)
    let state = (key: CNPostalAddressStateKey, text: address.state)
    let code = (key: CNPostalAddressPostalCodeKey, text: address.postalCode)
    let country = (key: CNPostalAddressCountryKey, text: address.country)
    let area = address.isoCountryCode.lowercased()
    if countryFirst.contains(area) { return [[country], [code], [state, city, part], [street]] }
    if codeFirst.contains(area) { return [[street], [part], [code, city], [state], [country]] }
    return [[street], [part], [city, state, code], [country]]
  }
}
