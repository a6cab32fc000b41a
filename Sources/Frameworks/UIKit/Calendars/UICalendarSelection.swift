import Foundation

/// The base class of the objects that know which days of a calendar view are selected. Use one of its subclasses.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  /// The calendar view of which this is the selection.
  package internal(set) final weak var calendarView: UICalendarView?

  init(calendarView: UICalendarView?) {
    self.calendarView = calendarView
    super.init()
  }

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() { calendarView?.selectableDatesDidChange() }

  // Days are the moments at which they begin.

  func isSelected(_ day: Date, in view: UICalendarView) -> Bool { false }
  func canSelect(_ day: Date, in view: UICalendarView) -> Bool { true }
  /// Handles a tap on a day.
  func choose(_ day: Date, in view: UICalendarView) {}

  final func selectionDidChange() { calendarView?.contentDidChange() }
}
