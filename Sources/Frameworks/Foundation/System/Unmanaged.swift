/// A reference whose counting the code does itself, as the standard library's. Core Foundation's texts, lists and dictionaries are
/// values here, and this one also takes those.
@frozen
public struct Unmanaged<Instance> {
  @usableFromInline let object: Swift.Unmanaged<AnyObject>

  @inlinable init(object: Swift.Unmanaged<AnyObject>) { self.object = object }

  /// What a pointer made by `toOpaque()` refers to.
  @inlinable
  public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged { Unmanaged(object: .fromOpaque(value)) }

  /// The reference as a pointer, for what passes it on.
  @inlinable public func toOpaque() -> UnsafeMutableRawPointer { object.toOpaque() }

  /// A reference that counts.
  @inlinable
  public static func passRetained(_ value: Instance) -> Unmanaged {
    Unmanaged(object: .passRetained(value as AnyObject))
  }

  /// A reference that does not count. A value, which nobody else keeps, lives on.
  @inlinable
  public static func passUnretained(_ value: Instance) -> Unmanaged {
    guard type(of: value as Any) is AnyObject.Type else { return passRetained(value) }
    return Unmanaged(object: .passUnretained(value as AnyObject))
  }

  /// What is referred to; its count stays.
  @inlinable public func takeUnretainedValue() -> Instance { Self.instance(object.takeUnretainedValue()) }

  /// What is referred to; this reference counts no more.
  @inlinable public func takeRetainedValue() -> Instance { Self.instance(object.takeRetainedValue()) }

  /// Counts once more.
  @inlinable @discardableResult public func retain() -> Unmanaged { Unmanaged(object: object.retain()) }

  /// Counts once less.
  @inlinable public func release() { object.release() }

  /// Calls a closure with what is referred to.
  @inlinable
  public func _withUnsafeGuaranteedRef<Result, Failure: Error>(
    _ body: (Instance) throws(Failure) -> Result
  ) throws(Failure) -> Result { try body(takeUnretainedValue()) }

  /// A pointer to an object of another type is a mistake in the code, which the standard library does not find either.
  @inlinable
  static func instance(_ object: AnyObject) -> Instance {
    if let instance = object as? Instance { return instance }
    preconditionFailure("The pointer refers to a \(type(of: object)), not to a \(Instance.self).")
  }
}

extension Unmanaged: @unchecked Sendable where Instance: Sendable {}
