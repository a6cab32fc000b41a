import Contacts
import ContactsUI
import Foundation
import SimulatorTesting
import Testing
import UIKit

/// Presents pickers, and records the selection.
private class PickingController: UIViewController {
  var names: [String] = []
  var isCancelled = false

  func pick(_ keys: [String]? = nil, enabling: NSPredicate? = nil) {
    let picker = CNContactPickerViewController()
    picker.delegate = self as? any CNContactPickerDelegate
    picker.displayedPropertyKeys = keys
    picker.predicateForEnablingContact = enabling
    present(picker, animated: true)
  }
}

private final class OneContactController: PickingController, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    names.append(contact.familyName)
  }
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { isCancelled = true }
}

private final class ManyContactsController: PickingController, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    names = contacts.map(\.familyName)
  }
}

private final class PropertyController: PickingController, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
    names = [contactProperty.contact.familyName, (contactProperty.value as? CNPhoneNumber)?.stringValue ?? "none"]
  }
}

/// Shows a new contact's page, and records the result.
private final class NewContactController: UIViewController, CNContactViewControllerDelegate {
  var name: String?

  func write() {
    let page = CNContactViewController(forNewContact: nil)
    page.delegate = self
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
    name = contact?.givenName
    viewController.dismiss(animated: true)
  }
}

@Suite("Pickers of contacts", .simulator(.iPhone16)) @MainActor
struct ContactPickerTests {
  private func screen(_ controller: UIViewController) async throws -> Screen {
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    return screen
  }

  @Test("given a delegate for one contact, when the person taps one, then the picker goes and the app gets it, unasked")
  func one() async throws {
    // Given
    let controller = OneContactController()
    let screen = try await screen(controller)
    controller.pick()
    try await screen.settle()
    #expect(screen.visibleText.contains("Hank M. Zakroff"))
    // When
    try await screen.tap(.label("Kate Bell"))
    try await screen.settle()
    // Then
    #expect(controller.names == ["Bell"] && controller.presentedViewController == nil && !controller.isCancelled)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
  }

  @Test("given a picker, when the person calls it off, then the app hears that nothing was chosen")
  func cancel() async throws {
    // Given
    let controller = OneContactController()
    let screen = try await screen(controller)
    controller.pick(enabling: NSPredicate(format: "emailAddresses.@count > 0"))
    try await screen.settle()
    #expect(try screen.find(.label("David Taylor")).isEnabled == false)
    #expect(try screen.find(.label("Kate Bell")).isEnabled)
    // When
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    // Then
    #expect(controller.isCancelled && controller.names == [] && controller.presentedViewController == nil)
  }

  @Test("given a delegate for several contacts, when the person marks two and is done, then the app gets both")
  func many() async throws {
    // Given
    let controller = ManyContactsController()
    let screen = try await screen(controller)
    controller.pick()
    try await screen.settle()
    // When
    for name in ["Kate Bell", "John Appleseed", "Anna Haro", "Kate Bell"] {
      try await screen.tap(.label(name))
      try await screen.settle()
    }
    try await screen.tap(.label("Done"))
    try await screen.settle()
    // Then
    #expect(controller.names == ["Appleseed", "Haro"] && controller.presentedViewController == nil)
  }

  @Test("given a delegate for a property, when the person taps a contact and a number, then the app gets the number")
  func property() async throws {
    // Given
    let controller = PropertyController()
    let screen = try await screen(controller)
    controller.pick([CNContactPhoneNumbersKey])
    try await screen.settle()
    // When
    try await screen.tap(.label("John Appleseed"))
    try await screen.settle()
    #expect(screen.visibleText.contains("888-555-5512"))
    #expect(!screen.visibleText.contains("John-Appleseed@mac.com"))
    try await screen.tap(.label(contains: "888-555-1212"))
    try await screen.settle()
    // Then
    #expect(controller.names == ["Appleseed", "888-555-1212"] && controller.presentedViewController == nil)
  }

  @Test("given a page for a new contact, when the person writes a name and is done, then the phone has the contact")
  func new() async throws {
    // Given
    let controller = NewContactController()
    let screen = try await screen(controller)
    controller.write()
    try await screen.settle()
    // When
    try await screen.type("Ada", into: .label("First name"))
    try await screen.tap(.label("Done"))
    try await screen.settle()
    // Then
    #expect(controller.name == "Ada" && controller.presentedViewController == nil)
    ContactAccess.answer(.authorized)
    let predicate = CNContact.predicateForContacts(matchingName: "Ada")
    let found = try CNContactStore().unifiedContacts(
      matching: predicate, keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    #expect(found.count == 1)
  }
}
