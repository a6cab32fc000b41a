import Foundation

/// The value of a column or of a parameter.
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// A type that can be stored in columns.
protocol SQLiteStorable {
  /// Creates a value; nil for a value of another type.
  init?(_ value: SQLiteValue)
  var sqliteValue: SQLiteValue { get }
}

extension Int64: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    guard case .integer(let number) = value else { return nil }
    self = number
  }
  var sqliteValue: SQLiteValue { .integer(self) }
}

extension Int: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    guard case .integer(let number) = value else { return nil }
    self.init(exactly: number)
  }
  var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension Bool: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    guard case .integer(let number) = value else { return nil }
    self = number != 0
  }
  var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    switch value {
    case .real(let number): self = number
    // SQLite stores a whole number as an integer in columns that may hold both.
    case .integer(let number): self.init(number)
    case .null, .text, .blob: return nil
    }
  }
  var sqliteValue: SQLiteValue { .real(self) }
}

extension String: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
  var sqliteValue: SQLiteValue { .text(self) }
}

extension Data: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    guard case .blob(let data) = value else { return nil }
    self = data
  }
  var sqliteValue: SQLiteValue { .blob(self) }
}

extension UUID: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    guard case .text(let text) = value else { return nil }
    self.init(uuidString: text)
  }
  var sqliteValue: SQLiteValue { .text(uuidString) }
}

extension Optional: SQLiteStorable where Wrapped: SQLiteStorable {
  init?(_ value: SQLiteValue) {
    if value == .null {
      self = Wrapped?.none
    } else if let wrapped = Wrapped(value) {
      self = Wrapped?.some(wrapped)
    } else {
      return nil
    }
  }
  var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }
}
