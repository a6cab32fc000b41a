import Foundation
import ScrollworkFoundation

extension NSUserActivity {
  /// An error for a typed payload that does not match the activity.
  @available(iOS 14.0, *)
  public enum TypedPayloadError: Error {
    /// The activity contains no such value.
    case invalidContent
    /// The value is not made of named properties.
    case encodingError
  }

  /// Stores the properties of a value in `userInfo`.
  @available(iOS 14.0, *)
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload), options: .fragmentsAllowed)
    guard let parts = object as? [String: Any] else { throw TypedPayloadError.encodingError }
    addUserInfoEntries(from: parts)
  }

  /// Creates a value from `userInfo`.
  @available(iOS 14.0, *)
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    let known = (userInfo ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) } }
    let parts = Dictionary(known) { $1 }.filter { JSONSerialization.isValidJSONObject([$0.value]) }
    guard let data = try? JSONSerialization.data(withJSONObject: parts),
      let value = try? JSONDecoder().decode(type, from: data)
    else { throw TypedPayloadError.invalidContent }
    return value
  }
}
