import Foundation

/// A section of a fetched results controller.
public protocol NSFetchedResultsSectionInfo {
  /// The common value of its objects.
  var name: String { get }
  /// The first letter of the name, for an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The kind of change of an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// The delegate of a fetched results controller.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// The content is about to change.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// The content has changed.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// An object was inserted, deleted, moved or updated.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// A section was inserted or deleted.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo:
      any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo:
      any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
}

/// The results of a fetch in sections, kept up to date with the context.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The property that the objects of a section have in common.
  public let sectionNameKeyPath: String?
  /// The name of the cache, accepted as on Apple's systems; sections are not cached in a file here.
  public let cacheName: String?
  /// The delegate.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller passed to delegates, independent of the type of the results.
  private var shown: NSFetchedResultsController<any NSFetchRequestResult>?
  private var found: [NSManagedObject]?
  private var parts: [FetchedSection] = []
  private var observation: ContextObservation?

  /// Creates a controller that fetches on request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Fetches, and starts to follow changes.
  open func performFetch() throws {
    try fetch()
    observation = ContextObservation(managedObjectContext) { [weak self] changed in self?.update(changed) }
  }

  /// The results; nil before the fetch.
  open var fetchedObjects: [ResultType]? { found?.compactMap { $0 as? ResultType } }
  /// The sections; nil before the fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { found == nil ? nil : parts }
  /// The first letters of the sections.
  open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }

  /// Returns the object at an index path, which must be valid.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = parts[indexPath[0]].members[indexPath[1]] as? ResultType else {
      preconditionFailure("The fetch request's entity has objects that are not a \(ResultType.self).")
    }
    return object
  }

  /// Returns the index path of an object; nil if it is not in the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { place(of: $0, in: parts) }
  }

  private func fetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
    found = objects
    parts = FetchedSection.sections(of: objects, by: sectionNameKeyPath)
    shown?.found = found
    shown?.parts = parts
  }

  private func place(of object: NSManagedObject, in parts: [FetchedSection]) -> IndexPath? {
    for (section, part) in parts.enumerated() {
      if let row = part.members.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [section, row]) }
    }
    return nil
  }

  private func places(in parts: [FetchedSection]) -> [NSManagedObject: IndexPath] {
    var result: [NSManagedObject: IndexPath] = [:]
    for (section, part) in parts.enumerated() {
      for (row, object) in part.members.enumerated() { result[object] = IndexPath(indexes: [section, row]) }
    }
    return result
  }

  private func update(_ changed: Set<NSManagedObject>) {
    let (before, was) = (parts, found ?? [])
    guard (try? fetch()) != nil, let now = found else { return }
    let kept = Set(now)
    let touched = changed.intersection(kept)
    guard was != now || !touched.isEmpty, let delegate else { return }
    let controller = shownController
    delegate.controllerWillChangeContent(controller)
    let (names, newNames) = (before.map(\.name), parts.map(\.name))
    for (index, part) in before.enumerated().reversed() where !newNames.contains(part.name) {
      delegate.controller(controller, didChange: part, atSectionIndex: index, for: .delete)
    }
    for (index, part) in parts.enumerated() where !names.contains(part.name) {
      delegate.controller(controller, didChange: part, atSectionIndex: index, for: .insert)
    }
    let (old, new) = (places(in: before), places(in: parts))
    for object in was.reversed() where !kept.contains(object) {
      delegate.controller(controller, didChange: object, at: old[object], for: .delete, newIndexPath: nil)
    }
    for object in now where old[object] == nil {
      delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: new[object])
    }
    // An object whose position differs only because of insertions and deletions did not move.
    let stayed = was.filter(kept.contains)
    let order = Dictionary(uniqueKeysWithValues: stayed.enumerated().map { ($1, $0) })
    let present = now.filter { order[$0] != nil }
    for (index, object) in present.enumerated() where touched.contains(object) {
      let type: NSFetchedResultsChangeType = order[object] == index ? .update : .move
      delegate.controller(controller, didChange: object, at: old[object], for: type, newIndexPath: new[object])
    }
    delegate.controllerDidChangeContent(controller)
  }

  private var shownController: NSFetchedResultsController<any NSFetchRequestResult> {
    if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
    if let shown { return shown }
    let made = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: fetchRequest.converted(), managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    made.found = found
    made.parts = parts
    shown = made
    return made
  }
}

/// A run of objects with a common value.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [NSManagedObject]

  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }

  static func sections(of objects: [NSManagedObject], by path: String?) -> [FetchedSection] {
    guard let path else { return [FetchedSection(name: "", members: objects)] }
    var sections: [FetchedSection] = []
    for object in objects {
      let name = object.value(forPredicateKey: path).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].members.append(object)
      } else {
        sections.append(FetchedSection(name: name, members: [object]))
      }
    }
    return sections
  }
}

/// Follows the changes of a context as long as it lives.
final class ContextObservation: @unchecked Sendable {
  private var token: (any NSObjectProtocol)?

  /// - Parameter body: receives the objects that were changed or refreshed.
  init(_ context: NSManagedObjectContext, _ body: @escaping (Set<NSManagedObject>) -> Void) {
    struct Work: @unchecked Sendable { let body: (Set<NSManagedObject>) -> Void }
    let work = Work(body: body)
    token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { notification in
      var changed: Set<NSManagedObject> = []
      for key in [NSUpdatedObjectsKey, NSRefreshedObjectsKey] {
        changed.formUnion(notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
      }
      work.body(changed)
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
