import Foundation

extension UserDefaults {
  /// Returns the value for a key. On Apple's systems every object has it, with property names as keys.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value for a key. On Apple's systems every object has it, with property names as keys.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
