import Foundation

/// An object whose outlets and actions a storyboard or nib finds by name.
///
/// `scrollwork` adds the methods to an app's classes with `@IBOutlet`, `@IBAction` and similar members, since there is
/// no Objective-C runtime here to find them.
public protocol _InterfaceObject: NSObject {
  // The methods are isolated individually, so that conforming classes do not become isolated.
  /// Sets an outlet or an inspectable property; returns false if there is none of this name and type.
  @MainActor func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool
  /// Calls an action by its Objective-C name; returns false if there is none, or if it takes another sender.
  @MainActor func _performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool
  /// Returns the controller that a segue leads to; nil leaves its creation to the storyboard.
  @MainActor func _makeInterfaceDestination(_ name: String, coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
}

extension UIResponder: _InterfaceObject {}

/// Sets a property if a value is of its type; numbers are converted to the property's type.
public func _setInterface<Value>(_ property: inout Value, to value: Any?) -> Bool {
  if let new = value as? Value {
    property = new
    return true
  }
  guard let number = value as? NSNumber else { return false }
  let forms: [Any] = [
    number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.uintValue,
    number.int32Value, number.boolValue,
  ]
  guard let new = forms.lazy.compactMap({ $0 as? Value }).first else { return false }
  property = new
  return true
}
