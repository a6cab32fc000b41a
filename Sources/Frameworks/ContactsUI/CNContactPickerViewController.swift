import Foundation
import ScrollworkContacts
import ScrollworkSwiftUI
import ScrollworkUIKit

/// Lets the person choose contacts, of all that are on the phone. The app needs no permission: it gets what is chosen, with
/// all properties, and no more.
open class CNContactPickerViewController: UIViewController {
  /// The properties that a contact's page shows; nil for all. See `CNContactPickerDelegate` for what else it decides.
  open var displayedPropertyKeys: [String]?
  /// Hears what the person chose.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Which contacts can be chosen, by their properties; nil for all. The others are grey.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen by a tap; the page of any other one comes up. Nil for what the delegate decides.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which properties are chosen by a tap; any other one does what it is for, such as a call. Nil for all.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// The delegate has not got the method that was called.
  var isUnanswered = false
  private var isOver = false

  /// A picker.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives hold nothing of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = _UIHostingView(rootView: ContactList(picker: self)) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
  }

  /// The person pulled the picker away, or what it is in.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isOver else { return }
    isOver = true
    delegate?.contactPickerDidCancel(self)
  }

  func isEnabled(_ contact: CNContact) -> Bool { predicateForEnablingContact?.evaluate(with: contact) ?? true }

  /// What a tap on a contact leads to.
  enum Step { case end, properties, marks }

  func tap(_ contact: CNContact) -> Step {
    if let predicate = predicateForSelectionOfContact, !predicate.evaluate(with: contact) { return .properties }
    let isTold = tell { $0.contactPicker(self, didSelect: contact) }
    if isTold { return .end }
    return displayedPropertyKeys == nil ? .marks : .properties
  }

  func tap(_ property: CNContactProperty) {
    if let predicate = predicateForSelectionOfProperty, !predicate.evaluate(with: property) {
      return ContactText.open(property)
    }
    _ = tell { $0.contactPicker(self, didSelect: property) }
  }

  func choose(_ contacts: [CNContact]) {
    if tell({ $0.contactPicker(self, didSelect: contacts) }) { return }
    let keys = displayedPropertyKeys ?? ContactText.shownKeys
    _ = tell { $0.contactPicker(self, didSelectContactProperties: contacts.flatMap { $0.properties(keys) }) }
  }

  func cancel() {
    end()
    delegate?.contactPickerDidCancel(self)
  }

  /// Tells the delegate, if it has the method.
  private func tell(_ body: (any CNContactPickerDelegate) -> Void) -> Bool {
    isUnanswered = false
    if let delegate { body(delegate) }
    if !isUnanswered { end() }
    return !isUnanswered
  }

  private func end() {
    isOver = true
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
