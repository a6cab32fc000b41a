import Foundation
import ScrollworkFoundation

/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, _KeyValueCoded, @unchecked Sendable {
  /// The number as written.
  public let stringValue: String

  /// Creates a number as written.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  open override var hash: Int { stringValue.hashValue }
  open override var description: String { "<CNPhoneNumber: stringValue=\(stringValue)>" }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the number.
  open func encode(with coder: NSCoder) { coder.encode(stringValue as NSString, forKey: "stringValue") }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else { return nil }
    stringValue = text as String
    super.init()
  }

  /// Apps also read the digits by that key, which is not documented.
  public func _value(ofKey key: String) -> Any? {
    switch key {
    case "stringValue": stringValue
    case "digits": digits
    default: nil
    }
  }

  /// The digits, with a plus sign before a country code.
  private var digits: String {
    let text = stringValue.hasPrefix("00") ? "+" + stringValue.dropFirst(2) : stringValue
    return text.enumerated().filter { $1.wholeNumberValue != nil || ($0 == 0 && $1 == "+") }.map { String($1) }.joined()
  }

  /// Returns whether both are the same number: the same digits, where one may have a country code and the other not
  /// (guess).
  func reaches(_ other: CNPhoneNumber) -> Bool {
    let (left, right) = (digits, other.digits)
    if left == right { return !left.isEmpty }
    guard left.hasPrefix("+") != right.hasPrefix("+") else { return false }
    let long = left.hasPrefix("+") ? left : right
    var short = left.hasPrefix("+") ? right : left
    if short.hasPrefix("0") { short.removeFirst() }
    return short.count >= 7 && long.hasSuffix(short) && long.count - short.count <= 4
  }
}
