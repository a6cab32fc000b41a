import Foundation

/// Formats an amount of time: "1:05:00", "1h 5m", "1 hour, 5 minutes".
///
/// Caveats: the phrases around an amount are English and are omitted in other languages; `allowsFractionalUnits` has no
/// effect, as on Apple's systems.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional = 0
    /// "1h 10m".
    case abbreviated = 1
    /// "1 hr, 10 min".
    case short = 2
    /// "1 hour, 10 minutes".
    case full = 3
    /// "One hour, ten minutes".
    case spellOut = 4
    /// "1hr 10min".
    case brief = 5
  }

  /// The treatment of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates flags from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading zeros in the positional style and all zeros in the others.
    public static var `default`: Self { Self(rawValue: 1 << 0) }
    /// Drops zeros before the first unit that is not 0.
    public static var dropLeading: Self { Self(rawValue: 1 << 1) }
    /// Drops zeros between other units.
    public static var dropMiddle: Self { Self(rawValue: 1 << 2) }
    /// Drops zeros after the last unit that is not 0.
    public static var dropTrailing: Self { Self(rawValue: 1 << 3) }
    /// Drops all zeros.
    public static var dropAll: Self { [.dropLeading, .dropMiddle, .dropTrailing] }
    /// Keeps zeros, padded to two digits in the positional style.
    public static var pad: Self { Self(rawValue: 1 << 16) }
  }

  /// How units are written; defaults to positional.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used, from years to seconds; none means all except weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units that are 0.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar to count with; its locale decides the language.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which components are counted, which decides the length of a month.
  open var referenceDate: Date?
  /// Has no effect.
  open var allowsFractionalUnits = false
  /// The maximum number of units, largest first; 0 means no limit.
  open var maximumUnitCount = 0
  /// Whether to write "63s" rather than "1m 3s".
  open var collapsesLargestUnit = false
  /// Whether to write "About 5 minutes".
  open var includesApproximationPhrase = false
  /// Whether to write "5 minutes remaining".
  open var includesTimeRemainingPhrase = false
  /// The context of the text. Caveat: has no effect.
  open var formattingContext = Formatter.Context.unknown

  private static let units: [(flag: NSCalendar.Unit, component: Calendar.Component, name: String)] = [
    (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
    (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
  ]

  private typealias Amount = (name: String, value: Int)

  /// Returns the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let usable = Self.units.filter { allowedUnits.isEmpty ? $0.flag != .weekOfMonth : allowedUnits.contains($0.flag) }
    guard !usable.isEmpty else { return nil }
    let calendar = calendar ?? .current
    // A fraction of a second at the end is rounded, so that 59.6 seconds are a minute.
    let length = endDate.timeIntervalSince(startDate).rounded()
    guard length.isFinite else { return nil }
    let parts = calendar.dateComponents(
      Set(usable.map(\.component)), from: startDate, to: startDate.addingTimeInterval(length.magnitude))
    return text(usable.map { ($0.name, parts.value(for: $0.component) ?? 0) }, isNegative: length < 0)
  }

  /// Returns a number of seconds as an amount of time.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the components as an amount of time.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns the components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns date components as text; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  // MARK: The text

  private var locale: Locale { calendar?.locale ?? .current }

  private func text(_ amounts: [Amount], isNegative: Bool) -> String? {
    var kept = collapsed(amounts)
    let drops = droppedZeros
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let first = kept.firstIndex { $0.value != 0 } ?? kept.count - 1
    let last = kept.lastIndex { $0.value != 0 } ?? kept.count - 1
    kept = kept.enumerated().filter { index, amount in
      if amount.value != 0 || isPadded { return true }
      if index < first { return !drops.contains(.dropLeading) }
      if index > last { return !drops.contains(.dropTrailing) }
      return index == first || !drops.contains(.dropMiddle)
    }.map(\.element)
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    let plain = unitsStyle == .positional ? positional(kept, isPadded: isPadded) : written(kept)
    return phrase(isNegative ? "-\(plain)" : plain)
  }

  private var droppedZeros: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  /// Merges a single unit of the largest kind into the next one.
  private func collapsed(_ amounts: [Amount]) -> [Amount] {
    let sizes = ["week": 7, "day": 24, "hour": 60, "minute": 60]
    guard collapsesLargestUnit, let first = amounts.firstIndex(where: { $0.value != 0 }),
      amounts[first].value == 1, first + 1 < amounts.count, let size = sizes[amounts[first].name],
      amounts[first + 1].value != 0
    else { return amounts }
    var result = amounts
    result[first].value = 0
    result[first + 1].value += size
    return result
  }

  private func positional(_ amounts: [Amount], isPadded: Bool) -> String {
    let clock = amounts.filter { ["hour", "minute", "second"].contains($0.name) }
    let days = amounts.dropLast(clock.count).map { unit($0, .narrow) }
    let digits = clock.enumerated().map { index, amount in
      let isFirst = index == 0 && days.isEmpty && !isPadded
      return amount.value.formatted(
        .number.grouping(.never).precision(.integerLength((isFirst ? 1 : 2)...)).locale(locale))
    }
    return (days + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
  }

  private func written(_ amounts: [Amount]) -> String {
    switch unitsStyle {
    case .abbreviated, .positional:
      return UnitText.joined(amounts.map { unit($0, .narrow) }, width: .narrow, locale: locale)
    case .short: return UnitText.joined(amounts.map { unit($0, .short) }, width: .short, locale: locale)
    case .brief:
      let parts = amounts.map { unit($0, .short).filter { !$0.isWhitespace } }
      return UnitText.joined(parts, width: .narrow, locale: locale)
    case .full: return UnitText.joined(amounts.map { unit($0, .full) }, width: .full, locale: locale)
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = locale
      let parts = amounts.map { amount in
        let number = amount.value.formatted(.number.locale(locale))
        let word = speller.string(from: NSNumber(value: amount.value)) ?? number
        return unit(amount, .full).replacing(number, with: word)
      }
      let text = UnitText.joined(parts, width: .full, locale: locale)
      return text.prefix(1).uppercased(with: locale) + text.dropFirst()
    }
  }

  private func unit(_ amount: Amount, _ width: UnitText.Width) -> String {
    let skeleton = "unit/\(amount.name) \(width.rawValue)"
    return UnitText.string(Double(amount.value), skeleton: skeleton, locale: locale)
      ?? "\(amount.value) \(amount.name)"
  }

  private func phrase(_ text: String) -> String {
    guard locale.language.languageCode == .english else { return text }
    let approximate = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(approximate) remaining" : approximate
  }
}
