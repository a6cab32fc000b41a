import Foundation
import ScrollworkSwiftUI

/// Fetches objects for a view, in sections with a common value.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var fetch = LiveFetch<Result>()
  private let source: FetchSource<Result>
  private let sectionIdentifier: KeyPath<Result, SectionIdentifier>

  private init(source: FetchSource<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
    self.source = source
    self.sectionIdentifier = sectionIdentifier
  }

  /// The results.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(fetch: fetch, sectionIdentifier: sectionIdentifier)
  }

  /// The configuration of the fetch, as bindings. A change of the section identifier is ignored.
  @MainActor public var projectedValue: Binding<Configuration> {
    let (fetch, path) = (fetch, sectionIdentifier)
    return Binding(
      get: {
        Configuration(
          sectionIdentifier: path, nsSortDescriptors: fetch.request?.sortDescriptors ?? [],
          nsPredicate: fetch.request?.predicate, given: fetch.sortDescriptors)
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
    /// The common value of a section's objects.
    public let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The sort order.
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { given = nil } }
    /// The condition; nil for all objects.
    public var nsPredicate: NSPredicate?
    /// The Swift sort descriptors from which the others were made.
    fileprivate(set) var given: Any?
  }

  /// Creates a fetch of an entity's objects.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(source: FetchSource(entity, sortDescriptors, predicate, animation), sectionIdentifier)
  }

  /// Creates a fetch from a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(source: FetchSource(fetchRequest, animation: animation), sectionIdentifier)
  }

  /// Creates a fetch from a request, with a transaction for changes.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(source: FetchSource(fetchRequest, transaction: transaction), sectionIdentifier)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a fetch of objects of the result's class. An empty array of descriptors counts as Swift's.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(source: FetchSource(nil, sortDescriptors, predicate, animation), sectionIdentifier)
  }

  /// Creates a fetch of objects of the result's class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      source: FetchSource(
        nil, sortDescriptors.map { NSSortDescriptor($0) }, predicate, animation, sortDescriptors: sortDescriptors),
      sectionIdentifier)
  }
}

/// The results of a view's sectioned fetch request.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// A run of objects with a common value.
  public struct Section: RandomAccessCollection, Identifiable {
    /// The common value.
    public let id: SectionIdentifier
    fileprivate var results: [Result]

    /// The start index.
    public var startIndex: Int { 0 }
    /// The end index.
    public var endIndex: Int { results.count }
    /// The object at a position.
    public subscript(position: Int) -> Result { results[position] }
  }

  private let sections: [Section]
  private let fetch: LiveFetch<Result>
  /// The common value of a section's objects.
  public let sectionIdentifier: KeyPath<Result, SectionIdentifier>

  init(fetch: LiveFetch<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
    self.fetch = fetch
    self.sectionIdentifier = sectionIdentifier
    var sections: [Section] = []
    for result in fetch.results {
      let id = result[keyPath: sectionIdentifier]
      if sections.last?.id == id {
        sections[sections.count - 1].results.append(result)
      } else {
        sections.append(Section(id: id, results: [result]))
      }
    }
    self.sections = sections
  }

  /// The start index.
  public var startIndex: Int { 0 }
  /// The end index.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(position: Int) -> Section { sections[position] }

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

extension SectionedFetchResults where Result: NSManagedObject {
  /// The sort order, if it was set with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetch.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { fetch.setSortDescriptors(newValue, newValue.map { NSSortDescriptor($0) }) }
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The sort order, if it was set with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { given as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
      given = newValue
    }
  }
}
