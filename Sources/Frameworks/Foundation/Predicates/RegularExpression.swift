import Foundation

/// A regular expression that is matched in time linear in the text and in the expression: all paths are followed in
/// parallel, a letter at a time, without backtracking.
///
/// It reads what `MATCHES` takes on Apple's systems (ICU), except for features that need backtracking: back-references,
/// look-ahead and look-behind, and possessive and atomic groups. A full stop also matches line ends.
package struct RegularExpression: Sendable {
  enum Assertion { case start, end, word, noWord }

  /// A state of the expression; numbers are indexes of states.
  private enum Step: Sendable {
    case letter(Letters, next: Int)
    case fork(Int, Int)
    case check(Assertion, next: Int)
    case done
  }

  private var steps: [Step] = []
  private var start = 0

  /// The number of parts built so far: a repeated part is built again each time, and may be empty.
  private var built = 0

  /// Far more than anybody writes.
  private static let mostSteps = 2000
  private static let mostParts = 20_000

  /// - Throws: `UnreadablePredicate`
  package init(_ pattern: String, ignoresCase: Bool = false) throws {
    let tree = try RegularExpressionParser.parse(pattern, ignoresCase: ignoresCase)
    steps = [.done]
    start = try build(tree, before: 0)
  }

  /// Returns the index of the first state of a part; parts are built from last to first.
  private mutating func build(_ part: RegularExpressionPart, before next: Int) throws -> Int {
    built += 1
    guard built <= Self.mostParts else { throw Self.tooLong }
    switch part {
    case .letter(let letters): return try add(.letter(letters, next: next))
    case .check(let assertion): return try add(.check(assertion, next: next))
    case .sequence(let parts): return try parts.reversed().reduce(next) { try build($1, before: $0) }
    case .choice(let parts):
      let starts = try parts.map { try build($0, before: next) }
      return try starts.dropLast().reversed().reduce(starts[starts.count - 1]) { try add(.fork($1, $0)) }
    case .repeated(let part, let least, let most):
      var first = next
      if let most {
        for _ in least..<most { first = try add(.fork(try build(part, before: first), next)) }
      } else {
        let fork = try add(.fork(next, next))
        steps[fork] = .fork(try build(part, before: fork), next)
        first = fork
      }
      for _ in 0..<least { first = try build(part, before: first) }
      return first
    }
  }

  private mutating func add(_ step: Step) throws -> Int {
    guard steps.count < Self.mostSteps else { throw Self.tooLong }
    steps.append(step)
    return steps.count - 1
  }

  private static let tooLong = UnreadablePredicate("the regular expression is too long")

  /// Returns whether the whole text matches.
  package func matches(_ text: String) -> Bool {
    let letters = Array(text.unicodeScalars)
    // When a state was last reached: each is followed once a letter.
    var reached = [Int](repeating: -1, count: steps.count)
    var open: [Int] = []
    var current: [(letters: Letters, next: Int)] = []
    var isDone = false
    func follow(_ step: Int, at place: Int) {
      open.append(step)
      while let step = open.popLast() {
        if reached[step] == place { continue }
        reached[step] = place
        switch steps[step] {
        case .letter(let letters, let next): current.append((letters, next))
        case .fork(let first, let second): open += [first, second]
        case .check(let assertion, let next):
          if Self.holds(assertion, at: place, in: letters) { open.append(next) }
        case .done: isDone = place == letters.count
        }
      }
    }
    follow(start, at: 0)
    for (place, letter) in letters.enumerated() {
      if current.isEmpty { return false }
      let waiting = current
      current = []
      for way in waiting where way.letters.contain(letter) { follow(way.next, at: place + 1) }
    }
    return isDone
  }

  private static func holds(_ assertion: Assertion, at place: Int, in letters: [Unicode.Scalar]) -> Bool {
    switch assertion {
    case .start: return place == 0
    case .end: return place == letters.count
    case .word, .noWord:
      let before = place > 0 && Letters.isWord(letters[place - 1])
      let after = place < letters.count && Letters.isWord(letters[place])
      return (before != after) == (assertion == .word)
    }
  }
}

/// The syntax tree of a regular expression.
indirect enum RegularExpressionPart {
  case letter(Letters)
  case check(RegularExpression.Assertion)
  case sequence([RegularExpressionPart])
  case choice([RegularExpressionPart])
  case repeated(RegularExpressionPart, least: Int, most: Int?)
}

/// A set of letters.
struct Letters: Sendable {
  enum Kind: Sendable {
    case any, digit, word, space
    case range(ClosedRange<Unicode.Scalar>)
    /// The first letters of a general category's short name, such as `L` or `Nd`.
    case category(String)
    case set(Letters)
  }

  var kinds: [Kind]
  var isInverted = false
  var ignoresCase = false

  func contain(_ letter: Unicode.Scalar) -> Bool {
    var found = has(letter)
    if ignoresCase, !found {
      let properties = letter.properties
      found = [properties.lowercaseMapping, properties.uppercaseMapping].contains { text in
        text.unicodeScalars.count == 1 && text.unicodeScalars.allSatisfy(has)
      }
    }
    return found != isInverted
  }

  private func has(_ letter: Unicode.Scalar) -> Bool {
    kinds.contains { kind in
      switch kind {
      case .any: true
      case .digit: letter.properties.generalCategory == .decimalNumber
      case .word: Self.isWord(letter)
      case .space: letter.properties.isWhitespace
      case .range(let range): range.contains(letter)
      case .category(let name): Self.category(of: letter).hasPrefix(name)
      case .set(let letters): letters.contain(letter)
      }
    }
  }

  static func isWord(_ letter: Unicode.Scalar) -> Bool {
    letter.properties.isAlphabetic || ["M", "Nd", "Pc"].contains { category(of: letter).hasPrefix($0) }
  }

  private static func category(of letter: Unicode.Scalar) -> String {
    switch letter.properties.generalCategory {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }

  static let categories: Set<String> = [
    "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps", "Pe", "Pi",
    "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "C", "Cc", "Cf", "Cs", "Co", "Cn",
  ]
}
