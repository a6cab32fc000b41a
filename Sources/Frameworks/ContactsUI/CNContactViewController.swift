import Foundation
import Observation
import ScrollworkContacts
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The delegate of a contact's page.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Returns whether a tapped property performs its action: a call, a mail or a page. True by default.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// The person completed a new contact, deleted one, or added an unknown one; nil if there is none. The app dismisses
  /// the page.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Returns true.
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// A contact's page: it shows a contact, offers to add an unknown one, or edits a new one. It belongs into a navigation
/// controller, whose bar shows its buttons.
///
/// Contacts that the person saves go to the phone's contacts, regardless of the app's permission. Caveats: the form has
/// names, company, telephones, mail and the note; a new contact is added to no group.
open class CNContactViewController: UIViewController {
  /// The purpose of the page.
  private enum Work { case known, unknown, new }

  /// The state of the page.
  @MainActor @Observable
  final class Page {
    var contact: CNContact
    var draft: ContactDraft?
    /// The number of changes to the controller's properties.
    var count = 0
    init(_ contact: CNContact) { self.contact = contact }
  }

  private let work: Work
  private let page: Page

  private init(_ work: Work, _ contact: CNContact) {
    self.work = work
    page = Page(contact)
    super.init(nibName: nil, bundle: nil)
    if work == .new { page.draft = ContactDraft(contact) }
  }

  /// Creates a page for a contact of the phone.
  public convenience init(for contact: CNContact) { self.init(.known, contact) }
  /// Creates a page for an unknown contact, and offers to add it.
  public convenience init(forUnknownContact contact: CNContact) { self.init(.unknown, contact) }
  /// Creates a page to edit a new contact.
  /// - Parameter contact: the initial data.
  public convenience init(forNewContact contact: CNContact?) { self.init(.new, contact ?? CNContact()) }
  /// Creates a page for a new contact: archives contain no contacts.
  public required init?(coder: NSCoder) {
    work = .new
    page = Page(CNContact())
    super.init(coder: coder)
    page.draft = ContactDraft(page.contact)
  }

  /// Returns the keys required to show a contact.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactVCardSerialization.descriptorForRequiredKeys()
  }

  /// The contact.
  open var contact: CNContact { page.contact }
  /// The properties to show; nil for all.
  open var displayedPropertyKeys: [Any]? { didSet { page.count += 1 } }
  /// The delegate.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The store of the contact. Caveat: all stores are the phone's.
  open var contactStore: CNContactStore?
  /// The group of a new contact. Caveat: it is added to none.
  open var parentGroup: CNGroup?
  /// The container of a new contact. Caveat: there is only one.
  open var parentContainer: CNContainer?
  /// The name to show if there is none.
  open var alternateName: String? { didSet { page.count += 1 } }
  /// A message below the name.
  open var message: String? { didSet { page.count += 1 } }
  /// Whether the person can edit and delete the contact.
  open var allowsEditing = true { didSet { updateButtons() } }
  /// Whether a tap on a property performs its action, such as a call.
  open var allowsActions = true
  /// Whether linked contacts are shown. Caveat: none are linked.
  open var shouldShowLinkedContacts = false

  private var highlighted: (key: String, identifier: String?)?

  /// Highlights a property.
  /// - Parameter identifier: the identifier of the value; nil for a property with one value.
  open func highlightProperty(withKey key: String, identifier: String?) {
    highlighted = (key, identifier)
    page.count += 1
  }

  open override func loadView() { view = _UIHostingView(rootView: ContactPage(controller: self, page: page)) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    updateButtons()
  }

  private func updateButtons() {
    func button(_ item: UIBarButtonItem.SystemItem, _ act: @escaping @MainActor () -> Void) -> UIBarButtonItem {
      UIBarButtonItem(systemItem: item, primaryAction: UIAction { _ in act() })
    }
    if page.draft != nil {
      navigationItem.title = work == .new ? "New Contact" : nil
      navigationItem.leftBarButtonItem = button(.cancel) { [weak self] in self?.cancel() }
      navigationItem.rightBarButtonItem = button(.done) { [weak self] in self?.save() }
    } else {
      navigationItem.leftBarButtonItem = nil
      navigationItem.rightBarButtonItem =
        work == .known && allowsEditing
        ? button(.edit) { [weak self] in self?.edit() } : nil
    }
  }

  // MARK: What the person does

  fileprivate func edit() {
    page.draft = ContactDraft(page.contact)
    updateButtons()
  }

  private func cancel() {
    guard work != .new else { delegate?.contactViewController(self, didCompleteWith: nil); return }
    page.draft = nil
    updateButtons()
  }

  private func save() {
    guard let result = page.draft?.result else { return }
    ContactDatabase.put(result)
    page.contact = result
    guard work == .known else { delegate?.contactViewController(self, didCompleteWith: result); return }
    page.draft = nil
    updateButtons()
  }

  fileprivate func delete() {
    ContactDatabase.remove(page.contact)
    delegate?.contactViewController(self, didCompleteWith: nil)
  }

  fileprivate func tap(_ property: CNContactProperty) {
    guard allowsActions,
      delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true
    else { return }
    ContactText.open(property)
  }

  fileprivate var card: ContactCard {
    let keys = displayedPropertyKeys.map { keys in keys.compactMap { $0 as? String } }
    var card = ContactCard(contact: page.contact, keys: keys) { [weak self] property in self?.tap(property) }
    (card.alternateName, card.message, card.highlighted) = (alternateName, message, highlighted)
    if work == .unknown, allowsActions {
      card.actions = [("Create New Contact", false, { [weak self] in self?.edit() })]
    }
    return card
  }
}

/// The page or its form.
private struct ContactPage: View {
  weak var controller: CNContactViewController?
  let page: CNContactViewController.Page

  private var delete: (@MainActor () -> Void)? {
    guard ContactDatabase.has(page.contact) else { return nil }
    return { [weak controller] in controller?.delete() }
  }

  var body: some View {
    if let draft = page.draft {
      ContactForm(draft: draft, delete: delete)
    } else if page.count >= 0, let controller {
      controller.card
    }
  }
}
