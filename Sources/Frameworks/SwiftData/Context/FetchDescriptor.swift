import Foundation

/// Which models are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What holds of them; nil for all.
  public var predicate: Predicate<T>?
  /// The order: by the first, among equals by the next. Without one, as they were made.
  public var sortBy: [SortDescriptor<T>]
  /// At most so many; nil for all.
  public var fetchLimit: Int?
  /// So many of the first are left out.
  public var fetchOffset: Int?
  /// Also models as they are in the context and not yet in the store.
  public var includePendingChanges = true
  /// Which properties are read at once. All are here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which relationships are read at once. Each is read with the first model that is asked for it here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// The models for which a predicate holds, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}

/// What was fetched.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }

  /// Where it begins.
  public var startIndex: Int { elements.startIndex }
  /// Where it ends.
  public var endIndex: Int { elements.endIndex }
  /// What is at a place.
  public subscript(position: Int) -> Element { elements[position] }
}
