import Foundation

/// The selection of one day of a calendar view.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which decides which days can be selected and is notified of the choice.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected day; nil for none. Setting it does not notify the delegate.
  open var selectedDate: DateComponents? { didSet { if selectedDate != oldValue { selectionDidChange() } } }

  /// Creates a selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(calendarView: nil)
  }

  /// Selects a day, or none, without notifying the delegate. Caveat: never animated.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool {
    guard let date = selectedDate.flatMap(view.date(of:)) else { return false }
    return view.shownCalendar.isDate(date, inSameDayAs: day)
  }

  override func canSelect(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.dateSelection(self, canSelectDate: view.components(of: day)) ?? true
  }

  override func choose(_ day: Date, in view: UICalendarView) {
    let isGivenUp = isSelected(day, in: view)
    if isGivenUp, delegate?.dateSelection(self, canSelectDate: nil) != true { return }
    selectedDate = isGivenUp ? nil : view.components(of: day)
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// The delegate of a selection of one day.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A person selected a day; nil if they tapped the selected one, which is no longer selected.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be selected, or, for nil, whether no day can be. By default each day can be selected,
  /// and a tap on the selected day changes nothing.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }
}
