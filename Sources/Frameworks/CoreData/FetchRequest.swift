import Foundation
import ScrollworkSwiftUI

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(.mainQueue)
  }

  /// The context in which views fetch and change objects; by default one without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// Fetches objects for a view, which is updated when they change.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var fetch = LiveFetch<Result>()
  private let source: FetchSource<Result>

  private init(source: FetchSource<Result>) { self.source = source }

  /// The results.
  @MainActor public var wrappedValue: FetchedResults<Result> { FetchedResults(fetch: fetch) }

  /// The configuration of the fetch, as bindings.
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

  /// Fetches if the view's value or the context has changed.
  public mutating func update() {
    // Views are updated on the main thread.
    let (fetch, context, source) = (_fetch, _context, source)
    MainActor.assumeIsolated { fetch.wrappedValue.follow(source, context.wrappedValue) }
  }

  /// The configuration of a fetch.
  public struct Configuration {
    /// The sort order.
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { given = nil } }
    /// The condition; nil for all objects.
    public var nsPredicate: NSPredicate?
    /// The Swift sort descriptors from which the others were made.
    fileprivate(set) var given: Any?
  }

  /// Creates a fetch of an entity's objects.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(source: FetchSource(entity, sortDescriptors, predicate, animation))
  }

  /// Creates a fetch from a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(source: FetchSource(fetchRequest, animation: animation))
  }

  /// Creates a fetch from a request, with a transaction for changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(source: FetchSource(fetchRequest, transaction: transaction))
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a fetch of objects of the result's class. An empty array of descriptors counts as Swift's.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(source: FetchSource(nil, sortDescriptors, predicate, animation))
  }

  /// Creates a fetch of objects of the result's class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      source: FetchSource(
        nil, sortDescriptors.map { NSSortDescriptor($0) }, predicate, animation, sortDescriptors: sortDescriptors))
  }
}

/// The results of a view's fetch request.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let results: [Result]
  private let fetch: LiveFetch<Result>

  init(fetch: LiveFetch<Result>) {
    self.fetch = fetch
    results = fetch.results
  }

  /// The start index.
  public var startIndex: Int { 0 }
  /// The end index.
  public var endIndex: Int { results.count }
  /// The object at a position.
  public subscript(position: Int) -> Result { results[position] }

  /// The condition.
  public var nsPredicate: NSPredicate? {
    get { fetch.request?.predicate }
    nonmutating set { fetch.change { $0.predicate = newValue } }
  }

  /// The sort order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetch.request?.sortDescriptors ?? [] }
    nonmutating set { fetch.change { $0.sortDescriptors = newValue } }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The sort order, if it was set with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { given as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
      given = newValue
    }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The sort order, if it was set with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetch.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { fetch.setSortDescriptors(newValue, newValue.map { NSSortDescriptor($0) }) }
  }
}
