import Foundation
import ScrollworkContacts

/// The delegate of a contact picker. The picker dismisses itself.
///
/// The methods are optional, and those that a delegate implements decide the effect of a tap. As this cannot be known
/// here, a picker asks in turn: a tapped contact is passed to `contactPicker(_:didSelect:)` for one contact. If the
/// delegate does not implement it, the page of the contact's properties appears if `displayedPropertyKeys` is set, and
/// a tapped one is passed to the method for a property; otherwise contacts are selected from then on, and Done passes
/// them to the method for several contacts, or else their properties to the method for several properties.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The person cancelled it.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The person chose a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The person chose a property of a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// The person chose several contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// The person chose several contacts, with these properties to show.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Makes the picker ask for several contacts, or for a property.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    picker.isUnanswered = true
  }
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  /// Makes the picker report the properties.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    picker.isUnanswered = true
  }
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}
