import CoreData
import Foundation
import Testing

final class ShelfRecord: NSManagedObject {
  var name: String? {
    get { _managed("name") }
    set { _setManaged("name", newValue) }
  }
  var books: Set<BookRecord>? {
    get { _managed("books") }
    set { _setManaged("books", newValue) }
  }
}

final class BookRecord: NSManagedObject {
  var title: String? {
    get { _managed("title") }
    set { _setManaged("title", newValue) }
  }
  var pages: Int64 {
    get { _managed("pages") }
    set { _setManaged("pages", newValue) }
  }
  var shelf: ShelfRecord? {
    get { _managed("shelf") }
    set { _setManaged("shelf", newValue) }
  }
}

extension BookRecord {
  fileprivate convenience init(context: NSManagedObjectContext, title: String) {
    self.init(context: context)
    self.title = title
  }
  fileprivate static func added(to context: NSManagedObjectContext) -> BookRecord {
    let book = self.init(context: context)
    book.title = "Emma"
    return book
  }
}

/// A model created in code, stored in a file.
@MainActor
enum Library {
  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  static func context(at url: URL) throws -> NSManagedObjectContext { try container(at: url).viewContext }

  static func container(at url: URL) throws -> NSPersistentContainer {
    let book = NSEntityDescription()
    book.name = "Book"
    book.managedObjectClassName = "BookRecord"
    let shelf = NSEntityDescription()
    shelf.name = "Shelf"
    shelf.managedObjectClassName = "ShelfRecord"
    let place = NSRelationshipDescription()
    place.name = "shelf"
    place.maxCount = 1
    place.destinationEntity = shelf
    let content = NSRelationshipDescription()
    content.name = "books"
    content.destinationEntity = book
    content.deleteRule = .cascadeDeleteRule
    place.inverseRelationship = content
    content.inverseRelationship = place
    book.properties = [attribute("title", .stringAttributeType), attribute("pages", .integer64AttributeType), place]
    shelf.properties = [attribute("name", .stringAttributeType), content]
    let model = NSManagedObjectModel()
    model.entities = [book, shelf]
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
}

private final class Log: NSFetchedResultsControllerDelegate {
  var lines: [String] = []

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let row = { (path: IndexPath?) in path.map { "\($0[1])" } ?? "-" }
    lines.append("\(type) \(row(indexPath)) \(row(newIndexPath))")
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    lines.append("\(controller.fetchedObjects?.count ?? 0)")
  }
}

@MainActor
@Suite("Objects in a store") struct CoreDataTests {
  private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")

  private func context() throws -> NSManagedObjectContext { try Library.context(at: url) }

  private func fill() throws {
    let context = try context()
    let shelf = ShelfRecord(context: context)
    shelf.name = "Top"
    for (title, pages) in [("Emma", 400), ("Ada", 900), ("Zoo", 20)] {
      let book = BookRecord(context: context)
      book.title = title
      book.pages = Int64(pages)
      book.shelf = shelf
    }
    #expect(shelf.books?.count == 3)
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test("What was saved is there when the store is opened again, in the order asked for")
  func reopening() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    // When
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    // Then
    #expect(try context().fetch(request).map(\.title) == ["Ada", "Emma", "Zoo"])
  }

  @Test("A descriptor with a selector compares as the method says, and an untyped request is one for the class")
  func selectors() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try context()
    for title in ["b 10", "B 9", "a"] {
      let book = BookRecord(context: context)
      (book.title, book.pages) = (title, 1)
    }
    try context.save()
    // When
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(
        key: "title", ascending: false, selector: #_selector("NSString.localizedCaseInsensitiveCompare(_:)"))
    ]
    // Then
    #expect(try context.fetch(request).map(\.title) == ["B 9", "b 10", "a"])
    request.sortDescriptors = [
      NSSortDescriptor(key: "title", ascending: true, selector: NSSelectorFromString("localizedStandardCompare:"))
    ]
    #expect(try context.fetch(request).map(\.title) == ["a", "B 9", "b 10"])
  }

  @Test("Predicates follow relationships both ways")
  func predicates() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let context = try context()
    // When
    let books = NSFetchRequest<BookRecord>(entityName: "Book")
    books.predicate = NSPredicate(format: "pages > %d AND shelf.name == %@", 100, "Top")
    books.sortDescriptors = [NSSortDescriptor(keyPath: \BookRecord.pages, ascending: false)]
    let shelves = NSFetchRequest<ShelfRecord>(entityName: "Shelf")
    shelves.predicate = NSPredicate(format: "ANY books.title == %@ AND books.@count == 3", "Emma")
    // Then
    #expect(try context.fetch(books).map(\.title) == ["Ada", "Emma"])
    #expect(try context.count(for: shelves) == 1)
  }

  @Test("An order may be by what is missing in some: they come first")
  func missing() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let context = try context()
    let book = BookRecord(context: context)
    // When
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \BookRecord.title, ascending: true)]
    // Then
    #expect(book.title == nil)
    #expect(try context.fetch(request).map(\.title) == [nil, "Ada", "Emma", "Zoo"])
  }

  @Test("Rolling back forgets changes; deleting a shelf deletes its books")
  func deleting() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let context = try context()
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    let book = try #require(try context.fetch(request).first)
    let title = book.title
    // When
    book.title = "Other"
    context.rollback()
    // Then
    #expect(book.title == title)
    #expect(!context.hasChanges)
    // When
    context.delete(try #require(book.shelf))
    try context.save()
    // Then
    #expect(try self.context().count(for: request) == 0)
  }

  @Test("A context with a parent saves into it; what it rolls back stays out")
  func parents() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let context = try context()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    request.predicate = NSPredicate(format: "title == %@", "Zoo")
    // When
    let book = try #require(try child.fetch(request).first)
    book.title = "Park"
    let new = BookRecord(context: child)
    new.title = "New"
    new.shelf = book.shelf
    // Then
    #expect(try context.count(for: request) == 1)
    // When
    try child.save()
    // Then
    #expect(try context.count(for: request) == 0)
    #expect(context.hasChanges)
    #expect(book.shelf?.books?.count == 4)
    try context.save()
    #expect(try self.context().count(for: NSFetchRequest<BookRecord>(entityName: "Book")) == 4)
  }

  @Test("What a background context saves is merged into one that asks for it")
  func merging() async throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let container = try Library.container(at: url)
    container.viewContext.automaticallyMergesChangesFromParent = true
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    request.predicate = NSPredicate(format: "title == %@", "Zoo")
    let book = try #require(try container.viewContext.fetch(request).first)
    let id = book.objectID
    // When
    try await container.performBackgroundTask { context in
      (context.object(with: id) as? BookRecord)?.title = "Park"
      try context.save()
    }
    await container.viewContext.perform(schedule: .enqueued) {}
    // Then
    #expect(book.title == "Park")
  }

  @Test("A fetched results controller tells its delegate what came, moved and went")
  func controller() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let context = try context()
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = Log()
    controller.delegate = log
    try controller.performFetch()
    // When
    let new = BookRecord(context: context)
    new.title = "Bee"
    context.processPendingChanges()
    new.title = "Zzz"
    context.processPendingChanges()
    context.delete(new)
    context.processPendingChanges()
    // Then
    #expect(log.lines == ["insert - 1", "4", "move 1 3", "4", "delete 3 -", "3"])
    #expect(controller.object(at: IndexPath(indexes: [0, 0])).title == "Ada")
  }

  @Test("A batch request deletes in the store")
  func batch() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let context = try context()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages < 500")
    // When
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeCount
    let result = try context.execute(delete) as? NSBatchDeleteResult
    // Then
    #expect(result?.result as? Int == 2)
    #expect(try context.count(for: NSFetchRequest<BookRecord>(entityName: "Book")) == 1)
  }

  @Test("Two contexts that change one object: the merge policy says whose value is saved")
  func conflicts() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    try fill()
    let container = try Library.container(at: url)
    let request = NSFetchRequest<BookRecord>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages == 20")
    for (policy, title) in [
      (NSMergePolicy.error, "theirs"), (.mergeByPropertyObjectTrump, "mine"), (.mergeByPropertyStoreTrump, "theirs"),
      (.rollback, "theirs"), (.overwrite, "mine"),
    ] {
      let (one, two) = (NSManagedObjectContext(.mainQueue), NSManagedObjectContext(.mainQueue))
      for context in [one, two] { context.persistentStoreCoordinator = container.persistentStoreCoordinator }
      let mine = try #require(try one.fetch(request).first)
      let theirs = try #require(try two.fetch(request).first)
      _ = (mine.title, theirs.title)
      theirs.title = "theirs \(policy.mergeType)"
      try two.save()
      mine.title = "mine \(policy.mergeType)"
      one.mergePolicy = policy
      // When
      if policy === NSMergePolicy.error {
        #expect(throws: NSError.self) { try one.save() }
      } else {
        try one.save()
        #expect(mine.title == "\(title) \(policy.mergeType)")
      }
      // Then
      #expect(try container.newBackgroundContext().fetch(request).first?.title == "\(title) \(policy.mergeType)")
    }
  }

  @Test("Objects of a model that Xcode's editor wrote have its types and defaults, and relate both ways")
  func modelFile() throws {
    // Given
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).momd")
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let text = """
      <model><entity name="Cup" representedClassName="Cup">
        <attribute name="size" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="color" optional="YES" attributeType="String"/>
        <relationship name="rack" optional="YES" maxCount="1" destinationEntity="Rack" inverseName="cups"/>
      </entity><entity name="Rack" representedClassName="Rack">
        <relationship name="cups" optional="YES" toMany="YES" destinationEntity="Cup" inverseName="rack"/>
      </entity></model>
      """
    try Data(text.utf8).write(to: file.appending(path: "contents"))
    let container = NSPersistentContainer(
      name: "Cups", managedObjectModel: try #require(NSManagedObjectModel(contentsOf: file)))
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(filePath: "/dev/null"))]
    container.loadPersistentStores { #expect($1 == nil) }
    let context = container.viewContext
    // When
    let cup = NSEntityDescription.insertNewObject(forEntityName: "Cup", into: context)
    let rack = NSEntityDescription.insertNewObject(forEntityName: "Rack", into: context)
    cup.setValue(rack, forKey: "rack")
    cup.setValue("red", forKey: "color")
    try context.save()
    // Then
    #expect(cup.value(forKey: "size") as? Int16 == 3)
    #expect((rack.value(forKey: "cups") as? NSSet)?.count == 1)
    context.refresh(rack, mergeChanges: false)
    #expect(rack.isFault)
    #expect((rack.value(forKey: "cups") as? NSSet)?.contains(cup) == true)
  }

  /// Creates a record of any class.
  private func made<Record: NSManagedObject>(_ type: Record.Type, in context: NSManagedObjectContext) -> Record {
    Record(context: context)
  }

  @Test("A record is created by a class that is known only at run time, and by its own initializers")
  func classes() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try context()
    // When
    let shelf = made(ShelfRecord.self, in: context)
    let book = BookRecord.added(to: context)
    let other = BookRecord(context: context, title: "Persuasion")
    // Then
    #expect(shelf.entity.name == "Shelf" && book.entity.name == "Book" && book.title == "Emma")
    #expect(other.title == "Persuasion" && other.isInserted)
    #expect([context].map(ShelfRecord.init(context:)).first?.managedObjectContext === context)
  }

  @Test("A store without a model says so; what is not optional is asked for by a save")
  func refusals() throws {
    // Given
    defer { try? FileManager.default.removeItem(at: url) }
    var failure: (any Error)?
    // When
    NSPersistentContainer(name: "Nothing").loadPersistentStores { failure = $1 }
    // Then
    #expect(failure != nil)
    // Given
    let context = try context()
    context.persistentStoreCoordinator?.managedObjectModel.entitiesByName["Book"]?.attributesByName["title"]?
      .isOptional = false
    let book = BookRecord(context: context)
    // Then
    #expect(throws: NSError.self) { try context.save() }
    // When
    book.title = "Emma"
    // Then
    try context.save()
    #expect(!book.objectID.isTemporaryID)
  }
}
