import Foundation
import ScrollworkFoundation

/// What several values of a contact have in common, whatever they are.
protocol LabeledValue: NSObject {
  var identifier: String { get }
  var label: String? { get }
  var anyValue: Any { get }
}

/// A value of which a contact can have several, and what it is called.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, NSSecureCoding, LabeledValue,
  _KeyValueCoded, @unchecked Sendable
{
  /// Tells it apart on this phone, whatever its label and value.
  public let identifier: String
  /// What it is called: one of the constants, or a text of the person's own. Nil for nothing.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// A value with a label.
  public convenience init(label: String?, value: ValueType) {
    self.init(_identifier: UUID().uuidString, label: label, value: value)
  }

  /// One with an identifier that it has already.
  public required init(_identifier identifier: String, label: String?, value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value
    super.init()
  }

  var anyValue: Any { value }

  /// The same value with another label.
  open func settingLabel(_ label: String?) -> Self { settingLabel(label, value: value) }

  /// Another value with the same label.
  open func settingValue(_ value: ValueType) -> Self { settingLabel(label, value: value) }

  /// Another value with another label, for the same identifier.
  open func settingLabel(_ label: String?, value: ValueType) -> Self {
    Self(_identifier: identifier, label: label, value: value)
  }

  /// A label for the person, in English: "mobile" for `CNLabelPhoneNumberMobile`. A label of the person's own stays as it is.
  open class func localizedString(forLabel label: String) -> String { ContactLabel.text(label) }

  /// The same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether label and value are the same; the identifiers may differ (guess).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType>, label == other.label else { return false }
    guard let value = value as? NSObject else { return false }
    return value.isEqual(other.value)
  }

  open override var hash: Int { label.hashValue ^ ((value as? NSObject)?.hash ?? 0) }

  open override var description: String { "<CNLabeledValue: label=\(label ?? "nil"), value=\(value)>" }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Writes label and value. Caveat: Foundation ends the program where a value is archived by itself, since it knows no generic
  /// classes; a contact is archived with all of its values.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    if let label { coder.encode(label as NSString, forKey: "label") }
    coder.encode(value, forKey: "value")
  }

  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    guard let value = coder.decodeObject(forKey: "value") as? ValueType else { return nil }
    identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map { $0 as String } ?? UUID().uuidString
    label =
      coder.containsValue(forKey: "label")
      ? coder.decodeObject(of: NSString.self, forKey: "label").map { $0 as String } : nil
    self.value = value
    super.init()
  }

  public func _value(ofKey key: String) -> Any? {
    switch key {
    case "identifier": identifier
    case "label": label
    case "value": value
    default: nil
    }
  }
}
