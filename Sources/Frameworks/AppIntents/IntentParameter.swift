import Foundation
import ScrollworkFoundation
import Synchronization

/// A value that an action needs.
///
/// Caveat: one that nobody set cannot be asked for, since no system is there that would ask; reading it ends the app, as on iOS.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>
  private let name: LocalizedStringResource?

  /// What the value is called.
  public var title: LocalizedStringResource? { name }

  private init(_ title: LocalizedStringResource?, _ value: Value?) {
    name = title
    self.value = Mutex(value)
  }

  /// A value that must be set before the action begins.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, Self.absent) }

  /// A value that is there from the beginning.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, defaultValue) }

  /// A number within limits that is there from the beginning.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    inclusiveRange: (Value, Value), requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    self.init(title, min(max(defaultValue, inclusiveRange.0), inclusiveRange.1))
  }

  /// An optional value begins as none.
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

  /// What to throw where a value has to be asked for.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
  /// Asks for the value. Throws: no system is there that would ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsValue }
}

/// A value that an entity has.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  /// A value that must be set before it is read.
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

/// What stops an action.
public enum AppIntentError: Error, Hashable, Sendable {
  /// A value has to be asked for.
  case needsValue
}
