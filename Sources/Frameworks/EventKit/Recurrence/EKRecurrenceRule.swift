import Foundation

/// A weekday in a rule, with its ordinal in the month or year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// The ordinal within the month or year: 1 is the first, -1 the last, 0 each.
  public let weekNumber: Int

  /// Creates a weekday with an ordinal.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
    super.init()
  }
  /// Creates a weekday of each week.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  /// Creates a weekday with an ordinal.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceDayOfWeek else { return false }
    return dayOfTheWeek == other.dayOfTheWeek && weekNumber == other.weekNumber
  }
  open override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes both.
  open func encode(with coder: NSCoder) {
    coder.encode(dayOfTheWeek.rawValue, forKey: "day")
    coder.encode(weekNumber, forKey: "week")
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    guard let day = EKWeekday(rawValue: coder.decodeInteger(forKey: "day")) else { return nil }
    dayOfTheWeek = day
    weekNumber = coder.decodeInteger(forKey: "week")
    super.init()
  }
}

/// The end of a recurrence.
open class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The last date; nil if occurrences are counted.
  public let endDate: Date?
  /// The number of occurrences; 0 if it ends at a date.
  public let occurrenceCount: Int

  /// Creates an end at a date.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
    super.init()
  }
  /// Creates an end after a number of occurrences.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
    super.init()
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceEnd else { return false }
    return endDate == other.endDate && occurrenceCount == other.occurrenceCount
  }
  open override var hash: Int { endDate.hashValue ^ occurrenceCount }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the date or count.
  open func encode(with coder: NSCoder) {
    if let endDate { coder.encode(endDate.timeIntervalSinceReferenceDate, forKey: "date") }
    coder.encode(occurrenceCount, forKey: "count")
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    endDate =
      coder.containsValue(forKey: "date")
      ? Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "date")) : nil
    occurrenceCount = coder.decodeInteger(forKey: "count")
    super.init()
  }
}

/// A recurrence rule, as in iCalendar.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
  /// The frequency.
  public let frequency: EKRecurrenceFrequency
  /// The interval in days, weeks, months or years; at least 1.
  public let interval: Int
  /// The days of the week; nil for that of the start.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month, negative from its end; for monthly rules.
  public let daysOfTheMonth: [NSNumber]?
  /// The months; for yearly rules and others.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks of the year, negative from its end; for yearly rules.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year, negative from its end; for yearly rules.
  public let daysOfTheYear: [NSNumber]?
  /// The positions among the days that match in a period, negative from its end; nil for all.
  public let setPositions: [NSNumber]?
  /// The end; nil for none.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// The calendar of the rule.
  open var calendarIdentifier: String { "gregorian" }
  /// The first day of the week; 0 for the default, Monday.
  open var firstDayOfTheWeek: Int { 0 }

  /// Creates a rule without specific days.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// Creates a rule with specific days. Those that do not apply to the frequency are ignored.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    func given<Value>(_ values: [Value]?) -> [Value]? { values?.isEmpty == true ? nil : values }
    let isYearly = type == .yearly
    frequency = type
    self.interval = max(interval, 1)
    daysOfTheWeek = given(days)
    daysOfTheMonth = type == .monthly || isYearly ? given(monthDays) : nil
    monthsOfTheYear = given(months)
    self.weeksOfTheYear = isYearly ? given(weeksOfTheYear) : nil
    self.daysOfTheYear = isYearly ? given(daysOfTheYear) : nil
    self.setPositions = given(setPositions)
    recurrenceEnd = end
    super.init()
  }

  /// Returns a copy, whose end can be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
      monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear,
      setPositions: setPositions, end: recurrenceEnd)
  }

  /// Returns the rule with another end.
  func ending(_ end: EKRecurrenceEnd?) -> EKRecurrenceRule {
    let rule = copy() as? EKRecurrenceRule ?? self
    rule.recurrenceEnd = end
    return rule
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceRule else { return false }
    return frequency == other.frequency && interval == other.interval && daysOfTheWeek == other.daysOfTheWeek
      && daysOfTheMonth == other.daysOfTheMonth && monthsOfTheYear == other.monthsOfTheYear
      && weeksOfTheYear == other.weeksOfTheYear && daysOfTheYear == other.daysOfTheYear
      && setPositions == other.setPositions && recurrenceEnd == other.recurrenceEnd
  }
  open override var hash: Int { frequency.rawValue * 1000 + interval }
}
