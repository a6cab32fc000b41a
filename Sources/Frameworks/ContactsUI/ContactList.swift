import Foundation
import ScrollworkContacts
import ScrollworkSwiftUI

/// The picker's page: all contacts sorted by family name, and a search field.
struct ContactList: View {
  weak var picker: CNContactPickerViewController?
  @State private var search = ""
  @State private var marked: [String]?
  @State private var shown: CNContact?
  @State private var contacts = ContactDatabase.allContacts.sorted(by: CNContact.order)

  private var found: [CNContact] {
    guard !search.isEmpty else { return contacts }
    let predicate = CNContact.predicateForContacts(matchingName: search)
    return contacts.filter { predicate.evaluate(with: $0) }
  }

  /// The contacts grouped by their first letter.
  private var sections: [(letter: String, contacts: [CNContact])] {
    var sections: [(letter: String, contacts: [CNContact])] = []
    for contact in found {
      let letter = ContactText.letter(of: contact)
      if sections.last?.letter == letter {
        sections[sections.count - 1].contacts.append(contact)
      } else {
        sections.append((letter, [contact]))
      }
    }
    return sections
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(sections, id: \.letter) { section in
          Section(section.letter) {
            ForEach(section.contacts, id: \.identifier) { contact in row(contact) }
          }
        }
      }
      .listStyle(.plain)
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: search) } }
      .navigationTitle("Contacts")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: $search)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { picker?.cancel() } }
        if let marked {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { picker?.choose(contacts.filter { marked.contains($0.identifier) }) }
              .disabled(marked.isEmpty)
          }
        }
      }
      .navigationDestination(item: $shown) { contact in
        ContactCard(contact: contact, keys: picker?.displayedPropertyKeys) { picker?.tap($0) }
      }
    }
  }

  private func row(_ contact: CNContact) -> some View {
    let isMarked = marked?.contains(contact.identifier) ?? false
    return Button {
      tap(contact)
    } label: {
      HStack {
        if marked != nil {
          Image(systemName: isMarked ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(isMarked ? Color.accentColor : Color.secondary)
            .accessibilityHidden(true)
        }
        Text(ContactText.name(of: contact)).foregroundStyle(.primary)
        Spacer()
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!(picker?.isEnabled(contact) ?? false))
    .accessibilityAddTraits(isMarked ? .isSelected : [])
  }

  private func tap(_ contact: CNContact) {
    if let marked {
      self.marked =
        marked.contains(contact.identifier)
        ? marked.filter { $0 != contact.identifier } : marked + [contact.identifier]
      return
    }
    switch picker?.tap(contact) {
    case .properties: shown = contact
    case .marks: marked = [contact.identifier]
    case .end, nil: break
    }
  }
}
