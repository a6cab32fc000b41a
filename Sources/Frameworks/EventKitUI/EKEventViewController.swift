import Foundation
import ScrollworkEventKit
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The result of an event's page.
public enum EKEventViewAction: Int, Sendable {
  /// Done.
  case done = 0
  /// An answer to an invitation. Caveat: there are none.
  case responded = 1
  /// Deleted.
  case deleted = 2
}

/// The delegate of an event's page.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// The person is done. The app dismisses the page.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// An event's page, in a navigation controller, whose bar shows its Edit button.
open class EKEventViewController: UIViewController, EKEventEditViewDelegate {
  /// The delegate.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event. It must be set before the page is shown.
  open var event: EKEvent! { didSet { show() } }
  /// Whether the person can edit and delete it.
  open var allowsEditing = false { didSet { show() } }
  /// Whether an invitation's page leads to the day. Caveat: there are no invitations.
  open var allowsCalendarPreview = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Event Details"
    show()
  }

  private func show() {
    guard isViewLoaded, let event else { return }
    var delete: (@MainActor () -> Void)?
    if allowsEditing { delete = { [weak self] in self?.askToDelete() } }
    for old in view.subviews { old.removeFromSuperview() }
    let page = _UIHostingView(rootView: EventCard(event: event, delete: delete))
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    navigationItem.rightBarButtonItem =
      allowsEditing
      ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() }) : nil
  }

  private func edit() {
    let editor = EKEventEditViewController()
    editor.eventStore = EKEventStore()
    editor.event = event
    editor.editViewDelegate = self
    present(editor, animated: true)
  }

  /// Called when the person changed the event.
  public func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    controller.dismiss(animated: true)
    if action == .deleted {
      delegate?.eventViewController(self, didCompleteWith: .deleted)
    } else {
      show()
    }
  }

  private func askToDelete() {
    guard let event else { return }
    let sheet = EventDeletion.sheet(event) { [weak self] span in
      guard let self, (try? EKEventStore().drop(event, span: span, commit: true)) != nil else { return }
      delegate?.eventViewController(self, didCompleteWith: .deleted)
    }
    present(sheet, animated: true)
  }
}

/// The details of an event.
struct EventCard: View {
  let event: EKEvent
  /// Deletes the event; nil if not allowed.
  let delete: (@MainActor () -> Void)?

  private var time: String {
    guard let start = event.startDate, let end = event.endDate else { return "" }
    let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
    let day = Date.FormatStyle.dateTime.weekday(.wide).month(.abbreviated).day().year()
    let clock = Date.FormatStyle.dateTime.hour().minute()
    if event.isAllDay { return isOneDay ? start.formatted(day) : "\(start.formatted(day)) – \(end.formatted(day))" }
    if isOneDay { return "\(start.formatted(day))\n\(start.formatted(clock)) – \(end.formatted(clock))" }
    return "\(start.formatted(day)) \(start.formatted(clock)) –\n\(end.formatted(day)) \(end.formatted(clock))"
  }

  private var alarm: String? {
    guard let alarm = event.alarms?.first else { return nil }
    if let date = alarm.absoluteDate { return date.formatted() }
    return EventDraft.alarms.first { $0.seconds == -alarm.relativeOffset }?.title ?? "Custom"
  }

  var body: some View {
    List {
      VStack(alignment: .leading, spacing: 4) {
        Text(event.title ?? "").font(.title2).bold().accessibilityAddTraits(.isHeader)
        if let location = event.location, !location.isEmpty { Text(location).foregroundStyle(.secondary) }
        Text(time).foregroundStyle(.secondary)
        if let rule = event.recurrenceRules?.first {
          Text("Repeats " + EventDraft.Rhythm(rule).rawValue.lowercased()).foregroundStyle(.secondary)
        }
      }
      LabeledContent("Calendar", value: event.calendar?.title ?? "")
      if let alarm { LabeledContent("Alert", value: alarm) }
      if let url = event.url { LabeledContent("URL") { Link(url.absoluteString, destination: url) } }
      if let notes = event.notes, !notes.isEmpty { LabeledContent("Notes", value: notes) }
      if let delete { Section { Button("Delete Event", role: .destructive) { delete() } } }
    }
  }
}
