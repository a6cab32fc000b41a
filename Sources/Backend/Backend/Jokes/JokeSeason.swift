/// A season that some jokes are about. The days are our choice; seasons do not overlap.
public enum JokeSeason: String, Codable, Hashable, Sendable, CaseIterable {
  /// 27 December to 6 January.
  case newYear = "NEW_YEAR"
  /// 1 to 14 February.
  case valentine = "VALENTINE"
  /// 21 June to 31 August: summer in the north.
  case summer = "SUMMER"
  /// October.
  case halloween = "HALLOWEEN"
  /// 1 to 26 December.
  case christmas = "CHRISTMAS"

  /// Creates the season of a day; `nil` between seasons.
  public init?(_ day: CalendarDay) {
    switch (day.month, day.day) {
    case (12, 27...), (1, ...6): self = .newYear
    case (2, ...14): self = .valentine
    case (6, 21...), (7, _), (8, _): self = .summer
    case (10, _): self = .halloween
    case (12, _): self = .christmas
    default: return nil
    }
  }
}
