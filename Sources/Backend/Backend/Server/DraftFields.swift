import Foundation

/// Reads the fields of a JSON object one by one and collects their faults.
///
/// The rules are those of the bodies in `openapi.json`, character for character: the contract tests send what that
/// schema allows and expect it to be accepted.
struct DraftFields {
  private let object: [String: JSONValue]
  private var known: Set<String> = []
  private(set) var faults: [FieldFault] = []

  /// The fields of an announcement that only the server sets.
  private static let serverSet: Set<String> = ["id", "photoUrl", "createdAt", "updatedAt"]

  init(_ object: [String: JSONValue]) {
    self.object = object
  }

  /// Returns the value, and records a fault if it is missing.
  mutating func required<Value>(_ value: Value?, _ name: String) -> Value? {
    if object[name] == nil { fault(name, "is missing. Add it.") }
    return value
  }

  /// Returns one line of text that is not blank.
  mutating func line(_ name: String, limit: Int) -> String? {
    string(name, limit: limit, mustBe: "one line of text that is not blank") { text in
      text.unicodeScalars.allSatisfy { !$0.isControl } && !text.isBlank
    }
  }

  /// Returns text that is not blank; tabs and line breaks are the only control characters.
  mutating func text(_ name: String, limit: Int) -> String? {
    string(name, limit: limit, mustBe: "text that is not blank and has no control characters but line breaks") { text in
      text.unicodeScalars.allSatisfy { !$0.isControl || "\t\n\r".unicodeScalars.contains($0) } && !text.isBlank
    }
  }

  /// Returns text with something on either side of one @. More cannot be verified without sending a message.
  mutating func email(_ name: String) -> String? {
    string(name, limit: 254, mustBe: "an address such as mara@example.org") { text in
      let sides = text.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
      return sides.count == 2
        && sides.allSatisfy { side in !side.isEmpty && side.allSatisfy { $0.value > 0x20 && !$0.isControl } }
    }
  }

  mutating func phone(_ name: String) -> String? {
    string(name, limit: 30, mustBe: "a number with 6 to 30 digits, spaces, and ( ) . / -, such as +49 30 23125 014") {
      let scalars = Array($0.unicodeScalars)
      let number = scalars.first == "+" ? scalars.dropFirst() : scalars[...]
      return number.count >= 6 && number.first?.isDigit == true
        && number.allSatisfy { $0.isDigit || " ()./-".unicodeScalars.contains($0) }
    }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) -> Choice? {
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    return value(name, mustBe: "one of \(names)") { value in
      guard case .string(let text) = value else { return nil }
      return Choice(rawValue: text)
    }
  }

  mutating func whole(_ name: String, in range: ClosedRange<Int>) -> Int? {
    value(name, mustBe: "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
      guard case .number(let number) = value, let whole = Int(exactly: number), range.contains(whole) else {
        return nil
      }
      return whole
    }
  }

  mutating func degrees(_ name: String, within limit: Int) -> Double? {
    value(name, mustBe: "degrees from -\(limit) to \(limit), such as 13.405") { value in
      guard case .number(let number) = value, abs(number) <= Double(limit) else { return nil }
      return number
    }
  }

  /// Returns a day up to tomorrow in UTC: the day begins earlier in the east, and nobody sees a pet in the future.
  mutating func pastDay(_ name: String, today: CalendarDay) -> CalendarDay? {
    value(name, mustBe: "a day written yyyy-MM-dd, such as \(today), and not in the future") { value in
      guard case .string(let text) = value, let day = CalendarDay(text), day <= today.next else { return nil }
      return day
    }
  }

  mutating func uuid(_ name: String) -> UUID? {
    value(name, mustBe: "a UUID") { value in
      guard case .string(let text) = value else { return nil }
      return UUID(uuidString: text)
    }
  }

  /// Returns a list of UUIDs that is not empty.
  mutating func uuids(_ name: String, limit: Int) -> [UUID]? {
    value(name, mustBe: "an array of 1 to \(limit) UUIDs") { value in
      guard case .array(let values) = value, (1...limit).contains(values.count) else { return nil }
      let ids = values.compactMap { value -> UUID? in
        guard case .string(let text) = value else { return nil }
        return UUID(uuidString: text)
      }
      return ids.count == values.count ? ids : nil
    }
  }

  mutating func bothOrNeither(_ first: String, _ second: String) {
    for (present, absent) in [(first, second), (second, first)] where object[present] != nil && object[absent] == nil {
      fault(absent, "is missing beside '\(present)'. Send both or neither.")
    }
  }

  mutating func atLeastOne(of first: String, _ second: String, because reason: String) {
    guard object[first] == nil, object[second] == nil else { return }
    fault(first, "and '\(second)' are both missing. Send at least one, \(reason).")
  }

  mutating func rejectUnknown() {
    for name in object.keys where !known.contains(name) {
      if Self.serverSet.contains(name) {
        fault(name, "is set by the server. Leave it out.")
      } else {
        fault(String(name.excerpt), "is not known. Leave it out, or correct its name.")
      }
    }
  }

  // MARK: - Parts

  private mutating func string(
    _ name: String, limit: Int, mustBe rule: String, where isGood: (String) -> Bool
  ) -> String? {
    value(name, mustBe: "\(rule), of at most \(limit) characters") { value in
      // Code points, as JSON Schema counts.
      guard case .string(let text) = value, text.unicodeScalars.count <= limit, isGood(text) else { return nil }
      return text
    }
  }

  private mutating func value<Value>(
    _ name: String, mustBe rule: String, read: (JSONValue) -> Value?
  ) -> Value? {
    known.insert(name)
    guard let stored = object[name] else { return nil }
    if let value = read(stored) { return value }
    switch stored {
    case .string(let text): fault(name, "is '\(text.excerpt)', but must be \(rule).")
    case .number(let number): fault(name, "is \(number.formattedForMessages), but must be \(rule).")
    default: fault(name, "is \(stored.kind), but must be \(rule).")
    }
    return nil
  }

  private mutating func fault(_ name: String, _ rest: String) {
    faults.append(FieldFault(field: name, detail: "'\(name)' \(rest)"))
  }
}

extension Unicode.Scalar {
  /// Whether it is one of ASCII's control characters. Of these NUL would end the text in the database.
  fileprivate var isControl: Bool { value < 0x20 || value == 0x7F }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy { $0.value <= 0x20 } }
}

extension Double {
  /// The number without a fraction if there is none.
  fileprivate var formattedForMessages: String { Int(exactly: self).map(String.init) ?? String(self) }
}
