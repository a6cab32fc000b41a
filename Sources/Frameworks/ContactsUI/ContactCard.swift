import Foundation
import ScrollworkContacts
import ScrollworkSwiftUI

/// The data of a contact, with each property in a row that can be tapped.
struct ContactCard: View {
  let contact: CNContact
  /// The properties; nil for all on a page.
  let keys: [String]?
  /// The name to show if there is none.
  var alternateName: String?
  /// The message below the name.
  var message: String?
  /// The highlighted property and value.
  var highlighted: (key: String, identifier: String?)?
  /// Further actions.
  var actions: [(title: String, isDestructive: Bool, act: @MainActor () -> Void)] = []
  let tap: @MainActor (CNContactProperty) -> Void

  private var properties: [CNContactProperty] { contact.properties(keys ?? ContactText.shownKeys) }

  private var work: String {
    [contact.jobTitle, contact.departmentName, contact.organizationName].filter { !$0.isEmpty }
      .joined(separator: " – ")
  }

  private var name: String {
    if let alternateName, CNContactFormatter.string(from: contact, style: .fullName) == nil { return alternateName }
    return ContactText.name(of: contact)
  }

  var body: some View {
    List {
      VStack(spacing: 4) {
        picture.frame(width: 100, height: 100).clipShape(Circle()).accessibilityHidden(true)
        Text(name).font(.title).multilineTextAlignment(.center).accessibilityAddTraits(.isHeader)
        if !work.isEmpty, work != name { Text(work).foregroundStyle(.secondary) }
        if let message { Text(message).font(.footnote).foregroundStyle(.secondary) }
      }
      .frame(maxWidth: .infinity)
      .listRowBackground(Color.clear)
      Section {
        ForEach(Array(properties.enumerated()), id: \.offset) { _, property in row(property) }
      }
      if !actions.isEmpty {
        Section {
          ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
            Button(action.title, role: action.isDestructive ? .destructive : nil) { action.act() }
          }
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var picture: some View {
    if let image = contact.imageData.flatMap({ UIImage(data: $0) }) {
      Image(uiImage: image).resizable().scaledToFill()
    } else {
      Image(systemName: "person.crop.circle.fill").resizable().foregroundStyle(.gray)
    }
  }

  private func row(_ property: CNContactProperty) -> some View {
    let isMarked = highlighted.map { $0.key == property.key && $0.identifier == property.identifier } ?? false
    return Button {
      tap(property)
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text(ContactText.label(of: property)).font(.subheadline).foregroundStyle(.primary)
        Text(ContactText.text(of: property)).foregroundStyle(isMarked ? Color.red : Color.accentColor)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
