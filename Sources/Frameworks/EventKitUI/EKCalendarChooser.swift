import Foundation
import Observation
import ScrollworkEventKit
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The number of calendars to choose.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One.
  case single = 0
  /// Any number.
  case multiple = 1
}

/// The calendars to display.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All.
  case allCalendars = 0
  /// Those that can be changed.
  case writableCalendarsOnly = 1
}

/// The delegate of a calendar chooser.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// The selection changed.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The person is done. The app dismisses the page.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The person cancelled. The app dismisses the page.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Lets a person choose calendars, in a navigation controller, whose bar shows its buttons.
open class EKCalendarChooser: UIViewController {
  /// The state of the chooser.
  @MainActor @Observable
  final class Choice {
    var identifiers: Set<String> = []
  }

  /// The number of calendars to choose.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// The delegate.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether there is a Done button.
  open var showsDoneButton = false { didSet { updateButtons() } }
  /// Whether there is a Cancel button.
  open var showsCancelButton = false { didSet { updateButtons() } }
  /// The selected calendars.
  open var selectedCalendars: Set<EKCalendar> {
    get { Set(calendars.filter { choice.identifiers.contains($0.calendarIdentifier) }) }
    set { choice.identifiers = Set(newValue.map(\.calendarIdentifier)) }
  }

  private let calendars: [EKCalendar]
  private let choice = Choice()

  /// Creates a chooser for calendars of events.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }

  /// Creates a chooser for calendars of events, or lists of reminders.
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    selectionStyle = style
    calendars = eventStore.offeredCalendars(for: entityType)
    super.init(nibName: nil, bundle: nil)
    title = style == .single ? "Calendar" : "Calendars"
  }

  /// Creates a chooser for one calendar of events: archives contain none.
  public required init?(coder: NSCoder) {
    selectionStyle = .single
    calendars = EKEventStore().offeredCalendars(for: .event)
    super.init(coder: coder)
  }

  open override func loadView() {
    view = _UIHostingView(
      rootView: CalendarList(calendars: calendars, choice: choice) { [weak self] calendar in self?.tap(calendar) })
  }

  private func updateButtons() {
    navigationItem.rightBarButtonItem =
      showsDoneButton
      ? UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
          if let self { delegate?.calendarChooserDidFinish(self) }
        }) : nil
    navigationItem.leftBarButtonItem =
      showsCancelButton
      ? UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in
          if let self { delegate?.calendarChooserDidCancel(self) }
        }) : nil
  }

  private func tap(_ calendar: EKCalendar) {
    let id = calendar.calendarIdentifier
    if selectionStyle == .single {
      choice.identifiers = [id]
    } else if choice.identifiers.remove(id) == nil {
      choice.identifiers.insert(id)
    }
    delegate?.calendarChooserSelectionDidChange(self)
  }
}

/// The calendars, with check marks for the selected ones.
private struct CalendarList: View {
  let calendars: [EKCalendar]
  let choice: EKCalendarChooser.Choice
  let tap: @MainActor (EKCalendar) -> Void

  var body: some View {
    List(calendars, id: \.calendarIdentifier) { calendar in
      let isChosen = choice.identifiers.contains(calendar.calendarIdentifier)
      Button {
        tap(calendar)
      } label: {
        HStack {
          Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
            .foregroundStyle(Color(cgColor: calendar.cgColor))
          Text(calendar.title).foregroundStyle(.primary)
          Spacer()
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }
}
