import Foundation

/// An object whose outlets and actions a storyboard or nib finds by their names.
///
/// `scrollwork` adds the methods to classes of an app that have members with `@IBOutlet`, `@IBAction` and their like, since there is no
/// Objective-C here that finds them.
public protocol _InterfaceObject: NSObject {
  // The methods are isolated one by one, so that a class that conforms does not become isolated.
  /// Sets an outlet or an inspectable property; false if there is none of this name and type.
  @MainActor func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool
  /// Calls an action by its name in Objective-C; false if there is none, or if it takes another sender.
  @MainActor func _performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool
  /// Makes the controller that a segue leads to; nil leaves that to the storyboard.
  @MainActor func _makeInterfaceDestination(_ name: String, coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
}

extension UIResponder: _InterfaceObject {}

/// Sets a property if a value is of its type; a number becomes one of the property's type.
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
