import Foundation

/// The vCard spelling of contact data.
enum VCardText {
  /// The labels with vCard types.
  static let types = [CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelOther: "OTHER"]
  /// The labels of telephones with vCard types.
  static let phoneTypes = [
    CNLabelHome: ["HOME", "VOICE"], CNLabelWork: ["WORK", "VOICE"], CNLabelOther: ["OTHER", "VOICE"],
    CNLabelPhoneNumberMobile: ["CELL", "VOICE"], CNLabelPhoneNumberiPhone: ["IPHONE", "CELL", "VOICE"],
    CNLabelPhoneNumberAppleWatch: ["APPLEWATCH", "CELL", "VOICE"],
    CNLabelPhoneNumberMain: ["MAIN"], CNLabelPhoneNumberHomeFax: ["HOME", "FAX"],
    CNLabelPhoneNumberWorkFax: ["WORK", "FAX"], CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"],
    CNLabelPhoneNumberPager: ["PAGER"],
  ]

  /// Returns the telephone label of some types; nil if there is none.
  static func phoneLabel(_ types: Set<String>) -> String? {
    if types.contains("FAX") {
      if types.contains("HOME") { return CNLabelPhoneNumberHomeFax }
      return types.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberOtherFax
    }
    if types.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
    if types.contains("APPLEWATCH") { return CNLabelPhoneNumberAppleWatch }
    if types.contains("CELL") { return CNLabelPhoneNumberMobile }
    if types.contains("MAIN") { return CNLabelPhoneNumberMain }
    if types.contains("PAGER") { return CNLabelPhoneNumberPager }
    return label(types)
  }

  /// Returns the label of some types; nil if there is none.
  static func label(_ types: Set<String>) -> String? {
    if types.contains("HOME") { return CNLabelHome }
    if types.contains("WORK") { return CNLabelWork }
    return types.contains("OTHER") ? CNLabelOther : nil
  }

  /// Returns an escaped string.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
      .replacing(",", with: "\\,").replacing(";", with: "\\;")
  }

  /// Returns the value of a parameter, in quotes if necessary.
  static func parameter(_ text: String) -> String {
    let text = text.filter { $0 != "\"" && !$0.isNewline }
    return text.contains { ":;,".contains($0) } ? "\"\(text)\"" : text
  }

  /// Returns the parts of a line between unescaped separators.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var isEscaped = false
    for letter in text {
      if isEscaped {
        parts[parts.count - 1].append(letter == "n" || letter == "N" ? "\n" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == separator {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }

  /// Returns an unescaped text.
  static func plain(_ text: String) -> String { split(text, at: "\u{0}").joined() }

  /// Returns the parameters and value of a date. A date without a year is written as on iOS, with 1604.
  static func date(_ date: DateComponents) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let day = digits(date.month ?? 1, 2) + "-" + digits(date.day ?? 1, 2)
    guard let year = date.year else { return ";X-APPLE-OMIT-YEAR=1604:1604-" + day }
    return ":" + digits(year, 4) + "-" + day
  }

  /// Returns the date of a line, as 1980-06-22, 19800622 or --06-22, ignoring a time.
  static func date(_ text: String, omittedYear: Int?) -> DateComponents? {
    let hasYear = !text.hasPrefix("--")
    let digits = text.prefix { $0 != "T" }.filter { $0.isASCII && $0.isNumber }
    guard digits.count == (hasYear ? 8 : 4), let day = Int(digits.suffix(2)),
      let month = Int(digits.suffix(4).prefix(2)), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var date = DateComponents()
    (date.month, date.day) = (month, day)
    if hasYear, let year = Int(digits.prefix(4)), year != omittedYear { date.year = year }
    date.calendar = Calendar(identifier: .gregorian)
    return date
  }
}
