import Foundation

/// The selection of any number of days of a calendar view.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate, which decides which days can be selected and is notified of the choices.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected days, the last to be selected at the end. Setting them does not notify the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { if selectedDates != oldValue { selectionDidChange() } } }

  /// Creates a selection without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(calendarView: nil)
  }

  /// Selects days without notifying the delegate. Caveat: never animated.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  private func index(of day: Date, in view: UICalendarView) -> Int? {
    let calendar = view.shownCalendar
    return selectedDates.firstIndex { selected in
      view.date(of: selected).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool { index(of: day, in: view) != nil }

  override func canSelect(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: view.components(of: day)) ?? true
  }

  override func choose(_ day: Date, in view: UICalendarView) {
    let components = view.components(of: day)
    guard let index = index(of: day, in: view) else {
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
      return
    }
    guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
    selectedDates.remove(at: index)
    delegate?.multiDateSelection(self, didDeselectDate: components)
  }
}

/// The delegate of a selection of any number of days.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A person selected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A person tapped a selected day, which is no longer selected.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a day can be selected; by default each can.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Returns whether a selected day can be deselected; by default each can.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
