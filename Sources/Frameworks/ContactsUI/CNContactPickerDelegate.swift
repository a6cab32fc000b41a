import Foundation
import ScrollworkContacts

/// Hears what the person chose. The picker goes by itself.
///
/// The methods are optional, and which of them a delegate has decides what a tap does. As it cannot be known here which it has,
/// a picker asks in turn: a contact that is tapped goes to `contactPicker(_:didSelect:)` for one contact. If the delegate has
/// not got that, the page of the contact's properties comes up where `displayedPropertyKeys` is set, and one that is tapped goes
/// to the method for a property; where it is not set, contacts are marked from then on, and those marked go with Done to the
/// method for several contacts, or else their properties to the method for several properties.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The person called it off.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The person chose a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The person chose a property of a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// The person chose several contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// The person chose several contacts, of which these are the properties to be shown.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Has the picker ask for several, or for a property.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    picker.isUnanswered = true
  }
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  /// Has the properties told.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    picker.isUnanswered = true
  }
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}
