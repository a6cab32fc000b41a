import Foundation

extension PhoneSource {
  /// Removes what needs Objective-C from a file: its names are dropped, and `#selector` and `#keyPath` become macros of
  /// ours.
  ///
  /// Lines stay in place. Caveat: the `optional` requirements of an Objective-C protocol are not known.
  static func withoutObjectiveC(_ source: inout SourceText) {
    guard
      [
        "@objc", "@IBOutlet", "#selector", "#keyPath", "@convention(", ").description()", "?.perform(Selector(",
        "target?.perform(", "target!.perform(",
      ]
      .contains(where: source.text.contains)
    else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    for match in code.matches(of: #/@(?:objc(?:Members)?(?:[ \t]*\([\w:.]*\))?|IBOutlet)(?!\w)/#) {
      edits.blank(match.range)
    }
    // What only Objective-C calls is an ordinary closure.
    for match in code.matches(of: #/@convention\((?:block\)|c\)(?=\s*\([^)]*\bSelector\b))/#) {
      edits.blank(match.range)
    }
    // Any class describes itself there.
    for match in code.matches(of: #/\btype\(of:\s*(?<object>\w+)\)\.description\(\)/#) {
      edits.replace(match.range, with: "NSStringFromClass(type(of: \(match.object)))")
    }
    // Any object performs a selector there, too.
    for match in code.matches(of: #/(?<start>[\s(=,{\[])(?<object>[A-Za-z_][\w.]*)\?(?=\.perform\(Selector\()/#) {
      edits.replace(match.range, with: "\(match.start)(\(match.object) as Any as? NSObject)?")
    }
    // A bar item's target is any object.
    for match in code.matches(
      of: #/(?<start>[\s(=,{\[])(?<object>(?:[A-Za-z_][\w.?!]*\.)?target)[?!]?(?=\.perform\((?!Selector))/#)
    {
      edits.replace(match.range, with: "\(match.start)(\(match.object) as Any as? NSObject)?")
    }
    quote("#selector", as: "#_selector", in: code, &edits)
    quote("#keyPath", as: "#_keyPath", in: code, &edits)
    source.apply(edits)
  }

  /// Replaces every `name(argument)` with its argument as a string.
  private static func quote(_ name: String, as macro: String, in code: String, _ edits: inout SourceEdits) {
    var rest = code[...]
    while let range = rest.firstRange(of: name + "(") {
      var depth = 1
      var end = range.upperBound
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      guard depth == 0 else { return }
      let argument = rest[range.upperBound..<rest.index(before: end)]
      let words = argument.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let lines = String(repeating: "\n", count: argument.count(where: \.isNewline))
      edits.replace(range.lowerBound..<end, with: "\(macro)(\"\(words)\"\(lines))")
      rest = rest[end...]
    }
  }
}
