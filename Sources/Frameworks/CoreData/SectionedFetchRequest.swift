import Foundation
import ScrollworkSwiftUI

/// Objects that are fetched for a view, in sections of those that have something in common.
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

  /// What was found.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(fetch: fetch, sectionIdentifier: sectionIdentifier)
  }

  /// What is asked for, as bindings. Another section identifier than the view's is not taken over.
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

  /// Fetches if the view's value or the context is another one than before.
  public mutating func update() {
    // Views are updated on the main thread.
    nonisolated(unsafe) let fetch = _fetch
    let (context, source) = (_context, source)
    MainActor.assumeIsolated { fetch.wrappedValue.follow(source, context.wrappedValue) }
  }

  /// What is asked for.
  public struct Configuration {
    /// What objects of one section have in common.
    public let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { given = nil } }
    /// Which objects; all without one.
    public var nsPredicate: NSPredicate?
    /// The orders of Swift's that the descriptors were made of.
    fileprivate(set) var given: Any?
  }

  /// Objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(source: FetchSource(entity, sortDescriptors, predicate, animation), sectionIdentifier)
  }

  /// What a request finds.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(source: FetchSource(fetchRequest, animation: animation), sectionIdentifier)
  }

  /// What a request finds; changes are shown with the transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(source: FetchSource(fetchRequest, transaction: transaction), sectionIdentifier)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Objects of the result's class. An empty list of descriptors is one of Swift's.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(source: FetchSource(nil, sortDescriptors, predicate, animation), sectionIdentifier)
  }

  /// Objects of the result's class.
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

/// What a view's sectioned fetch request found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Objects that follow each other and have something in common.
  public struct Section: RandomAccessCollection, Identifiable {
    /// What the objects have in common.
    public let id: SectionIdentifier
    fileprivate var results: [Result]

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last one.
    public var endIndex: Int { results.count }
    /// What was found at a place.
    public subscript(position: Int) -> Result { results[position] }
  }

  private let sections: [Section]
  private let fetch: LiveFetch<Result>
  /// What objects of one section have in common.
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

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }

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

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order, if it was told with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetch.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { fetch.setSortDescriptors(newValue, newValue.map { NSSortDescriptor($0) }) }
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order, if it was told with these descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { given as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
      given = newValue
    }
  }
}
