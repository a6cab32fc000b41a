import Foundation
import ScrollworkEventKit
import ScrollworkSwiftUI
import ScrollworkUIKit

/// What the person did with an event that was to be written.
public enum EKEventEditViewAction: Int, Sendable {
  /// Called it off.
  case canceled = 0
  /// Saved it.
  case saved = 1
  /// Deleted it.
  case deleted = 2

  /// Called it off, in the other spelling.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// Hears what the person did.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The person is done. The app dismisses the controller.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// The calendar of new events; the person's default one unless the delegate has it.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The person's default calendar.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    let store = controller.eventStore ?? EKEventStore()
    return store.offeredCalendars(for: .event).first ?? EKCalendar(for: .event, eventStore: store)
  }
}

/// Has the person write an event, and saves it. The app needs no permission for a new one. It is presented, and the app
/// dismisses it.
///
/// Caveats: the form has no places to search, time zones, invitations and attachments; of an event that comes again only the
/// occurrence changes, unless the person changed how it comes again; leaving with changes asks nothing.
open class EKEventEditViewController: UINavigationController {
  /// Hears what the person did.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// Where the event is saved.
  open var eventStore: EKEventStore!
  /// The event; nil for a new one, which the controller makes.
  open var event: EKEvent?

  private var draft: EventDraft?

  open override func viewWillAppear(_ animated: Bool) {
    if draft == nil { begin() }
    super.viewWillAppear(animated)
  }

  private func begin() {
    let store: EKEventStore = eventStore ?? EKEventStore()
    let event = event ?? EKEvent(eventStore: store)
    self.event = event
    let preferred = event.calendar ?? editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
    let draft = EventDraft(event, store.offeredCalendars(for: .event), preferred)
    self.draft = draft
    let isNew = event.isNew
    let page = UIViewController()
    var delete: (@MainActor () -> Void)?
    if !isNew { delete = { [weak self] in self?.askToDelete() } }
    page.view = _UIHostingView(rootView: EventForm(draft: draft, delete: delete))
    page.title = isNew ? "New Event" : "Edit Event"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    let save = UIAction { [weak self] _ in self?.save() }
    page.navigationItem.rightBarButtonItem =
      isNew
      ? UIBarButtonItem(title: "Add", primaryAction: save) : UIBarButtonItem(systemItem: .done, primaryAction: save)
    setViewControllers([page], animated: false)
  }

  /// Calls it off, as Cancel does: the event stays as it was.
  open func cancelEditing() {
    event?.rollback()
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
  }

  private func save() {
    guard let event, let draft else { return }
    guard draft.isComplete else { return tell("The start date must be before the end date.") }
    let rules = event.recurrenceRules
    draft.apply(to: event)
    let store: EKEventStore = eventStore ?? EKEventStore()
    do {
      try store.keep(event, span: rules == event.recurrenceRules ? .thisEvent : .futureEvents, commit: true)
    } catch {
      return tell(error.localizedDescription)
    }
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
  }

  private func tell(_ reason: String) {
    let alert = UIAlertController(title: "Cannot Save Event", message: reason, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func askToDelete() {
    guard let event else { return }
    let sheet = EventDeletion.sheet(event) { [weak self] span in
      guard let self else { return }
      let store: EKEventStore = eventStore ?? EKEventStore()
      guard (try? store.drop(event, span: span, commit: true)) != nil else { return }
      editViewDelegate?.eventEditViewController(self, didCompleteWith: .deleted)
    }
    present(sheet, animated: true)
  }
}

/// Asks whether an event is to go.
@MainActor
enum EventDeletion {
  static func sheet(_ event: EKEvent, _ delete: @escaping @MainActor (EKSpan) -> Void) -> UIAlertController {
    let comesAgain = event.hasRecurrenceRules
    let sheet = UIAlertController(
      title: nil,
      message: comesAgain ? "This is a repeating event." : "Are you sure you want to delete this event?",
      preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: comesAgain ? "Delete This Event Only" : "Delete Event", style: .destructive) { _ in
        delete(.thisEvent)
      })
    if comesAgain {
      sheet.addAction(
        UIAlertAction(title: "Delete All Future Events", style: .destructive) { _ in delete(.futureEvents) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }
}
