import Foundation
import ScrollworkSwiftUI

/// Models that a view shows: fetched from the context of its environment, and fetched again when they have become others.
///
/// `@Query` makes one for a property.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var fetched = FetchedModels<Element>()
  private let wanted: WantedModels<Element>
  private let result: ([Element]) -> Result

  /// The context that models are fetched from.
  public var modelContext: ModelContext { context }
  /// Why models could not be fetched the last time; nil if they could.
  public var fetchError: (any Error)? { fetched.error }

  /// The models.
  public var wrappedValue: Result {
    fetched.follow(context, wanted)
    return result(fetched.current)
  }

  /// Looks which models are wanted, before a body.
  public mutating func update() { fetched.follow(context, wanted) }
}

extension Query where Result == [Element] {
  private init(wanted descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    wanted = WantedModels(descriptor, transaction)
    result = { $0 }
  }

  /// All models of the kind.
  public init() { self.init(wanted: FetchDescriptor(), nil) }

  /// All models of the kind, whose coming and going is animated.
  public init(animation: Animation) { self.init(wanted: FetchDescriptor(), Transaction(animation: animation)) }

  /// All models of the kind, with a transaction for their coming and going.
  public init(transaction: Transaction) { self.init(wanted: FetchDescriptor(), transaction) }

  /// The models that a descriptor says.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(wanted: descriptor, transaction)
  }

  /// The models that a descriptor says, whose coming and going is animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(wanted: descriptor, Transaction(animation: animation))
  }

  /// The models for which a predicate holds, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(wanted: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  /// The models for which a predicate holds, in an order, whose coming and going is animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// The models for which a predicate holds, ordered by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }

  /// The models for which a predicate holds, ordered by a property, whose coming and going is animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// The models for which a predicate holds, ordered by a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }

  /// The models for which a predicate holds, ordered by a property that may be nil, whose coming and going is animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}

extension KeyPath {
  /// A path to a property captures nothing, though its type does not say so.
  fileprivate var sendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
