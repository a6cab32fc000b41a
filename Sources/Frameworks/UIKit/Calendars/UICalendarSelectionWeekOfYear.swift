import Foundation

/// The selection of one week of a calendar view. Caveat: each of its days has a circle, where iOS draws one shape
/// around all of them, and days of the neighbouring months are not shown.
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The delegate, which decides which weeks can be selected and is notified of the choice.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The selected week, as `yearForWeekOfYear` and `weekOfYear`; nil for none. Setting it does not notify the delegate.
  open var selectedWeekOfYear: DateComponents? {
    didSet { if selectedWeekOfYear != oldValue { selectionDidChange() } }
  }

  /// Creates a selection without a week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init(calendarView: nil)
  }

  /// Selects a week, or none, without notifying the delegate. Caveat: never animated.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  private func week(of day: Date, in view: UICalendarView) -> DateComponents {
    view.shownCalendar.dateComponents([.calendar, .yearForWeekOfYear, .weekOfYear], from: day)
  }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool {
    guard let selectedWeekOfYear else { return false }
    let week = week(of: day, in: view)
    return week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
      && week.weekOfYear == selectedWeekOfYear.weekOfYear
  }

  override func canSelect(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day, in: view)) ?? true
  }

  override func choose(_ day: Date, in view: UICalendarView) {
    let isGivenUp = isSelected(day, in: view)
    if isGivenUp, delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) != true { return }
    selectedWeekOfYear = isGivenUp ? nil : week(of: day, in: view)
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: selectedWeekOfYear)
  }
}

/// The delegate of a selection of one week.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// A person selected a week; nil if they tapped the selected one, which is no longer selected.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Returns whether a week can be selected, or, for nil, whether no week can be. By default each week can be selected,
  /// and a tap on the selected week changes nothing, as with single days.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

@available(iOS 18.0, *)
extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { weekOfYearComponents != nil }
}
