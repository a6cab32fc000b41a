import Foundation
import ScrollworkUIKit
import Synchronization

/// What is kept of a group.
struct GroupRecord: Equatable, Sendable {
  var identifier = UUID().uuidString
  var name = ""
  /// The identifiers of the contacts in it.
  var members: Set<String> = []
}

/// The contacts of the phone now. A new phone has the people that Apple's simulator has.
package enum ContactDatabase {
  /// Everything that changes.
  struct Contents: Sendable {
    /// In the order in which they were added.
    var contacts = SamplePeople.records()
    var groups: [GroupRecord] = []
    /// How often they were changed.
    var changes = 0
  }

  private struct State: Sendable {
    /// The phone that the rest belongs to.
    var phone = -1
    var contents = Contents()
  }

  /// The identifier of the only container.
  static let container = "00000000-0000-0000-0000-000000000001:ABAccount"

  private static let state = Mutex(State())

  /// All of it now.
  static var contents: Contents { change { $0 } }

  /// The contacts now, with all of their properties, whether the app may see them or not: for what the system itself shows.
  package static var allContacts: [CNContact] { contents.contacts.map { CNContact($0, keys: nil) } }

  /// Whether a contact is on the phone.
  package static func has(_ contact: CNContact) -> Bool {
    contents.contacts.contains { $0.identifier == contact.identifier }
  }

  /// The person saves a contact, a new one or one that is on the phone.
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

  /// The person deletes a contact.
  package static func remove(_ contact: CNContact) {
    let identifier = contact.identifier
    change { contents in
      contents.contacts.removeAll { $0.identifier == identifier }
      for index in contents.groups.indices { contents.groups[index].members.remove(identifier) }
      contents.changes += 1
    }
    tell()
  }

  /// Tells the app that contacts changed.
  static func tell() {
    DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
  }

  /// Changes it, or leaves it as it is where the function throws.
  @discardableResult
  static func change<Result: Sendable>(_ body: (inout Contents) throws -> Result) rethrows -> Result {
    try state.withLock { state in
      let phone = Phone.number.load(ordering: .relaxed)
      if state.phone != phone { state = State(phone: phone) }
      var contents = state.contents
      let result = try body(&contents)
      state.contents = contents
      return result
    }
  }
}
