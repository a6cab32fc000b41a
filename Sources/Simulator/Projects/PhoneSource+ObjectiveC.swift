import Foundation

extension PhoneSource {
  /// A file without what needs Objective-C: names for it are left out, and `#selector` and `#keyPath` become macros of ours.
  ///
  /// Lines stay where they are. Caveat: what an Objective-C protocol has as `optional` is not known.
  static func withoutObjectiveC(_ source: String) -> String {
    let text = callingRequirements(in: source)
    guard
      text.contains("@objc") || text.contains("@IBOutlet") || text.contains("#selector") || text.contains("#keyPath")
    else { return text }
    let code = CodeText(text).text
    var edits = SourceEdits(text, code: code)
    for match in code.matches(of: #/@(?:objc(?:Members)?(?:\([\w:.]*\))?|IBOutlet)(?!\w)/#) { edits.blank(match.range) }
    quote("#selector", as: "#_selector", in: code, &edits)
    quote("#keyPath", as: "#_keyPath", in: code, &edits)
    return edits.result
  }

  /// What is optional in UIKit's protocols is a requirement here, with an implementation that does nothing:
  /// `delegate?.scrollViewDidScroll?(view)` calls it without the question.
  private static func callingRequirements(in text: String) -> String {
    guard text.contains("?(") else { return text }
    return text.replacing(
      #/(?<call>(?:[dD]elegate|dataSource)[?!]?\.(?:scrollView|textView|textField|tableView|collectionView|searchBar|tabBar|pickerView|gestureRecognizer|mapView|webView|navigationController|tabBarController|pageViewController|presentationController)\w*)\?\(/#
    ) { "\($0.call)(" }
  }

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
