import Foundation

/// Describes the models to fetch, and their order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition for the models; nil for all.
  public var predicate: Predicate<T>?
  /// The sort order: the first descriptor has priority. Without one, the order of creation.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of models; nil for all.
  public var fetchLimit: Int?
  /// The number of models to skip.
  public var fetchOffset: Int?
  /// Whether to include changes in the context that are not in the store yet.
  public var includePendingChanges = true
  /// The properties to read immediately. All are here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to read immediately. Here each is read with the first model that is asked for it.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor from a predicate and an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}

/// The results of a fetch.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }

  /// The start index.
  public var startIndex: Int { elements.startIndex }
  /// The end index.
  public var endIndex: Int { elements.endIndex }
  /// The element at a position.
  public subscript(position: Int) -> Element { elements[position] }
}
