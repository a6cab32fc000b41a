import Foundation
import ScrollworkSwiftUI

/// The models for a view: fetched from the context of its environment, and fetched again when they change.
///
/// `@Query` creates one for a property.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var fetched = FetchedModels<Element>()
  private let wanted: WantedModels<Element>
  private let result: ([Element]) -> Result

  /// The context to fetch from.
  public var modelContext: ModelContext { context }
  /// The error of the last fetch; nil if it succeeded.
  public var fetchError: (any Error)? { fetched.error }

  /// The models.
  public var wrappedValue: Result {
    fetched.follow(context, wanted)
    return result(fetched.current)
  }

  /// Updates the fetch before a body is evaluated.
  public mutating func update() { fetched.follow(context, wanted) }
}

extension Query where Result == [Element] {
  private init(wanted descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    wanted = WantedModels(descriptor, transaction)
    result = { $0 }
  }

  /// Creates a query for all models.
  public init() { self.init(wanted: FetchDescriptor(), nil) }

  /// Creates a query for all models, with an animation for changes.
  public init(animation: Animation) { self.init(wanted: FetchDescriptor(), Transaction(animation: animation)) }

  /// Creates a query for all models, with a transaction for changes.
  public init(transaction: Transaction) { self.init(wanted: FetchDescriptor(), transaction) }

  /// Creates a query from a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(wanted: descriptor, transaction)
  }

  /// Creates a query from a descriptor, with an animation for changes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(wanted: descriptor, Transaction(animation: animation))
  }

  /// Creates a query from a predicate and an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(wanted: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  /// Creates a query from a predicate and an order, with an animation for changes.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// Creates a query from a predicate, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }

  /// Creates a query from a predicate, sorted by a property, with an animation for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// Creates a query from a predicate, sorted by an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }

  /// Creates a query from a predicate, sorted by an optional property, with an animation for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}

extension KeyPath {
  /// A key path to a property captures nothing, though its type does not say so.
  fileprivate var sendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
