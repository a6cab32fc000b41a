import Foundation
import ScrollworkSwiftUI

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(.mainQueue)
  }

  /// Where views fetch and change objects; a context without a store unless the app sets its own.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// Objects that are fetched for a view, which is updated when they change.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var fetch = LiveFetch<Result>()
  private let source: FetchSource<Result>

  private init(source: FetchSource<Result>) { self.source = source }

  /// What was found.
  @MainActor public var wrappedValue: FetchedResults<Result> { FetchedResults(fetch: fetch) }

  /// What is asked for, as bindings.
  @MainActor public var projectedValue: Binding<Configuration> {
    let fetch = fetch
    return Binding(
      get: {
        Configuration(
          nsSortDescriptors: fetch.request?.sortDescriptors ?? [], nsPredicate: fetch.request?.predicate,
          given: fetch.sortDescriptors)
      },
      set: { fetch.take($0.nsSortDescriptors, $0.nsPredicate, given: $0.given) })
  }

  /// Fetches if the view's value or the context is another one than before.
  public mutating func update() {
    // Views are updated on the main thread.
    nonisolated(unsafe) let fetch = _fetch
    let (context, source) = (_context, source)
    MainActor.assumeIsolated { fetch.wrappedValue.follow(source, context.wrappedValue) }
  }

  /// What is asked for.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { given = nil } }
    /// Which objects; all without one.
    public var nsPredicate: NSPredicate?
    /// The orders of Swift's that the descriptors were made of.
    fileprivate(set) var given: Any?
  }

  /// Objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(source: FetchSource(entity, sortDescriptors, predicate, animation))
  }

  /// What a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(source: FetchSource(fetchRequest, animation: animation))
  }

  /// What a request finds; changes are shown with the transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(source: FetchSource(fetchRequest, transaction: transaction))
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Objects of the result's class. An empty list of descriptors is one of Swift's.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(source: FetchSource(nil, sortDescriptors, predicate, animation))
  }

  /// Objects of the result's class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      source: FetchSource(
        nil, sortDescriptors.map { NSSortDescriptor($0) }, predicate, animation, sortDescriptors: sortDescriptors))
  }
}

/// What a view's fetch request found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let results: [Result]
  private let fetch: LiveFetch<Result>

  init(fetch: LiveFetch<Result>) {
    self.fetch = fetch
    results = fetch.results
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { results.count }
  /// What was found at a place.
  public subscript(position: Int) -> Result { results[position] }

  /// Which objects are found.
  public var nsPredicate: NSPredicate? {
    get { fetch.request?.predicate }
    nonmutating set { fetch.change { $0.predicate = newValue } }
  }

  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetch.request?.sortDescriptors ?? [] }
    nonmutating set { fetch.change { $0.sortDescriptors = newValue } }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order, if it was told with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { given as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
      given = newValue
    }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order, if it was told with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetch.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { fetch.setSortDescriptors(newValue, newValue.map { NSSortDescriptor($0) }) }
  }
}
