import Foundation
import Synchronization

/// A string in one language, which can vary by number and device.
package indirect enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// Forms by plural category; "other" is always present.
  case plural([String: LocalizedText])
  /// Forms by Apple's name of the device: "iphone", "ipad", "other".
  case device([String: LocalizedText])
  /// A string with `%#@name@`, and the variable for each name.
  case format(LocalizedText, [String: Variable])

  /// A part of a string that varies by one number.
  package struct Variable: Hashable, Sendable {
    let text: LocalizedText
    /// The position, from 1, of the value that decides; nil for the value in place.
    let position: Int?
    /// The format of the number: "lld".
    let type: String
  }

  /// Returns the form for the integers among the values, by position.
  func form(for numbers: [Int?], language: String) -> String? {
    switch self {
    case .plain(let text): return text
    case .plural(let forms):
      let number = numbers.lazy.compactMap { $0 }.first
      let category = number.map { PluralCategory($0, language: language).rawValue } ?? "other"
      // English has no form for zero, but a string may have one.
      let form = (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"]
      return form?.form(for: numbers, language: language)
    case .device(let forms):
      let form = forms[PhoneBundle.device] ?? forms["other"] ?? forms["iphone"] ?? forms.min { $0.key < $1.key }?.value
      return form?.form(for: numbers, language: language)
    case .format(let text, let variables):
      return text.form(for: numbers, language: language).map { Self.expand($0, variables, numbers, language) }
    }
  }

  /// All possible forms.
  package var forms: [String] {
    switch self {
    case .plain(let text): [text]
    case .plural(let forms), .device(let forms): forms.keys.sorted().flatMap { forms[$0]?.forms ?? [] }
    case .format(let text, let variables):
      text.forms + variables.keys.sorted().flatMap { variables[$0]?.text.forms ?? [] }
    }
  }

  /// Replaces each variable by its form. All placeholders get positions, since a variable is also one.
  private static func expand(
    _ text: String, _ variables: [String: Variable], _ numbers: [Int?], _ language: String
  ) -> String {
    var next = 1
    return text.replacing(
      #/%%|%(?:(?<place>\d+)\$)?(?:#@(?<name>\w+)@|(?<rest>[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|j|t)?[@diufFeEgGxXosScCaA]))/#
    ) { match in
      if match.0 == "%%" { return "%%" }
      let given = match.place.flatMap { Int($0) }
      let place = given ?? next
      if given == nil { next += 1 }
      if let rest = match.rest { return "%\(place)$\(rest)" }
      guard let name = match.name, let variable = variables[String(name)] else { return String(match.0) }
      let own = variable.position ?? place
      let number = numbers.indices.contains(own - 1) ? numbers[own - 1] : nil
      return (variable.text.form(for: [number], language: language) ?? "")
        .replacing("%arg", with: "%\(own)$\(variable.type)")
        .replacing(#/%%|%(\d+\$)?/#) { $0.0 == "%%" || $0.1 != nil ? String($0.0) : "%\(own)$" }
    }
  }

  // MARK: Formats that were looked up before their numbers are known

  private static let lookedUp = Mutex<[String: (text: LocalizedText, language: String)]>([:])

  /// Returns the result of `NSLocalizedString`; forms that depend on numbers are recognized again when these are
  /// inserted.
  static func answer(_ text: LocalizedText, language: String) -> String? {
    guard let answer = text.form(for: [], language: language) else { return nil }
    if text.forms.count > 1 { lookedUp.withLock { $0[answer] = (text, language) } }
    return answer
  }

  /// Returns the format for numbers in place of one that was looked up without them.
  static func format(_ format: String, for numbers: [Int]) -> String {
    guard let known = lookedUp.withLock({ $0[format] }) else { return format }
    return known.text.form(for: numbers, language: known.language) ?? format
  }
}

extension String {
  /// Returns a string with numbers, in the plural form that they require if the format comes from a string table.
  public static func localizedStringWithFormat(_ format: String, _ arguments: Int...) -> String {
    String(
      format: LocalizedText.format(format, for: arguments), locale: PhoneBundle.locale,
      arguments: arguments.map { $0 as any CVarArg })
  }

  /// Creates a string with numbers, in the plural form that they require if the format comes from a string table.
  public init(format: String, _ arguments: Int...) {
    self.init(format: LocalizedText.format(format, for: arguments), arguments: arguments.map { $0 as any CVarArg })
  }
}
