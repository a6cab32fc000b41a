import Foundation

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The same as `compact`.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that open a calendar or wheels.
  case compact = 2
  /// A calendar in place.
  case inline = 3
}

/// A control for choosing a date.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The components of the date that can be chosen.
  public enum Mode: Int, Sendable {
    case time = 0, date, dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
  }

  private var chosen = Date()
  /// The date, always within the range. Setting it sends no action.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  /// The components of the date that can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { contentDidChange() } } }
  /// The duration chosen in the mode `countDownTimer`, in seconds: whole minutes, at least one.
  open var countDownDuration: TimeInterval {
    get { timer }
    set {
      timer = (max(60, min(newValue, 86_340)) / 60).rounded(.down) * 60
      contentDidChange()
    }
  }
  private var timer: TimeInterval = 60
  /// The interval between selectable minutes, a divisor of 60. Caveat: all are shown, and the choice is rounded down.
  open var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue } }
  }
  /// The style of the picker.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
  }
  /// The style that is shown.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The calendar whose dates are shown; nil for the person's.
  open var calendar: Calendar! { didSet { if calendar != oldValue { contentDidChange() } } }
  /// The locale in which they are written; nil for that of the calendar or the person's.
  open var locale: Locale? { didSet { if locale != oldValue { contentDidChange() } } }
  /// The time zone in which they are shown; nil for that of the calendar or the phone's.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { contentDidChange() } } }
  /// The earliest date; nil for any.
  open var minimumDate: Date? { didSet { if minimumDate != oldValue { rangeDidChange() } } }
  /// The latest date; nil for any.
  open var maximumDate: Date? { didSet { if maximumDate != oldValue { rangeDidChange() } } }

  private func rangeDidChange() {
    if let minimumDate { chosen = max(chosen, minimumDate) }
    if let maximumDate { chosen = min(chosen, maximumDate) }
    contentDidChange()
  }

  /// Shows a date without sending an action. Caveat: never animated.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = date
    rangeDidChange()
  }

  /// Handles a person's choice of a date.
  package func choose(_ new: Date) {
    var new = new
    let extra = Calendar.current.component(.minute, from: new) % minuteInterval
    if extra > 0, datePickerMode != .date { new -= TimeInterval(extra * 60) }
    guard new != chosen else { return contentDidChange() }
    date = new
    valueDidChange()
  }

  /// Handles a person's choice of a duration.
  package func choose(duration new: TimeInterval) {
    let step = TimeInterval(minuteInterval * 60)
    let old = timer
    countDownDuration = max(step, (new / step).rounded(.down) * step)
    if timer != old { valueDidChange() }
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeDates(element)
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
