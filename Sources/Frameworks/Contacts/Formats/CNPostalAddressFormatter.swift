import Foundation

/// The format of an address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on an envelope.
  case mailingAddress = 0
}

/// The attribute with the key of a formatted address's part.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// The attribute with the localized name of a part.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// Formats postal addresses over several lines.
///
/// Caveat: there are three orders, by country code (guess): postal code before the city, as in most of Europe; city,
/// state and postal code on one line, as in the United States, also used without a country; and from the country down
/// to the street, as in Japan and China.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// The format of addresses.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter: archives contain nothing of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns an address over several lines.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    attributedString(from: postalAddress, style: style).string
  }

  /// Returns an address over several lines, with each part marked by its key.
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

  /// Returns an address over several lines.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

  /// Returns an address over several lines, with each part marked by its key.
  open func attributedString(
    from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
  }

  /// Returns an address; nil for any other object.
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
