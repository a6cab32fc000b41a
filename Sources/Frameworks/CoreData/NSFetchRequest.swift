import Foundation

/// What can be fetched.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// What a context can have a store do.
open class NSPersistentStoreRequest: NSObject {}

/// What a fetch returns.
public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType = 0
  case managedObjectIDResultType = 1
  case dictionaryResultType = 2
  case countResultType = 4
}

/// Which objects to fetch, and in what order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  public internal(set) var entityName: String?
  /// The entity, if it is not known by name.
  open var entity: NSEntityDescription?
  /// Which objects; all without one.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// At most this many; 0 for all.
  open var fetchLimit = 0
  /// How many of the first to leave out.
  open var fetchOffset = 0
  /// How many are read at a time. All are, here.
  open var fetchBatchSize = 0
  /// Whether objects of subentities count.
  open var includesSubentities = true
  /// Whether the values are read with the objects. They always are here.
  open var returnsObjectsAsFaults = true
  /// Whether the values are read from the store with the objects. They always are here.
  open var includesPropertyValues = true
  /// What a fetch returns.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Relationships to read ahead. They are read when they are asked for, here.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// For dictionaries: which properties, by name or description.
  open var propertiesToFetch: [Any]?

  /// A request that is told its entity later.
  public override init() {}

  /// A request for an entity's objects.
  public init(entityName: String) { self.entityName = entityName }

  /// The same request for another type of result.
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

/// What became of a request.
open class NSPersistentStoreResult: NSObject {}

/// What a batch request returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// What became of a batch request.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Identifiers, a number, or whether it went well: what the request asked for.
  public let result: Any?

  init(result: Any?) { self.result = result }
}

/// Deletes all objects that a fetch would find, in the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What to return.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Deletes what the request would find.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  /// Deletes objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    ids = objects
  }
}
