import Foundation

/// An object of a framework that finds properties by name that it does not store.
public protocol _KeyValueCoded: NSObject {
  /// What a property is; nil if there is none of this name.
  func _value(ofKey key: String) -> Any?
  /// Sets a property; false if there is none of this name and type.
  func _setValue(_ value: Any?, ofKey key: String) -> Bool
}

extension _KeyValueCoded {
  public func _setValue(_ value: Any?, ofKey key: String) -> Bool { false }
}

extension UserDefaults: _KeyValueCoded {
  public func _value(ofKey key: String) -> Any? { object(forKey: key) }
}

/// Finds properties by their names.
enum KeyValueCoding {
  static func value(_ keyPath: String, of object: NSObject) -> Any? {
    PredicateKey.follow(keyPath.split(separator: ".")[...], from: object)
  }
}

extension _KeyValueCodingAndObserving {
  /// What the property of a name is, if it is stored, or one of UIKit's, AVFoundation's or WebKit's that apps observe. Caveat: nil if there
  /// is none, where iOS ends the app.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// What is at the end of a path of names, as `value(forKey:)` finds it at each step; of a list it is a list, or what `@count`, `@sum`,
  /// `@avg`, `@min` and `@max` make of it.
  public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(keyPath, of: self) }

  /// What several properties are; `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Sets the property of a name, if it is one of UIKit's that `value(forKey:)` finds. Caveat: nothing else has a setter that is found by
  /// its name, not even an app's own property; the terminal says so, where iOS ends the app if there is none.
  public func setValue(_ value: Any?, forKey key: String) {
    if (self as? any _KeyValueCoded)?._setValue(value, ofKey: key) == true { return }
    FileHandle.standardError.write(Data("\(type(of: self)) has no property \(key) that can be set by its name.\n".utf8))
  }

  /// Sets the property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".")
    guard let last = keys.last else { return }
    let owner =
      keys.count == 1 ? self : KeyValueCoding.value(keys.dropLast().joined(separator: "."), of: self) as? NSObject
    owner?.setValue(value, forKey: String(last))
  }
}
