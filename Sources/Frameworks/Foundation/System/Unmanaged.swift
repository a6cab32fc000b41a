/// A reference with manual counting, like the standard library's. Core Foundation's strings, arrays and dictionaries
/// are values here, which this one also accepts.
@frozen
public struct Unmanaged<Instance> {
  @usableFromInline let object: Swift.Unmanaged<AnyObject>

  @inlinable init(object: Swift.Unmanaged<AnyObject>) { self.object = object }

  /// Returns the reference of a pointer made by `toOpaque()`.
  @inlinable
  public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged { Unmanaged(object: .fromOpaque(value)) }

  /// Returns the reference as a pointer.
  @inlinable public func toOpaque() -> UnsafeMutableRawPointer { object.toOpaque() }

  /// Returns a reference that is retained.
  @inlinable
  public static func passRetained(_ value: Instance) -> Unmanaged {
    Unmanaged(object: .passRetained(value as AnyObject))
  }

  /// Returns a reference that is not retained. A value, which nobody else keeps, lives on.
  @inlinable
  public static func passUnretained(_ value: Instance) -> Unmanaged {
    guard type(of: value as Any) is AnyObject.Type else { return passRetained(value) }
    return Unmanaged(object: .passUnretained(value as AnyObject))
  }

  /// Returns the instance without changing its count.
  @inlinable public func takeUnretainedValue() -> Instance { Self.instance(object.takeUnretainedValue()) }

  /// Returns the instance and consumes this reference's count.
  @inlinable public func takeRetainedValue() -> Instance { Self.instance(object.takeRetainedValue()) }

  /// Retains the instance.
  @inlinable @discardableResult public func retain() -> Unmanaged { Unmanaged(object: object.retain()) }

  /// Releases the instance.
  @inlinable public func release() { object.release() }

  /// Calls a closure with the instance.
  @inlinable
  public func _withUnsafeGuaranteedRef<Result, Failure: Error>(
    _ body: (Instance) throws(Failure) -> Result
  ) throws(Failure) -> Result { try body(takeUnretainedValue()) }

  /// A pointer to an object of another type is a programming error, which the standard library does not detect either.
  @inlinable
  static func instance(_ object: AnyObject) -> Instance {
    if let instance = object as? Instance { return instance }
    preconditionFailure("The pointer refers to a \(type(of: object)), not to a \(Instance.self).")
  }
}

extension Unmanaged: @unchecked Sendable where Instance: Sendable {}
