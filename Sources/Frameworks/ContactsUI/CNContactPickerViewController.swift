import Foundation
import ScrollworkContacts
import ScrollworkSwiftUI
import ScrollworkUIKit

/// Lets a person choose among all contacts on the phone. The app needs no permission: it only gets the choice, with all
/// properties.
open class CNContactPickerViewController: UIViewController {
  /// The properties on a contact's page; nil for all. See `CNContactPickerDelegate` for its other effects.
  open var displayedPropertyKeys: [String]?
  /// The delegate.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The predicate for contacts that can be chosen; nil for all. The others are dimmed.
  open var predicateForEnablingContact: NSPredicate?
  /// The predicate for contacts that a tap chooses; for the others their page appears. Nil leaves it to the delegate.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The predicate for properties that a tap chooses; the others perform their action, such as a call. Nil for all.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Whether the delegate lacks the called method.
  var isUnanswered = false
  private var isOver = false

  /// Creates a picker.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a picker: archives contain nothing of it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = _UIHostingView(rootView: ContactList(picker: self)) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
  }

  /// Called when the person dismissed the picker, or its container.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isOver else { return }
    isOver = true
    delegate?.contactPickerDidCancel(self)
  }

  func isEnabled(_ contact: CNContact) -> Bool { predicateForEnablingContact?.evaluate(with: contact) ?? true }

  /// The effect of a tap on a contact.
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

  /// Calls the delegate, if it has the method.
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
