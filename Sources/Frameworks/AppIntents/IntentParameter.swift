import Foundation
import ScrollworkFoundation
import Synchronization

/// A parameter of an intent.
///
/// Caveat: an unset parameter cannot be requested, since there is no system to ask for it; reading it ends the app, as
/// on iOS.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>
  private let name: LocalizedStringResource?

  /// The title.
  public var title: LocalizedStringResource? { name }

  private init(_ title: LocalizedStringResource?, _ value: Value?) {
    name = title
    self.value = Mutex(value)
  }

  /// Creates a parameter that must be set before the intent is performed.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, Self.absent) }

  /// Creates a parameter with a default value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  /// Creates a numeric parameter within limits, with a default value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    inclusiveRange: (Value, Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, min(max(defaultValue, inclusiveRange.0), inclusiveRange.1))
  }

  /// The nil value of an optional type.
  private static var absent: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) else {
        preconditionFailure("The parameter \(name.map { String(localized: $0) } ?? "") of an intent has no value.")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Returns the error to throw if a value is needed.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
  /// Requests the value. Always throws: there is no system to ask for it.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsValue }
}

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  /// Creates a property that must be set before it is read.
  public init(title: LocalizedStringResource? = nil) { value = Mutex(nil) }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) else { preconditionFailure("A property of an entity has no value.") }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

/// An error of an intent.
public enum AppIntentError: Error, Hashable, Sendable {
  /// A value is needed.
  case needsValue
}
