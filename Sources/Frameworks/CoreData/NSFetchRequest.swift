import Foundation

/// A result of a fetch.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

/// The kind of results.
public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType = 0
  case managedObjectIDResultType = 1
  case dictionaryResultType = 2
  case countResultType = 4
}

/// A request for objects in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  public internal(set) var entityName: String?
  /// The entity, if it is not given by name.
  open var entity: NSEntityDescription?
  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The sort order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of objects; 0 for all.
  open var fetchLimit = 0
  /// The number of objects to skip.
  open var fetchOffset = 0
  /// The number of objects to read at a time. All are, here.
  open var fetchBatchSize = 0
  /// Whether to include objects of subentities.
  open var includesSubentities = true
  /// Whether to read the values later. Here they are always read with the objects.
  open var returnsObjectsAsFaults = true
  /// Whether to read the values from the store with the objects. Here they always are.
  open var includesPropertyValues = true
  /// The kind of results.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// The relationships to prefetch. Here they are read on access.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// For dictionaries: attributes, to-one relationships (as identifiers) and expressions, by key path or description;
  /// nil for all attributes. If there are aggregates among them, such as `sum:`, there is one dictionary for all objects
  /// or, with `propertiesToGroupBy`, one for each group. Values that are nil are left out.
  open var propertiesToFetch: [Any]?
  /// For dictionaries: the properties whose values make a group, by key path or description. Without an order of the
  /// request groups are in that of these values (guess).
  open var propertiesToGroupBy: [Any]?
  /// For groups: the condition. It knows the properties of a group, and its expressions as variables of their names.
  open var havingPredicate: NSPredicate?
  /// For dictionaries: whether equal ones are returned once.
  open var returnsDistinctResults = false

  /// Creates a request without an entity.
  public override init() {}

  /// Creates a request for an entity's objects.
  public init(entityName: String) { self.entityName = entityName }

  /// Returns the request with another type of results.
  func converted<Other>() -> NSFetchRequest<Other> {
    let other = NSFetchRequest<Other>()
    other.entityName = entityName
    other.entity = entity
    other.predicate = predicate
    other.sortDescriptors = sortDescriptors
    other.fetchLimit = fetchLimit
    other.fetchOffset = fetchOffset
    other.includesSubentities = includesSubentities
    return other
  }
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The kind of result of a batch request.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// The result of a batch request.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Identifiers, a count, or whether it succeeded: as requested.
  public let result: Any?

  init(result: Any?) { self.result = result }
}

/// A request to delete all objects of a fetch, in the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The fetch.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Creates a request that deletes the objects of a fetch.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  /// Creates a request that deletes objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    ids = objects
  }
}
