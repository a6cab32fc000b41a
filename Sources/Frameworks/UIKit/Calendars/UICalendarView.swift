import Foundation

/// A view that shows a calendar's days a month at a time, with decorations below them, and in which days can be
/// selected.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  /// The object that provides decorations and is notified of another month.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { decorationsDidChange() } }
  }
  /// Which days can be selected, and which are; nil if none can.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      selectableDatesDidChange()
    }
  }
  /// The calendar whose days are shown; the person's unless set.
  open var calendar = Calendar.current { didSet { if calendar != oldValue { daysDidChange() } } }
  /// The locale in which they are written; the person's unless set.
  open var locale = Locale.current { didSet { if locale != oldValue { daysDidChange() } } }
  /// The time zone in which days begin; nil for the calendar's.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { daysDidChange() } } }
  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { contentDidChange() } }
  }
  /// The range of days that can be shown and selected; by default from the distant past to the distant future. Other
  /// days are dimmed. Caveat: days that are selected and no longer in the range stay selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { if availableDateRange != oldValue { daysDidChange() } }
  }
  /// Whether there is room for decorations below the days, if there is a delegate. Caveat: also if the delegate does
  /// not provide any.
  open var wantsDateDecorations = true { didSet { if wantsDateDecorations != oldValue { decorationsDidChange() } } }

  // MARK: The month

  /// A moment in the month to show; nil for today.
  private var moment: Date?

  /// The era, year and month that are shown; by default today's. Setting them does not notify the delegate. They refer
  /// to the view's calendar, or are converted to it from another kind of calendar. Caveat: a month outside of
  /// `availableDateRange` becomes the nearest one in it, where UIKit raises an exception.
  open var visibleDateComponents: DateComponents {
    get { shownCalendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows another month without notifying the delegate. Caveat: never animated.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    if let date = date(of: dateComponents) { show(date) }
  }

  /// The beginning of the month that is shown.
  package var month: Date {
    let nearest = min(max(moment ?? Date(), availableDateRange.start), availableDateRange.end)
    return shownCalendar.dateInterval(of: .month, for: nearest)?.start ?? nearest
  }

  private func show(_ date: Date) {
    let old = month
    moment = date
    if month != old { daysDidChange() }
  }

  /// Handles a person's choice of another month.
  package func turn(to date: Date) {
    let (old, previous) = (month, visibleDateComponents)
    show(date)
    if month != old { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous) }
  }

  // MARK: Days

  /// The calendar with the view's locale and time zone.
  package var shownCalendar: Calendar {
    var shown = calendar
    shown.locale = locale
    if let timeZone { shown.timeZone = timeZone }
    return shown
  }

  /// Returns a moment of the day that components describe; nil if there is none.
  func date(of components: DateComponents) -> Date? {
    if let other = components.calendar, other.identifier != calendar.identifier { return other.date(from: components) }
    var parts = components
    (parts.calendar, parts.timeZone) = (nil, nil)
    return shownCalendar.date(from: parts)
  }

  /// Returns the components that describe a day to delegates.
  func components(of day: Date) -> DateComponents {
    shownCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// What delegates said about the days of the shown month, by the beginning of each day.
  private var decorations: [Date: Decoration?] = [:]
  private var selectable: [Date: Bool] = [:]

  /// There may be room for decorations, or none any more.
  private func decorationsDidChange() {
    daysDidChange()
    invalidateIntrinsicContentSize()
  }

  private func daysDidChange() {
    decorations = [:]
    selectableDatesDidChange()
  }

  func selectableDatesDidChange() {
    selectable = [:]
    contentDidChange()
  }

  /// Whether decorations have room below the days.
  package var showsDecorations: Bool { wantsDateDecorations && delegate != nil }

  /// Returns the decoration of a day, which begins at `day`. The delegate is asked once.
  package func decoration(for day: Date) -> Decoration? {
    guard showsDecorations else { return nil }
    if let known = decorations[day] { return known }
    let made = delegate?.calendarView(self, decorationFor: components(of: day))
    decorations.updateValue(made, forKey: day)
    return made
  }

  /// Asks the delegate again for the decorations of days. Caveat: never animated.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let calendar = shownCalendar
    for date in dates.compactMap(date(of:)) { decorations[calendar.startOfDay(for: date)] = nil }
    contentDidChange()
  }

  /// Returns whether a day, which begins at `day`, can be selected as far as the delegate is concerned, which is asked
  /// once.
  package func canSelect(_ day: Date) -> Bool {
    guard let selectionBehavior else { return true }
    if let known = selectable[day] { return known }
    let answer = selectionBehavior.canSelect(day, in: self)
    selectable[day] = answer
    return answer
  }

  /// Returns whether a day, which begins at `day`, is selected.
  package func isSelected(_ day: Date) -> Bool { selectionBehavior?.isSelected(day, in: self) ?? false }

  /// Handles a tap on a day.
  package func choose(_ day: Date) { selectionBehavior?.choose(day, in: self) }

  // MARK: Layout

  /// The size of a calendar in a date picker, and 18 points more for each week if there is room for decorations. Given
  /// more height, the weeks share it.
  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}

/// An object that provides the decorations of a calendar view and is notified of another month.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day of the visible month; nil for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// A person changed the month; `previousDateComponents` are those that were visible before.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
