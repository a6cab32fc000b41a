import Foundation

/// A pointer that Objective-C writes an object to.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// A pointer that a method in Objective-C writes its error to.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
