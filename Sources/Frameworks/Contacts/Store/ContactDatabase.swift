import Foundation
import ScrollworkUIKit

/// The stored data of a group.
struct GroupRecord: Equatable, Sendable {
  var identifier = UUID().uuidString
  var name = ""
  /// The identifiers of the members.
  var members: Set<String> = []
}

/// The phone's current contacts. A new phone has the people of Apple's simulator.
package enum ContactDatabase {
  /// All mutable state.
  struct Contents: Sendable {
    /// The contacts in order of addition.
    var contacts = SamplePeople.records()
    var groups: [GroupRecord] = []
    /// The number of changes.
    var changes = 0
  }

  /// The identifier of the only container.
  static let container = "00000000-0000-0000-0000-000000000001:ABAccount"

  private static let state = PerPhone(Contents())

  /// All current contents.
  static var contents: Contents { change { $0 } }

  /// The current contacts with all properties, regardless of the app's permission: for the system's own views.
  package static var allContacts: [CNContact] { contents.contacts.map { CNContact($0, keys: nil) } }

  /// Returns whether a contact is on the phone.
  package static func has(_ contact: CNContact) -> Bool {
    contents.contacts.contains { $0.identifier == contact.identifier }
  }

  /// Saves a new or existing contact for the person.
  package static func put(_ contact: CNContact) {
    let (record, keys) = (contact.record, contact.keys ?? CNContact.allKeys)
    change { contents in
      if let index = contents.contacts.firstIndex(where: { $0.identifier == record.identifier }) {
        contents.contacts[index].take(keys, from: record)
      } else {
        contents.contacts.append(record)
      }
      contents.changes += 1
    }
    tell()
  }

  /// Deletes a contact for the person.
  package static func remove(_ contact: CNContact) {
    let identifier = contact.identifier
    change { contents in
      contents.contacts.removeAll { $0.identifier == identifier }
      for index in contents.groups.indices { contents.groups[index].members.remove(identifier) }
      contents.changes += 1
    }
    tell()
  }

  /// Notifies the app of changes.
  static func tell() {
    DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
  }

  /// Changes the contents, or leaves them unchanged if the closure throws.
  @discardableResult
  static func change<Result: Sendable>(_ body: (inout Contents) throws -> Result) rethrows -> Result {
    try state.change(body)
  }
}
