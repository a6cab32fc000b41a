import Foundation

/// A property of a contact, with a single value.
open class CNContactProperty: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// The key.
  public let key: String
  /// The value.
  public let value: Any?
  /// The identifier of one of several values; nil for a single value.
  public let identifier: String?
  /// The label of the value.
  public let label: String?

  package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
    self.contact = contact
    self.key = key
    self.value = value
    self.identifier = identifier
    self.label = label
    super.init()
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContactProperty else { return false }
    return contact == other.contact && key == other.key && identifier == other.identifier
  }
  open override var hash: Int { key.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the contact and the property.
  open func encode(with coder: NSCoder) {
    coder.encode(contact, forKey: "contact")
    coder.encode(key as NSString, forKey: "key")
    let labels = contact._value(ofKey: key) as? [any NSObject & LabeledValue] ?? []
    if let place = labels.firstIndex(where: { $0.identifier == identifier }) { coder.encode(place, forKey: "place") }
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    guard let contact = coder.decodeObject(of: CNContact.self, forKey: "contact"),
      let key = coder.decodeObject(of: NSString.self, forKey: "key")
    else { return nil }
    self.contact = contact
    self.key = key as String
    let labels = contact._value(ofKey: key as String) as? [any NSObject & LabeledValue]
    let place = coder.containsValue(forKey: "place") ? coder.decodeInteger(forKey: "place") : -1
    let labeled = labels.flatMap { $0.indices.contains(place) ? $0[place] : nil }
    value = labels == nil ? contact._value(ofKey: key as String) : labeled?.anyValue
    identifier = labeled?.identifier
    label = labeled?.label
    super.init()
  }
}

extension CNContact {
  /// Returns the properties with those keys, with one for each value.
  package func properties(_ keys: [String]) -> [CNContactProperty] {
    keys.filter(isKeyAvailable).flatMap { key -> [CNContactProperty] in
      guard let value = _value(ofKey: key) else { return [] }
      if let values = value as? [any NSObject & LabeledValue] {
        return values.map {
          CNContactProperty(
            contact: self, key: key, value: $0.anyValue, identifier: $0.identifier, label: $0.label)
        }
      }
      if let text = value as? String, text.isEmpty { return [] }
      return [CNContactProperty(contact: self, key: key, value: value, identifier: nil, label: nil)]
    }
  }
}

extension CNContactProperty: _KeyValueCoded {
  public func _value(ofKey key: String) -> Any? {
    switch key {
    case "contact": contact
    case "key": self.key
    case "value": value
    case "identifier": identifier
    case "label": label
    default: nil
    }
  }
}
