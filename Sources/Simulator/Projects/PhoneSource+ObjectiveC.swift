import Foundation

extension PhoneSource {
  /// A file without what needs Objective-C: names for it are left out, and `#selector` and `#keyPath` become macros of ours.
  ///
  /// Lines stay where they are. Caveat: what an Objective-C protocol has as `optional` is not known.
  static func withoutObjectiveC(_ source: String) -> String {
    let text = callingRequirements(in: source)
    guard
      [
        "@objc", "@IBOutlet", "#selector", "#keyPath", "@convention(", ").description()", "?.perform(Selector(",
        "target?.perform(", "target!.perform(",
      ]
      .contains(where: text.contains)
    else { return text }
    let code = CodeText(text).text
    var edits = SourceEdits(text, code: code)
    for match in code.matches(of: #/@(?:objc(?:Members)?(?:\([\w:.]*\))?|IBOutlet)(?!\w)/#) { edits.blank(match.range) }
    // What only Objective-C calls is an ordinary closure.
    for match in code.matches(of: #/@convention\((?:block\)|c\)(?=\s*\([^)]*\bSelector\b))/#) {
      edits.blank(match.range)
    }
    // Any class describes itself there.
    for match in code.matches(of: #/\btype\(of:\s*(?<object>\w+)\)\.description\(\)/#) {
      edits.replace(match.range, with: "NSStringFromClass(type(of: \(match.object)))")
    }
    // So does any object do what a selector says.
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
    return edits.result
  }

  /// What is optional in Apple's protocols is a requirement here, with an implementation that does nothing:
  /// `delegate?.scrollViewDidScroll?(view)` calls it without the question.
  ///
  /// A call with labels is one of a requirement, since closures have none: `source.tableView?(table, titleForHeaderInSection: 0)` is still
  /// optional. One without is known by its name and by whom it asks.
  private static func callingRequirements(in text: String) -> String {
    guard text.contains("?(") || text.contains("!(") else { return text }
    let code = CodeText(text).text
    var edits = SourceEdits(text, code: code)
    for call in code.matches(of: #/\.(?<name>[a-z]\w*)(?<sign>[?!])\(/#) {
      guard let end = SourceFunction.closingParenthesis(in: code, from: call.range.upperBound) else { continue }
      let isLabelled = SourceFunction.labels(ofCall: code[call.range.upperBound..<end]).contains { $0 != "_" }
      let asked = code[..<call.range.lowerBound].suffix(12)
      let isOfDelegate = asked.contains(#/(?:[dD]elegate|[dD]ataSource)\)?[?!]?$/#)
      guard isLabelled || isOfDelegate && call.name.prefixMatch(of: requirementName) != nil else { continue }
      if call.sign == "?", isLabelled, !requirementsOfAnyObject.contains(String(call.name)) {
        edits.insert("_asked?.", at: call.name.startIndex)
      }
      edits.replace(call.sign.startIndex..<call.sign.endIndex, with: "")
    }
    return edits.result
  }

  /// How the requirements of UIKit begin that have one argument.
  nonisolated(unsafe) private static let requirementName =
    #/(?:scrollView|textField|textView|tableView|collectionView|searchBar|searchController|tabBar|pickerView|gestureRecognizer|mapView|webView|navigationController|tabBarController|splitViewController|pageViewController|presentationController|imagePickerController|application|scene)/#

  /// Requirements of protocols that are of any classes here, and not only of Foundation's. Delegates of networking are asked as a protocol
  /// above their own: `(delegate as? URLSessionTaskDelegate)?.urlSession?(…)`.
  private static let requirementsOfAnyObject: Set = [
    "urlSession", "parser", "controller", "webView", "userNotificationCenter", "safariViewController",
    "authorizationController", "speechSynthesizer", "previewController",
  ]

  /// Every `name(argument)` with its argument as a text.
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
