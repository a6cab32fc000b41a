import Foundation

extension UserDefaults {
  /// The value of a key, which on Apple's systems every object has by the name of a property.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, which on Apple's systems every object has by the name of a property.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
