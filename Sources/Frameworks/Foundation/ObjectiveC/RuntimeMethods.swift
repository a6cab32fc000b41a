import Foundation

/// A method that Objective-C knows.
public typealias Method = OpaquePointer
/// The code of a method that Objective-C knows.
public typealias IMP = OpaquePointer

/// The method of a class's objects by its name. Caveat: always nil. There is no Objective-C here that knows methods, so what an app wants to
/// put in the place of one is never called; the terminal says so.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  sayUnknown(cls, name)
  return nil
}

/// The method of a class by its name. Caveat: always nil, as with `class_getInstanceMethod`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  sayUnknown(cls, name)
  return nil
}

/// The code of a method by its name. Caveat: always nil, as with `class_getInstanceMethod`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  sayUnknown(cls, name)
  return nil
}

/// Adds a method to a class. Caveat: it cannot be called, and the answer is false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Gives a method of a class other code. Caveat: there was none before, and it cannot be called.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Lets two methods have each other's code. Caveat: nobody has a method to call this with.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The code of a method. Caveat: nobody has a method to call this with.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Gives a method other code. Caveat: nobody has a method to call this with.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// The types of a method's arguments. Caveat: nobody has a method to call this with.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Code that calls a closure. Caveat: nothing here can call it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// A class by its name, which has its module before a full stop; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }

/// A class by its name, as `objc_getClass`.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }

/// How many bytes an object of a class takes, in whole words; 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // After the kind and the superclass, and 32 bits each of flags and of the place of the object in its memory.
  cls.map { (Int((unsafeBitCast($0, to: UnsafeRawPointer.self) + 24).load(as: UInt32.self)) + 7) / 8 * 8 } ?? 0
}

private func sayUnknown(_ cls: AnyClass?, _ name: Selector) {
  let place = cls.map { String(describing: $0) } ?? "nil"
  FileHandle.standardError.write(
    Data("\(place).\(name.description) cannot be exchanged: that needs Objective-C.\n".utf8))
}
