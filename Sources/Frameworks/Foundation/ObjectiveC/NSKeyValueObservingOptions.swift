import Foundation

/// What an observer of a property receives, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also notifies immediately, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also notifies before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// A new value.
  case setting = 1
  /// An insertion of elements.
  case insertion = 2
  /// A removal of elements.
  case removal = 3
  /// A replacement of elements.
  case replacement = 4
}

/// The keys of the dictionary in `observeValue(forKeyPath:of:change:context:)`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the changed elements.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True before the change; absent after it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that an observer receives.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The value after the change; nil unless requested, and before the change.
  public let newValue: Value?
  /// The value before the change; nil unless requested.
  public let oldValue: Value?
  /// The indexes of the changed elements.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
