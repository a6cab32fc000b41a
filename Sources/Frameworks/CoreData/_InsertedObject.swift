import Foundation

/// The class of an object that is created in a context.
///
/// Objective-C's initializers can be called on any metatype: `T(context:)` where `T` is a subclass, or
/// `self.init(context:)` in a class method. Swift allows it only for `required` initializers, which subclasses have to
/// repeat, and for those of protocols: hence this one.
public protocol _InsertedObject: AnyObject {
  /// Creates an object of an entity, and inserts it if there is a context.
  init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
}

extension _InsertedObject where Self: NSManagedObject {
  /// Creates an object in a context, of the class's entity in its model.
  public init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model?.entity(of: Self.self) ?? Self.entity(), insertInto: moc)
  }
}
