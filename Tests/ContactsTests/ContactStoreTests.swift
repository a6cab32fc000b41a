import Contacts
import Foundation
import SimulatorTesting
import SwiftUI
import Synchronization
import Testing

@Suite("Contacts", .simulator(.iPhoneSE)) @MainActor
struct ContactStoreTests {
  private let store = CNContactStore()
  private let name = [CNContactGivenNameKey, CNContactFamilyNameKey] as [any CNKeyDescriptor]

  /// Returns a screen of an app with access to contacts.
  private func screen(_ status: CNAuthorizationStatus = .authorized) async -> Screen {
    let screen = await Screen { Text("app") }
    ContactAccess.answer(status)
    return screen
  }

  private func familyNames(_ predicate: NSPredicate) throws -> [String] {
    try store.unifiedContacts(matching: predicate, keysToFetch: name).map(\.familyName)
  }

  private func john() throws -> CNContact {
    let predicate = CNContact.predicateForContacts(matchingName: "appleseed j")
    let keys = [CNContactVCardSerialization.descriptorForRequiredKeys()]
    return try #require(try store.unifiedContacts(matching: predicate, keysToFetch: keys).first)
  }

  @Test("given an app that may not see contacts, when it fetches or saves, then it hears that it may not")
  func denied() async throws {
    // Given
    let screen = await screen(.denied)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    // Then
    #expect(throws: CNError(.authorizationDenied)) { try store.execute(CNSaveRequest()) }
    #expect(throws: CNError(.authorizationDenied)) {
      try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "Kate"), keysToFetch: name)
    }
    await #expect(throws: CNError(.authorizationDenied)) { try await store.requestAccess(for: .contacts) }
    #expect((CNError(.authorizationDenied) as NSError).code == 100)
    #expect(screen.visibleText == ["app"])
  }

  @Test("given an app that nobody asked about, when it asks without a reason in its Info.plist, then it is denied")
  func notAsked() async throws {
    // Given
    let screen = await Screen { Text("app") }
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    // When
    let answer = Mutex<Bool?>(nil)
    store.requestAccess(for: .contacts) { isAllowed, _ in answer.withLock { $0 = isAllowed } }
    try await screen.settle()
    // Then
    #expect(answer.withLock { $0 } == false)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
  }

  @Test(
    "given a new phone, when an app fetches its contacts, then they are the simulator's people, in the order asked for")
  func people() async throws {
    // Given
    let screen = await screen()
    let request = CNContactFetchRequest(keysToFetch: name)
    request.sortOrder = .familyName
    // When
    var names: [String] = []
    try store.enumerateContacts(with: request) { contact, _ in names.append(contact.familyName) }
    // Then
    #expect(names == ["Appleseed", "Bell", "Haro", "Higgins", "Taylor", "Zakroff"])
    // When
    request.sortOrder = .givenName
    names = []
    try store.enumerateContacts(with: request) { contact, stop in
      names.append(contact.givenName)
      if names.count == 2 { stop.pointee = true }
    }
    // Then
    #expect(names == ["Anna", "Daniel"])
    #expect(screen.visibleText == ["app"])
  }

  @Test("given contacts, when an app looks for names, numbers and mail, then it finds who fits")
  func predicates() async throws {
    // Given
    let screen = await screen()
    // Then
    #expect(try familyNames(CNContact.predicateForContacts(matchingName: "zak h")) == ["Zakroff"])
    #expect(try familyNames(CNContact.predicateForContacts(matchingName: "creative")) == ["Bell"])
    #expect(try familyNames(CNContact.predicateForContacts(matchingName: "")) == [])
    #expect(
      try familyNames(CNContact.predicateForContacts(matchingEmailAddress: "john-appleseed@MAC.com"))
        == ["Appleseed"])
    let number = CNPhoneNumber(stringValue: "+1 555 564 8583")
    #expect(try familyNames(CNContact.predicateForContacts(matching: number)) == ["Bell"])
    #expect(throws: CNError(.predicateInvalid)) { try familyNames(NSPredicate(value: true)) }
    #expect(screen.visibleText == ["app"])
  }

  @Test(
    "given a contact with some properties, when others are asked for, then they are empty and said not to be fetched")
  func keys() async throws {
    // Given
    let screen = await screen()
    let predicate = CNContact.predicateForContacts(matchingName: "Kate")
    let kate = try #require(try store.unifiedContacts(matching: predicate, keysToFetch: name).first)
    // Then
    #expect(kate.givenName == "Kate" && kate.phoneNumbers.isEmpty)
    #expect(kate.isKeyAvailable(CNContactIdentifierKey) && !kate.isKeyAvailable(CNContactPhoneNumbersKey))
    #expect(kate.areKeysAvailable(name))
    #expect(!kate.areKeysAvailable([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]))
    // When
    let whole = try store.unifiedContact(
      withIdentifier: kate.identifier, keysToFetch: [CNContactPhoneNumbersKey as CNKeyDescriptor])
    // Then
    #expect(whole.phoneNumbers.map(\.value.stringValue) == ["(555) 564-8583", "(415) 555-3695"])
    #expect(
      whole.phoneNumbers.compactMap(\.label).map { CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: $0) }
        == ["mobile", "main"])
    #expect(NSPredicate(format: "phoneNumbers.@count > 1").evaluate(with: whole))
    #expect(!NSPredicate(format: "emailAddresses.@count > 0").evaluate(with: whole))
    #expect(screen.visibleText == ["app"])
  }

  @Test(
    "given a new contact, when it is saved, changed and deleted, then the phone has it so, and the app hears each time")
  func saving() async throws {
    // Given
    let screen = await screen()
    let heard = Mutex(0)
    let observer = NotificationCenter.default.addObserver(forName: .CNContactStoreDidChange, object: nil, queue: nil) {
      _ in heard.withLock { $0 += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
    // When
    let adding = CNSaveRequest()
    adding.add(contact, toContainerWithIdentifier: nil)
    try store.execute(adding)
    try await screen.settle()
    // Then
    let found = try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: name)
    #expect(found.givenName == "Ada" && heard.withLock { $0 } == 1)
    #expect(throws: CNError.self) { try store.execute(adding) }
    // When
    let changed = try #require(found.mutableCopy() as? CNMutableContact)
    changed.familyName = "Lovelace"
    let updating = CNSaveRequest()
    updating.update(changed)
    try store.execute(updating)
    try await screen.settle()
    // Then
    let mail = CNContact.predicateForContacts(matchingEmailAddress: "ada@example.com")
    #expect(try familyNames(mail) == ["Lovelace"])
    #expect(found.familyName == "")
    // When
    let deleting = CNSaveRequest()
    deleting.delete(changed)
    try store.execute(deleting)
    try await screen.settle()
    // Then
    #expect(try familyNames(mail) == [])
    #expect(heard.withLock { $0 } == 3)
  }

  @Test("given a request of which one change cannot be made, when it is executed, then none is")
  func allOrNone() async throws {
    // Given
    let screen = await screen()
    let request = CNSaveRequest()
    request.add(CNMutableContact(), toContainerWithIdentifier: nil)
    request.delete(CNMutableContact())
    // When
    #expect(throws: CNError.self) { try store.execute(request) }
    // Then
    var count = 0
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: name)) { _, _ in count += 1 }
    #expect(count == 6)
    #expect(screen.visibleText == ["app"])
  }

  @Test("given a group, when a contact is put into it and taken out, then the group's contacts are these")
  func groups() async throws {
    // Given
    let screen = await screen()
    let group = CNMutableGroup()
    group.name = "Friends"
    let request = CNSaveRequest()
    request.add(group, toContainerWithIdentifier: store.defaultContainerIdentifier())
    request.addMember(try john(), to: group)
    try store.execute(request)
    // Then
    #expect(try store.groups(matching: nil).map(\.name) == ["Friends"])
    #expect(try store.containers(matching: nil).map(\.type) == [.local])
    let members = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
    #expect(try familyNames(members) == ["Appleseed"])
    // When
    let removing = CNSaveRequest()
    removing.removeMember(try john(), from: group)
    try store.execute(removing)
    // Then
    #expect(try familyNames(members) == [])
    #expect(screen.visibleText == ["app"])
  }
}
