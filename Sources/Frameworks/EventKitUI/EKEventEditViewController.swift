import Foundation
import ScrollworkEventKit
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// Cancelled.
  case canceled = 0
  /// Saved.
  case saved = 1
  /// Deleted.
  case deleted = 2

  /// Cancelled, in another spelling.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// The delegate of an event editor.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The person is done. The app dismisses the controller.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar for new events; by default the person's default one.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Returns the person's default calendar.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    let store = controller.eventStore ?? EKEventStore()
    return store.offeredCalendars(for: .event).first ?? EKCalendar(for: .event, eventStore: store)
  }
}

/// Lets a person edit an event, and saves it. The app needs no permission for a new one. The app presents and dismisses
/// it.
///
/// Caveats: the form has no location search, time zones, invitations and attachments; for a recurring event only the
/// occurrence changes, unless the person changes its recurrence; leaving with changes does not ask.
open class EKEventEditViewController: UINavigationController {
  /// The delegate.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store of the event.
  open var eventStore: EKEventStore!
  /// The event; nil for a new one, which the controller creates.
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

  /// Cancels editing: the event remains unchanged.
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

/// Confirms the deletion of an event.
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
