import Foundation
import Synchronization

/// Manages an app's objects that its intents need.
public final class AppDependencyManager: Sendable {
  /// The shared manager.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }
  private let providers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  private init() {}

  /// Adds a dependency, which is created when an intent first needs it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) { add(key: key, dependency: dependencyProvider as @Sendable () -> Dependency) }

  /// Adds a dependency, which is created when an intent first needs it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    let made = LazyDependency(dependencyProvider)
    providers.withLock { $0[Key(type: ObjectIdentifier(Dependency.self), name: key)] = { made.value } }
  }

  fileprivate func find<Dependency: Sendable>(_ name: AnyHashable?) -> Dependency? {
    let provider = providers.withLock { $0[Key(type: ObjectIdentifier(Dependency.self), name: name)] }
    return provider?() as? Dependency
  }
}

private final class LazyDependency<Value: Sendable>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let make: @Sendable () -> Value
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}

/// A dependency of an intent. Reading one that was not added ends the app, as on iOS.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  /// Creates a dependency of this type.
  public init(manager: AppDependencyManager = .shared) { (key, self.manager) = (nil, manager) }
  /// Creates a dependency of this type and key.
  public init(key: AnyHashable, manager: AppDependencyManager = .shared) { (self.key, self.manager) = (key, manager) }

  /// The object.
  public var wrappedValue: Value {
    guard let value: Value = manager.find(key) else {
      preconditionFailure("AppDependencyManager has no \(Value.self).")
    }
    return value
  }
}

extension AppIntent {
  /// A dependency of the intent.
  public typealias Dependency = AppDependency
}

extension EntityQuery {
  /// A dependency of the query.
  public typealias Dependency = AppDependency
}
