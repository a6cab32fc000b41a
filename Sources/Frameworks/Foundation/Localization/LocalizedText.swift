import Foundation
import Synchronization

/// A text in one language, which can depend on numbers and on the device.
package indirect enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// By category; "other" is always there.
  case plural([String: LocalizedText])
  /// By what Apple calls the devices: "iphone", "ipad", "other".
  case device([String: LocalizedText])
  /// A text with `%#@name@`, and what stands for each name.
  case format(LocalizedText, [String: Variable])

  /// A part of a text that depends on one number.
  package struct Variable: Hashable, Sendable {
    let text: LocalizedText
    /// Which of the values decides, from 1; nil for the one at its place.
    let position: Int?
    /// How the number is written: "lld".
    let type: String
  }

  /// What goes with the whole numbers among the values, at their places.
  func form(for numbers: [Int?], language: String) -> String? {
    switch self {
    case .plain(let text): return text
    case .plural(let forms):
      let number = numbers.lazy.compactMap { $0 }.first
      let category = number.map { PluralCategory($0, language: language).rawValue } ?? "other"
      // English has no form for zero, but a text may.
      let form = (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"]
      return form?.form(for: numbers, language: language)
    case .device(let forms):
      let form = forms[PhoneBundle.device] ?? forms["other"] ?? forms["iphone"] ?? forms.min { $0.key < $1.key }?.value
      return form?.form(for: numbers, language: language)
    case .format(let text, let variables):
      return text.form(for: numbers, language: language).map { Self.expand($0, variables, numbers, language) }
    }
  }

  /// All that it can be.
  package var forms: [String] {
    switch self {
    case .plain(let text): [text]
    case .plural(let forms), .device(let forms): forms.keys.sorted().flatMap { forms[$0]?.forms ?? [] }
    case .format(let text, let variables):
      text.forms + variables.keys.sorted().flatMap { variables[$0]?.text.forms ?? [] }
    }
  }

  /// Puts a form where each variable stands. Every placeholder gets its number, since a variable is one too.
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

  /// What `NSLocalizedString` answers; what depends on numbers is known again when they are put in.
  static func answer(_ text: LocalizedText, language: String) -> String? {
    guard let answer = text.form(for: [], language: language) else { return nil }
    if text.forms.count > 1 { lookedUp.withLock { $0[answer] = (text, language) } }
    return answer
  }

  /// The format for numbers in place of one that was looked up without them.
  static func format(_ format: String, for numbers: [Int]) -> String {
    guard let known = lookedUp.withLock({ $0[format] }) else { return format }
    return known.text.form(for: numbers, language: known.language) ?? format
  }
}

extension String {
  /// A text with numbers in it, of the plural that they ask for where the format is one of a string table.
  public static func localizedStringWithFormat(_ format: String, _ arguments: Int...) -> String {
    String(
      format: LocalizedText.format(format, for: arguments), locale: PhoneBundle.locale,
      arguments: arguments.map { $0 as any CVarArg })
  }

  /// A text with numbers in it, of the plural that they ask for where the format is one of a string table.
  public init(format: String, _ arguments: Int...) {
    self.init(format: LocalizedText.format(format, for: arguments), arguments: arguments.map { $0 as any CVarArg })
  }
}
