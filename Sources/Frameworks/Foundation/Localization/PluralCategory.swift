import Foundation

/// The plural form that an integer requires. The rules are the Unicode CLDR's for the languages with the most speakers;
/// other languages use the English rules.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  package init(_ number: Int, language: String) {
    let count = number.magnitude
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    let (tens, hundreds) = (count % 10, count % 100)
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": self = .other
    case "fr", "pt", "hi", "fa", "bn": self = count <= 1 ? .one : .other
    case "ar":
      switch count {
      case 0: self = .zero
      case 1: self = .one
      case 2: self = .two
      default: self = 3...10 ~= hundreds ? .few : 11...99 ~= hundreds ? .many : .other
      }
    case "he": self = count == 1 ? .one : count == 2 ? .two : .other
    case "ru", "uk", "be":
      self =
        tens == 1 && hundreds != 11 ? .one : 2...4 ~= tens && !(12...14 ~= hundreds) ? .few : .many
    case "pl":
      self = count == 1 ? .one : 2...4 ~= tens && !(12...14 ~= hundreds) ? .few : .many
    case "cs", "sk": self = count == 1 ? .one : 2...4 ~= count ? .few : .other
    default: self = count == 1 ? .one : .other
    }
  }
}
