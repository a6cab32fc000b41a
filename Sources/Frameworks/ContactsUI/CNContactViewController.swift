import Foundation
import Observation
import ScrollworkContacts
import ScrollworkSwiftUI
import ScrollworkUIKit

/// Hears what the person does on a contact's page.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// The person tapped a property: whether to call, to write or to open the page. True unless the delegate has it.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// The person is done with a new contact, or deleted one, or added an unknown one; nil for none. The app takes the page away.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// True.
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// A contact's page: shows a contact, offers to add one that is not on the phone, or has a new one written. It belongs into a
/// navigation controller, whose bar has its buttons.
///
/// What the person saves goes to the phone's contacts, whether the app may see them or not. Caveats: the form has names,
/// company, telephones, mail and the note; a new contact goes to no group.
open class CNContactViewController: UIViewController {
  /// What the page is for.
  private enum Work { case known, unknown, new }

  /// What is shown.
  @MainActor @Observable
  final class Page {
    var contact: CNContact
    var draft: ContactDraft?
    /// Changes of what the controller's properties say.
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

  /// Shows a contact of the phone.
  public convenience init(for contact: CNContact) { self.init(.known, contact) }
  /// Shows a contact that is not on the phone, and offers to add it.
  public convenience init(forUnknownContact contact: CNContact) { self.init(.unknown, contact) }
  /// Has the person write a new contact.
  /// - Parameter contact: what is known already.
  public convenience init(forNewContact contact: CNContact?) { self.init(.new, contact ?? CNContact()) }
  /// Archives hold no contacts: a page for a new one.
  public required init?(coder: NSCoder) {
    work = .new
    page = Page(CNContact())
    super.init(coder: coder)
    page.draft = ContactDraft(page.contact)
  }

  /// What has to be fetched of a contact that is to be shown.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactVCardSerialization.descriptorForRequiredKeys()
  }

  /// The contact.
  open var contact: CNContact { page.contact }
  /// The properties that are shown; nil for all.
  open var displayedPropertyKeys: [Any]? { didSet { page.count += 1 } }
  /// Hears what the person does.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Where the contact is from and goes to. Caveat: all stores are the phone's.
  open var contactStore: CNContactStore?
  /// The group that a new contact goes to. Caveat: it goes to none.
  open var parentGroup: CNGroup?
  /// The container that a new contact goes to. Caveat: there is only one.
  open var parentContainer: CNContainer?
  /// Stands in for a name that is missing.
  open var alternateName: String? { didSet { page.count += 1 } }
  /// Said under the name.
  open var message: String? { didSet { page.count += 1 } }
  /// Whether the person can change the contact, and delete it.
  open var allowsEditing = true { didSet { updateButtons() } }
  /// Whether a tap on a property does what it is for, such as a call.
  open var allowsActions = true
  /// Whether linked contacts are shown. Caveat: none are linked.
  open var shouldShowLinkedContacts = false

  private var highlighted: (key: String, identifier: String?)?

  /// Marks a property.
  /// - Parameter identifier: of the value; nil for a property with one value.
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
