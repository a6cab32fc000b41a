import Foundation

/// The type of data to access.
public enum CNEntityType: Int, Sendable {
  /// The contacts.
  case contacts = 0
}

/// The permission of the app.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Not determined yet.
  case notDetermined = 0
  /// Restricted, and the person cannot change it. Caveat: never here.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
  /// Limited to some contacts. Caveat: never here.
  case limited = 4
}

/// The person's contacts, of which each simulated phone has its own. Initially they are the people of Apple's
/// simulator, and they last as long as the phone runs.
///
/// An unauthorized app gets `CNError.authorizationDenied`, also before it has asked (guess). Caveats: no contacts are
/// linked, there is one container, and no history of changes.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  // MARK: Permission

  /// Returns the permission of the app.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { ContactAccess.status }

  /// Asks the person for permission, unless already done. Without the usage description in the app's Info.plist nobody
  /// is asked, which is reported on stderr. The handler is called on the main queue.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    ContactAccess.request { status in
      completionHandler(status == .authorized, status == .authorized ? nil : CNError(.authorizationDenied))
    }
  }

  /// Asks for permission and waits for the answer.
  /// - Returns: true.
  /// - Throws: `CNError.authorizationDenied` if the person denies it.
  @discardableResult
  open nonisolated(nonsending) func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Bool, any Error>) in
      requestAccess(for: entityType) { isAllowed, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAllowed) }
      }
    }
  }

  private func contents() throws -> ContactDatabase.Contents {
    guard ContactAccess.status == .authorized else { throw CNError(.authorizationDenied) }
    return ContactDatabase.contents
  }

  // MARK: Contacts

  /// Returns the contacts that match a predicate, with some keys.
  /// - Parameter predicate: a predicate of `CNContact`.
  /// - Throws: `CNError.predicateInvalid` for any other predicate.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try contacts(predicate, ContactKeys.names(keys)) { CNContact($0, keys: $1) }
  }

  /// Returns a contact, with some keys.
  /// - Throws: `CNError.recordDoesNotExist` if there is none.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
    guard let contact = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
      throw CNError(.recordDoesNotExist, [identifier])
    }
    return contact
  }

  /// Calls a closure for each contact of a request.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stops = ObjCBool(false)
    let keys = ContactKeys.names(fetchRequest.keysToFetch)
    let isMutable = fetchRequest.mutableObjects
    let all = try contacts(fetchRequest.predicate, keys, order: fetchRequest.sortOrder) {
      isMutable ? CNMutableContact($0, keys: $1) : CNContact($0, keys: $1)
    }
    for contact in all {
      block(contact, &stops)
      if stops.boolValue { return }
    }
  }

  private func contacts(
    _ predicate: NSPredicate?, _ keys: Set<String>, order: CNContactSortOrder = .none,
    _ make: (ContactRecord, Set<String>) -> CNContact
  ) throws -> [CNContact] {
    let contents = try contents()
    guard let predicate = predicate as? ContactPredicate? else { throw CNError(.predicateInvalid) }
    let fitting = contents.contacts.filter { predicate?.fits($0, contents) ?? true }
    let sorted = fitting.enumerated().sorted { left, right in
      let order = CNContact.order(left.element, right.element, order)
      return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
    }
    return sorted.map { make($0.element, keys) }
  }

  // MARK: Groups and containers

  /// Returns the groups that match a predicate, or all.
  /// - Throws: `CNError.predicateInvalid` if the predicate is not one of `CNGroup`.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    let contents = try contents()
    guard let predicate = predicate as? HolderPredicate? else { throw CNError(.predicateInvalid) }
    return contents.groups.filter { predicate?.fits($0.identifier, contents) ?? true }.map { CNGroup($0) }
  }

  /// Returns the containers that match a predicate, or all: there is one, on the phone itself.
  /// - Throws: `CNError.predicateInvalid` if the predicate is not one of `CNContainer`.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    let contents = try contents()
    guard let predicate = predicate as? HolderPredicate? else { throw CNError(.predicateInvalid) }
    return predicate?.fits(ContactDatabase.container, contents) ?? true ? [CNContainer()] : []
  }

  /// Returns the container of new contacts.
  open func defaultContainerIdentifier() -> String { ContactDatabase.container }

  // MARK: Changes

  /// Executes all changes of a request, or none.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    _ = try contents()
    try ContactDatabase.change { contents in
      for change in saveRequest.changes { try change(&contents) }
      contents.changes += 1
    }
    ContactDatabase.tell()
  }

  /// The position in the history of changes. Caveat: an increasing number; the history cannot be read.
  open var currentHistoryToken: Data? { (try? contents()).map { Data(String($0.changes).utf8) } }
}

extension NSNotification.Name {
  /// Posted when the contacts changed, on the main queue, here also after the app's own changes (guess).
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
