import Foundation

/// What can be fetched.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

/// Which objects to fetch, and in what order.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  /// The name of the entity.
  open var entityName: String?
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
  /// Whether objects of subentities count.
  open var includesSubentities = true

  /// A request that is told its entity later.
  public override init() {}

  /// A request for an entity's objects.
  public init(entityName: String) { self.entityName = entityName }
}
