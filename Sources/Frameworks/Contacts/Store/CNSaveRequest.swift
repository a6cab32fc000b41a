import Foundation

/// A set of changes of contacts and groups, made when a store executes the request. Each is saved in its state at that
/// time.
open class CNSaveRequest: NSObject {
  var changes: [(inout ContactDatabase.Contents) throws -> Void] = []

  /// Creates an empty request.
  public override init() { super.init() }

  /// The author of the changes. Caveat: only kept, as there is no history of changes.
  open var transactionAuthor: String?
  /// Whether to refetch saved contacts. Caveat: they are up to date in any case.
  open var shouldRefetchContacts = true

  // MARK: Contacts

  /// Adds a contact.
  /// - Parameter identifier: the identifier of the container; nil for the default one.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append { contents in
      try Self.check(identifier)
      let record = contact.record
      guard !contents.contacts.contains(where: { $0.identifier == record.identifier }) else {
        throw CNError(.insertedRecordAlreadyExists, [record.identifier])
      }
      contents.contacts.append(record)
    }
  }

  /// Updates a contact. Properties that were not fetched remain unchanged.
  open func update(_ contact: CNMutableContact) {
    changes.append { contents in
      let index = try Self.index(of: contact, contents)
      contents.contacts[index].take(contact.keys ?? CNContact.allKeys, from: contact.record)
    }
  }

  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) {
    changes.append { contents in
      contents.contacts.remove(at: try Self.index(of: contact, contents))
      for index in contents.groups.indices { contents.groups[index].members.remove(contact.identifier) }
    }
  }

  // MARK: Groups

  /// Adds a group.
  /// - Parameter identifier: the identifier of the container; nil for the default one.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
    changes.append { contents in
      try Self.check(identifier)
      guard !contents.groups.contains(where: { $0.identifier == group.identifier }) else {
        throw CNError(.insertedRecordAlreadyExists, [group.identifier])
      }
      contents.groups.append(GroupRecord(identifier: group.identifier, name: group.name))
    }
  }

  /// Renames a group.
  open func update(_ group: CNMutableGroup) {
    changes.append { contents in contents.groups[try Self.index(of: group, contents)].name = group.name }
  }

  /// Deletes a group, but not its contacts.
  open func delete(_ group: CNMutableGroup) {
    changes.append { contents in contents.groups.remove(at: try Self.index(of: group, contents)) }
  }

  /// Adds a contact to a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) {
    changes.append { contents in
      _ = try Self.index(of: contact, contents)
      contents.groups[try Self.index(of: group, contents)].members.insert(contact.identifier)
    }
  }

  /// Removes a contact from a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {
    changes.append { contents in
      contents.groups[try Self.index(of: group, contents)].members.remove(contact.identifier)
    }
  }

  private static func check(_ container: String?) throws {
    guard let container, container != ContactDatabase.container else { return }
    throw CNError(.parentRecordDoesNotExist, [container])
  }

  private static func index(of contact: CNContact, _ contents: ContactDatabase.Contents) throws -> Int {
    guard let index = contents.contacts.firstIndex(where: { $0.identifier == contact.identifier }) else {
      throw CNError(.recordDoesNotExist, [contact.identifier])
    }
    return index
  }

  private static func index(of group: CNGroup, _ contents: ContactDatabase.Contents) throws -> Int {
    guard let index = contents.groups.firstIndex(where: { $0.identifier == group.identifier }) else {
      throw CNError(.recordDoesNotExist, [group.identifier])
    }
    return index
  }
}
