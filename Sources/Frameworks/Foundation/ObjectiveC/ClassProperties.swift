import Foundation
import Synchronization

/// A property in Objective-C.
public typealias objc_property_t = OpaquePointer
/// An instance variable in Objective-C.
public typealias Ivar = OpaquePointer

/// Texts that live as long as the process, as those of the runtime do.
private let texts = Mutex<[String: UInt]>([:])

private func lasting(_ text: String) -> UnsafePointer<CChar> {
  let address = texts.withLock { texts in
    let address = texts[text] ?? UInt(bitPattern: strdup(text))
    texts[text] = address
    return address
  }
  return UnsafePointer(bitPattern: address) ?? UnsafePointer(strdup(text))
}

/// Returns the name of a class with its module; "nil" for none.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { lasting(cls.map(NSStringFromClass) ?? "nil") }
/// Returns the name of an object's class with its module; "nil" for none.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
/// Returns the class above a class; nil for none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
/// Returns the name of a selector.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { lasting(sel.description) }
/// Returns the selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns the properties of a class. Caveat: always nil, as there is no Objective-C runtime here.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  outCount?.pointee = 0
  return nil
}

/// Returns the instance variables of a class. Caveat: always nil, as with `class_copyPropertyList`.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  outCount?.pointee = 0
  return nil
}

/// Returns the methods of a class. Caveat: always nil, as with `class_copyPropertyList`.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  outCount?.pointee = 0
  return nil
}

/// Returns the name of a property. Caveat: there is no property to call this with.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { lasting("") }
/// Returns the attributes of a property. Caveat: there is no property to call this with.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
/// Returns the name of an instance variable. Caveat: there is none to call this with.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

extension NSObject {
  /// The class above the object's.
  public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

  /// Sets several properties by name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
}
