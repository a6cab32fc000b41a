import Foundation

/// What of the person's an app asks for.
public enum CNEntityType: Int, Sendable {
  /// The contacts.
  case contacts = 0
}

/// Whether the app may.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Nobody asked yet.
  case notDetermined = 0
  /// No, and the person cannot change it. Caveat: never here.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case authorized = 3
  /// Some of them. Caveat: never here.
  case limited = 4
}

/// The person's contacts, of which each simulated phone has its own. They begin with the people of Apple's simulator, and
/// last as long as the phone runs.
///
/// An app that was not allowed gets `CNError.authorizationDenied`, also if nobody was asked yet (guess). Caveats: no contacts
/// are linked, there is one container, and no history of changes.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// The contacts.
  public override init() { super.init() }

  // MARK: Permission

  /// What the app may do.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { ContactAccess.status }

  /// Has the system ask the person, unless it did before. Without the reason in the app's Info.plist nobody is asked, which
  /// is said on stderr. The answer comes on the main queue.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    ContactAccess.request { status in
      completionHandler(status == .authorized, status == .authorized ? nil : CNError(.authorizationDenied))
    }
  }

  /// The same, and waits.
  /// - Returns: true.
  /// - Throws: `CNError.authorizationDenied` if the person says no.
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

  /// The contacts that fit, with some properties.
  /// - Parameter predicate: one of `CNContact`'s.
  /// - Throws: `CNError.predicateInvalid` for any other predicate.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try contacts(predicate, ContactKeys.names(keys)) { CNContact($0, keys: $1) }
  }

  /// A contact, with some properties.
  /// - Throws: `CNError.recordDoesNotExist` if it is not there.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
    guard let contact = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
      throw CNError(.recordDoesNotExist, [identifier])
    }
    return contact
  }

  /// Calls a function for each contact that a request is about.
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

  /// The groups that fit, or all.
  /// - Throws: `CNError.predicateInvalid` if the predicate is none of `CNGroup`'s.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    let contents = try contents()
    guard let predicate = predicate as? HolderPredicate? else { throw CNError(.predicateInvalid) }
    return contents.groups.filter { predicate?.fits($0.identifier, contents) ?? true }.map { CNGroup($0) }
  }

  /// The containers that fit, or all: there is one, on the phone itself.
  /// - Throws: `CNError.predicateInvalid` if the predicate is none of `CNContainer`'s.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    let contents = try contents()
    guard let predicate = predicate as? HolderPredicate? else { throw CNError(.predicateInvalid) }
    return predicate?.fits(ContactDatabase.container, contents) ?? true ? [CNContainer()] : []
  }

  /// Where new contacts go.
  open func defaultContainerIdentifier() -> String { ContactDatabase.container }

  // MARK: Changes

  /// Makes all changes of a request, or none.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    _ = try contents()
    try ContactDatabase.change { contents in
      for change in saveRequest.changes { try change(&contents) }
      contents.changes += 1
    }
    ContactDatabase.tell()
  }

  /// Where the history of changes is. Caveat: a number that grows; the history cannot be read.
  open var currentHistoryToken: Data? { (try? contents()).map { Data(String($0.changes).utf8) } }
}

extension NSNotification.Name {
  /// The contacts changed. Posted on the main queue, here also after the app's own changes (guess).
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
