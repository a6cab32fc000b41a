import Foundation

/// Changes of contacts and groups, which are made when a store executes the request. Each contact and group is saved as it is
/// then.
open class CNSaveRequest: NSObject {
  var changes: [(inout ContactDatabase.Contents) throws -> Void] = []

  /// No changes yet.
  public override init() { super.init() }

  /// Who makes the changes. Caveat: kept only, for there is no history of changes.
  open var transactionAuthor: String?
  /// Whether contacts are to be brought up to date that were saved. Caveat: they are as they were saved in any case.
  open var shouldRefetchContacts = true

  // MARK: Contacts

  /// A new contact.
  /// - Parameter identifier: of the container; nil for the default one.
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

  /// A contact that was changed. Properties that were not fetched stay as they are.
  open func update(_ contact: CNMutableContact) {
    changes.append { contents in
      let index = try Self.index(of: contact, contents)
      contents.contacts[index].take(contact.keys ?? CNContact.allKeys, from: contact.record)
    }
  }

  /// A contact that goes.
  open func delete(_ contact: CNMutableContact) {
    changes.append { contents in
      contents.contacts.remove(at: try Self.index(of: contact, contents))
      for index in contents.groups.indices { contents.groups[index].members.remove(contact.identifier) }
    }
  }

  // MARK: Groups

  /// A new group.
  /// - Parameter identifier: of the container; nil for the default one.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
    changes.append { contents in
      try Self.check(identifier)
      guard !contents.groups.contains(where: { $0.identifier == group.identifier }) else {
        throw CNError(.insertedRecordAlreadyExists, [group.identifier])
      }
      contents.groups.append(GroupRecord(identifier: group.identifier, name: group.name))
    }
  }

  /// A group that was given another name.
  open func update(_ group: CNMutableGroup) {
    changes.append { contents in contents.groups[try Self.index(of: group, contents)].name = group.name }
  }

  /// A group that goes. Its contacts stay.
  open func delete(_ group: CNMutableGroup) {
    changes.append { contents in contents.groups.remove(at: try Self.index(of: group, contents)) }
  }

  /// Puts a contact into a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) {
    changes.append { contents in
      _ = try Self.index(of: contact, contents)
      contents.groups[try Self.index(of: group, contents)].members.insert(contact.identifier)
    }
  }

  /// Takes a contact out of a group.
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
