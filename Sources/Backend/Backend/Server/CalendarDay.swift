import Foundation

/// A day of the Gregorian calendar without a time or a time zone, written `yyyy-MM-dd`.
public struct CalendarDay: Hashable, Comparable, Sendable, Codable, LosslessStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Creates a day; `nil` for one that does not exist; years are 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads exactly `yyyy-MM-dd`; returns `nil` for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = description.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (48...57).contains($0) }
    guard isPlain, parts.map(\.count) == [4, 2, 2],
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Creates the day of an instant in UTC, clamped to the years 1 to 9999.
  public init(_ instant: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: instant)
    let year = parts.era == 0 ? 1 : min(9999, parts.year ?? 1)
    self.year = year
    self.month = parts.month ?? 1
    self.day = parts.day ?? 1
  }

  /// The next day; the last day is followed by itself.
  var next: CalendarDay {
    CalendarDay(year: year, month: month, day: day + 1) ?? CalendarDay(year: year, month: month + 1, day: 1)
      ?? CalendarDay(year: year + 1, month: 1, day: 1) ?? self
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a day; write it as yyyy-MM-dd, such as 2026-03-31")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
