import Foundation
import _FoundationICU

/// Formats relative dates: "2 days ago", "tomorrow". Only the largest unit that is not 0 is written.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether to use words for near dates.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Whether to use words for near dates; by default it does not.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; defaults to full.
  open var unitsStyle = UnitsStyle.full
  /// The context of the text, which decides the case of its first letter.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar to count with.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale that decides the language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the largest unit of the components that is not 0, relative to now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts: [(Int?, URelativeDateTimeUnit)] = [
      (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.month, UDAT_REL_UNIT_MONTH),
      (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, UDAT_REL_UNIT_WEEK),
      (dateComponents.day, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR),
      (dateComponents.minute, UDAT_REL_UNIT_MINUTE), (dateComponents.second, UDAT_REL_UNIT_SECOND),
    ]
    let given = amounts.compactMap { amount, unit in amount.map { ($0, unit) } }
    let (amount, unit) = given.first { $0.0 != 0 } ?? given.last ?? (0, UDAT_REL_UNIT_SECOND)
    let style =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    let context =
      switch formattingContext {
      case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
      case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
      case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
      case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
      default: UDISPCTX_CAPITALIZATION_NONE
      }
    // Minus zero would give "0 seconds ago".
    return UnitText.relative(
      Double(amount), unit, isNamed: dateTimeStyle == .named, style: style, isSpelledOut: unitsStyle == .spellOut,
      context: context, locale: locale ?? .current) ?? ""
  }

  /// Returns a number of seconds from now as text; negative values are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns one date as seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(
      from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns a `Date` as seen from now; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
