import Foundation
import ScrollworkFoundation

/// The common interface of labelled values of any type.
protocol LabeledValue: NSObject {
  var identifier: String { get }
  var label: String? { get }
  var anyValue: Any { get }
}

/// A labelled value, of which a contact can have several.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, NSSecureCoding, LabeledValue,
  _KeyValueCoded, @unchecked Sendable
{
  /// The identifier on this phone, independent of the label and value.
  public let identifier: String
  /// The label: one of the constants, or a custom string; nil if there is none.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with a label.
  public convenience init(label: String?, value: ValueType) {
    self.init(_identifier: UUID().uuidString, label: label, value: value)
  }

  /// Creates a value with an existing identifier.
  public required init(_identifier identifier: String, label: String?, value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value
    super.init()
  }

  var anyValue: Any { value }

  /// Returns the same value with another label.
  open func settingLabel(_ label: String?) -> Self { settingLabel(label, value: value) }

  /// Returns another value with the same label.
  open func settingValue(_ value: ValueType) -> Self { settingLabel(label, value: value) }

  /// Returns another value with another label and the same identifier.
  open func settingLabel(_ label: String?, value: ValueType) -> Self {
    Self(_identifier: identifier, label: label, value: value)
  }

  /// Returns the localized label, in English: "mobile" for `CNLabelPhoneNumberMobile`. A custom label is returned
  /// unchanged.
  open class func localizedString(forLabel label: String) -> String { ContactLabel.text(label) }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the labels and values are equal; the identifiers may differ (guess).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType>, label == other.label else { return false }
    guard let value = value as? NSObject else { return false }
    return value.isEqual(other.value)
  }

  open override var hash: Int { label.hashValue ^ ((value as? NSObject)?.hash ?? 0) }

  open override var description: String { "<CNLabeledValue: label=\(label ?? "nil"), value=\(value)>" }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Encodes the label and value. Caveat: Foundation traps when a value is archived on its own, since it does not know
  /// generic classes; a contact is archived with all of its values.
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
