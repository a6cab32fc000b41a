import Foundation
import Observation
import ScrollworkContacts
import ScrollworkSwiftUI

/// The edited data of a contact.
@MainActor @Observable
final class ContactDraft {
  /// An edited value of several.
  struct Entry: Identifiable {
    let id: String
    var label: String
    var text: String
  }

  var givenName: String
  var familyName: String
  var organizationName: String
  var phones: [Entry]
  var mails: [Entry]
  var note: String
  private let contact: CNContact

  init(_ contact: CNContact) {
    self.contact = contact
    (givenName, familyName) = (contact.givenName, contact.familyName)
    (organizationName, note) = (contact.organizationName, contact.note)
    phones =
      contact.phoneNumbers.map {
        Entry(id: $0.identifier, label: $0.label ?? CNLabelOther, text: $0.value.stringValue)
      } + [Entry(id: UUID().uuidString, label: CNLabelPhoneNumberMobile, text: "")]
    mails =
      contact.emailAddresses.map {
        Entry(id: $0.identifier, label: $0.label ?? CNLabelOther, text: $0.value as String)
      } + [Entry(id: UUID().uuidString, label: CNLabelHome, text: "")]
  }

  /// The edited contact; properties outside the form remain unchanged.
  var result: CNMutableContact {
    let result = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
    (result.givenName, result.familyName) = (givenName, familyName)
    (result.organizationName, result.note) = (organizationName, note)
    result.phoneNumbers = phones.filter { !$0.text.isEmpty }.map { entry in
      let number = CNPhoneNumber(stringValue: entry.text)
      let old = contact.phoneNumbers.first { $0.identifier == entry.id }
      return old?.settingValue(number) ?? CNLabeledValue(label: entry.label, value: number)
    }
    result.emailAddresses = mails.filter { !$0.text.isEmpty }.map { entry in
      let old = contact.emailAddresses.first { $0.identifier == entry.id }
      return old?.settingValue(entry.text as NSString)
        ?? CNLabeledValue(label: entry.label, value: entry.text as NSString)
    }
    return result
  }
}

/// The fields to edit a contact.
struct ContactForm: View {
  @Bindable var draft: ContactDraft
  /// Deletes the contact; nil for a new one.
  let delete: (@MainActor () -> Void)?

  var body: some View {
    Form {
      Section {
        TextField("First name", text: $draft.givenName)
        TextField("Last name", text: $draft.familyName)
        TextField("Company", text: $draft.organizationName)
      }
      Section {
        ForEach($draft.phones) { $entry in field("Phone", $entry).keyboardType(.phonePad) }
      }
      Section {
        ForEach($draft.mails) { $entry in
          field("Email", $entry).keyboardType(.emailAddress).textInputAutocapitalization(.never)
        }
      }
      Section { TextField("Notes", text: $draft.note, axis: .vertical) }
      if let delete { Section { Button("Delete Contact", role: .destructive) { delete() } } }
    }
  }

  private func field(_ title: String, _ entry: Binding<ContactDraft.Entry>) -> some View {
    HStack {
      Text(CNLabeledValue<NSString>.localizedString(forLabel: entry.wrappedValue.label)).foregroundStyle(.tint)
      TextField(title, text: entry.text)
    }
  }
}
