import Foundation

/// An Objective-C method.
public typealias Method = OpaquePointer
/// The implementation of an Objective-C method.
public typealias IMP = OpaquePointer

/// Returns an instance method of a class by name. Caveat: always nil. There is no Objective-C runtime here, so an app's
/// replacement is never called; the terminal reports it.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  sayUnknown(cls, name)
  return nil
}

/// Returns a class method by name. Caveat: always nil, as with `class_getInstanceMethod`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  sayUnknown(cls, name)
  return nil
}

/// Returns the implementation of a method by name. Caveat: always nil, as with `class_getInstanceMethod`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  sayUnknown(cls, name)
  return nil
}

/// Adds a method to a class. Caveat: it cannot be called, and the result is false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces the implementation of a method. Caveat: there was none before, and it cannot be called.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Exchanges the implementations of two methods. Caveat: there is no method to call this with.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns the implementation of a method. Caveat: there is no method to call this with.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Sets the implementation of a method. Caveat: there is no method to call this with.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Returns the types of a method's arguments. Caveat: there is no method to call this with.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns an implementation that calls a closure. Caveat: nothing here can call it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns a class by name, with its module before a full stop; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }

/// Returns a class by name, as `objc_getClass`.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }

/// Returns the size in bytes of an instance of a class, rounded up to whole words; 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // It follows the kind and the superclass, and 32 bits each of flags and of the object's place in its memory.
  cls.map { (Int((unsafeBitCast($0, to: UnsafeRawPointer.self) + 24).load(as: UInt32.self)) + 7) / 8 * 8 } ?? 0
}

private func sayUnknown(_ cls: AnyClass?, _ name: Selector) {
  let place = cls.map { String(describing: $0) } ?? "nil"
  FileHandle.standardError.write(
    Data("\(place).\(name.description) cannot be exchanged: that needs Objective-C.\n".utf8))
}
