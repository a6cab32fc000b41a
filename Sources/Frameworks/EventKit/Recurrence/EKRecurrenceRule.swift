import Foundation

/// A day of the week in a rule, and which one of the month or year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// Which one of the month or year: 1 is the first, -1 the last, 0 each.
  public let weekNumber: Int

  /// A day of the week, and which one.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
    super.init()
  }
  /// A day of each week.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  /// A day of the week, and which one.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }

  /// The same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceDayOfWeek else { return false }
    return dayOfTheWeek == other.dayOfTheWeek && weekNumber == other.weekNumber
  }
  open override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Writes both.
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

/// When something comes no more.
open class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The last moment at which it comes; nil where occurrences are counted.
  public let endDate: Date?
  /// How often it comes; 0 where a date ends it.
  public let occurrenceCount: Int

  /// Ends at a date.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
    super.init()
  }
  /// Ends after some occurrences.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
    super.init()
  }

  /// The same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceEnd else { return false }
    return endDate == other.endDate && occurrenceCount == other.occurrenceCount
  }
  open override var hash: Int { endDate.hashValue ^ occurrenceCount }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Writes date or count.
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

/// How something comes again, as iCalendar has it.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Each so many days, weeks, months or years; at least 1.
  public let interval: Int
  /// On which days of the week; nil for the one of the beginning.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// On which days of the month, from its end if negative; of rules by month and year.
  public let daysOfTheMonth: [NSNumber]?
  /// In which months; of rules by year, and any other.
  public let monthsOfTheYear: [NSNumber]?
  /// In which weeks of the year, from its end if negative; of rules by year.
  public let weeksOfTheYear: [NSNumber]?
  /// On which days of the year, from its end if negative; of rules by year.
  public let daysOfTheYear: [NSNumber]?
  /// Which of the days that a period has by the rest, from its end if negative; nil for all.
  public let setPositions: [NSNumber]?
  /// When it ends; nil for never.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// The calendar that days are counted in.
  open var calendarIdentifier: String { "gregorian" }
  /// The day with which weeks begin; 0 for the usual one, Monday.
  open var firstDayOfTheWeek: Int { 0 }

  /// A rule without particular days.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// A rule with particular days. What a frequency has no use for is left out.
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

  /// The same rule, which can end at another time.
  open func copy(with zone: NSZone? = nil) -> Any {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
      monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear,
      setPositions: setPositions, end: recurrenceEnd)
  }

  /// The same rule with another end.
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
