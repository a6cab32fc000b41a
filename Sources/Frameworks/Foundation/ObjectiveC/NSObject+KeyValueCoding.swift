import Foundation

/// A framework's object that finds properties by name that it does not store.
public protocol _KeyValueCoded: NSObject {
  /// Returns the value of a property; nil if there is none of this name.
  func _value(ofKey key: String) -> Any?
  /// Sets a property; returns false if there is none of this name and type.
  func _setValue(_ value: Any?, ofKey key: String) -> Bool
}

extension _KeyValueCoded {
  public func _setValue(_ value: Any?, ofKey key: String) -> Bool { false }
}

extension UserDefaults: _KeyValueCoded {
  public func _value(ofKey key: String) -> Any? { object(forKey: key) }
}

/// Finds properties by name.
enum KeyValueCoding {
  static func value(_ keyPath: String, of object: NSObject) -> Any? {
    PredicateKey.follow(keyPath.split(separator: ".")[...], from: object)
  }
}

extension _KeyValueCodingAndObserving {
  /// Returns the value of a property by name, if it is stored, or is one of UIKit, AVFoundation or WebKit that apps
  /// observe. Caveat: nil if there is none, where iOS ends the app.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Returns the value at a key path, as `value(forKey:)` finds it at each step; for an array an array, or the result
  /// of `@count`, `@sum`, `@avg`, `@min` or `@max`.
  public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(keyPath, of: self) }

  /// Returns the values of several properties; `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Sets a property by name, if it is one of UIKit that `value(forKey:)` finds. Caveat: no other property can be set
  /// by name, not even an app's own; the terminal reports it, where iOS ends the app if there is none.
  public func setValue(_ value: Any?, forKey key: String) {
    if (self as? any _KeyValueCoded)?._setValue(value, ofKey: key) == true { return }
    FileHandle.standardError.write(Data("\(type(of: self)) has no property \(key) that can be set by name.\n".utf8))
  }

  /// Sets the property at a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".")
    guard let last = keys.last else { return }
    let owner =
      keys.count == 1 ? self : KeyValueCoding.value(keys.dropLast().joined(separator: "."), of: self) as? NSObject
    owner?.setValue(value, forKey: String(last))
  }
}
