import Foundation

/// What the observer of a property wants to hear, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// At once too, before anything changes.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a property changes.
public enum NSKeyValueChange: UInt, Sendable {
  /// It gets another value.
  case setting = 1
  /// Elements come into a list.
  case insertion = 2
  /// Elements leave a list.
  case removal = 3
  /// Elements of a list give way to others.
  case replacement = 4
}

/// What `observeValue(forKeyPath:of:change:context:)` finds in its dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which elements of a list change.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True before the change; not there after it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that an observer hears of.
public struct NSKeyValueObservedChange<Value> {
  /// How a property changes.
  public typealias Kind = NSKeyValueChange
  /// How it changes.
  public let kind: Kind
  /// The value after the change; nil unless it was asked for, and before the change.
  public let newValue: Value?
  /// The value before the change; nil unless it was asked for.
  public let oldValue: Value?
  /// Which elements of a list change.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
