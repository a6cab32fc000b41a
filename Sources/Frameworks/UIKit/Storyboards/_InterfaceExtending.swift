import Foundation

/// A type that sets the inspectable properties that an app's module adds to framework classes in extensions.
///
/// `scrollwork` generates it where a module has such extensions, since an extension cannot override the method that
/// sets a class's own properties.
public protocol _InterfaceExtending: NSObject {
  /// Sets a property; returns false if no extension of the object's class has one of this name and type.
  @MainActor static func _setInterfaceValue(_ value: Any?, forKey key: String, of object: NSObject) -> Bool
}

extension NibDocument {
  /// Sets a property declared in an extension of the app; the file names the modules that have some.
  func setExtended(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    (root["interfaceExtensions"] ?? "").split(separator: " ").contains { module in
      let type = NSClassFromString("\(module)._InterfaceExtensions") as? any _InterfaceExtending.Type
      return type?._setInterfaceValue(value, forKey: key, of: object) ?? false
    }
  }
}
