import Foundation

/// Swift source with spaces in place of comments and strings, so that matches in it are code. It is as long as the
/// source.
///
/// An interpolation, as in `"\(count) things"`, is code. Caveat: quotes in a regular expression literal count as those
/// of a string.
struct CodeText {
  let text: String

  init(_ source: String) {
    var result: [Character] = []
    var rest = Array(source)[...]
    /// Takes characters, as spaces unless they are line ends.
    func hide(_ count: Int) {
      for character in rest.prefix(count) { result.append(character.isNewline ? character : " ") }
      rest = rest.dropFirst(count)
    }
    func starts(_ text: String) -> Bool { rest.starts(with: text) }
    /// Hides a string up to its end.
    func hideText() {
      let hashes = rest.prefix { $0 == "#" }.count
      let quote = rest.dropFirst(hashes).starts(with: "\"\"\"") ? "\"\"\"" : "\""
      let ending = quote + String(repeating: "#", count: hashes)
      let escape = "\\" + String(repeating: "#", count: hashes)
      hide(hashes + quote.count)
      while !rest.isEmpty, !starts(ending) {
        if quote.count == 1, rest.first?.isNewline == true { return }
        if starts(escape + "(") {
          hide(escape.count + 1)
          take(isInText: true)
          hide(min(1, rest.count))
        } else {
          hide(starts(escape) ? escape.count + 1 : 1)
        }
      }
      hide(min(ending.count, rest.count))
    }
    /// Takes code up to the end, or up to the bracket that ends an interpolation.
    func take(isInText: Bool) {
      var brackets = 0
      while let first = rest.first {
        if starts("//") {
          hide(rest.prefix { !$0.isNewline }.count)
        } else if starts("/*") {
          var depth = 0
          repeat {
            if starts("/*") { depth += 1; hide(2) } else if starts("*/") { depth -= 1; hide(2) } else { hide(1) }
          } while depth > 0 && !rest.isEmpty
        } else if first == "\"" || first == "#" && rest.drop(while: { $0 == "#" }).first == "\"" {
          hideText()
        } else {
          if isInText, first == "(" { brackets += 1 }
          if isInText, first == ")" {
            if brackets == 0 { return }
            brackets -= 1
          }
          result.append(first)
          rest = rest.dropFirst()
        }
      }
    }
    take(isInText: false)
    text = String(result)
  }
}

/// The braces of code.
struct CodeBraces {
  /// The positions of opening and closing braces, with the depth after each.
  private var all: [(place: String.Index, depth: Int)] = []

  /// Finds the braces.
  ///
  /// - Parameter code: as `CodeText` has it.
  init(in code: String) {
    var depth = 0
    for index in code.indices {
      switch code[index] {
      case "{": depth += 1
      case "}": depth -= 1
      default: continue
      }
      all.append((index, depth))
    }
  }

  /// Returns the number of braces around a position.
  func depth(at place: String.Index) -> Int { all.last { $0.place < place }?.depth ?? 0 }

  /// Returns the brace that closes the one before a position.
  func closing(after place: String.Index) -> String.Index? {
    let inside = depth(at: place)
    return all.first { $0.place >= place && $0.depth == inside - 1 }?.place
  }
}
