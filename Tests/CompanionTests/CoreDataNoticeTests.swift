import CoreData
import Foundation
import Testing

@MainActor @Suite("Notifications of contexts that name objects by their IDs")
struct CoreDataNoticeTests {
  /// What was told; contexts post on the thread that saves, here the test's.
  private final class Notices: @unchecked Sendable {
    var ids: [String: Set<NSManagedObjectID>] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init(of name: Notification.Name, from context: NSManagedObjectContext) {
      tokens = [
        NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [unowned self] notice in
          for (key, ids) in notice.userInfo ?? [:] { self.ids["\(key)"] = ids as? Set<NSManagedObjectID> }
        }
      ]
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test("Given a save, then the IDs of what came, changed and went are told")
  func saving() throws {
    // Given
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try Library.context(at: url)
    let (old, gone) = (BookRecord(context: context), BookRecord(context: context))
    (old.title, gone.title) = ("Emma", "Zoo")
    try context.save()
    let notices = Notices(of: .NSManagedObjectContextDidSaveObjectIDs, from: context)
    // When
    old.title = "Park"
    context.delete(gone)
    let new = BookRecord(context: context)
    new.title = "Ada"
    try context.save()
    // Then
    #expect(
      notices.ids == [
        NSInsertedObjectIDsKey: [new.objectID], NSUpdatedObjectIDsKey: [old.objectID],
        NSManagedObjectContext.NotificationKey.deletedObjectIDs.rawValue: [gone.objectID],
      ])
  }

  @Test("Given what another context saved, when it is merged, then the IDs of the refreshed objects are told")
  func merging() throws {
    // Given
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: url) }
    let container = try Library.container(at: url)
    let context = container.viewContext
    let book = BookRecord(context: context)
    book.title = "Emma"
    try context.save()
    let notices = Notices(of: NSManagedObjectContext.didMergeChangesObjectIDsNotification, from: context)
    // When
    let other = container.newBackgroundContext()
    let id = book.objectID
    try other.performAndWait {
      (other.object(with: id) as? BookRecord)?.title = "Park"
      try other.save()
    }
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: [id]], into: [context])
    // Then
    #expect(notices.ids == [NSRefreshedObjectIDsKey: [id]])
    #expect(book.title == "Park")
  }
}
