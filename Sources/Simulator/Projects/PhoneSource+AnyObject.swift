import Foundation

extension PhoneSource {
  /// Transforms a file so that any object can be asked for what all Objective-C objects have, and an optional
  /// requirement can be read as a value: `if let count = dataSource.numberOfSections`.
  static func askingAnyObject(_ source: inout SourceText) {
    let asksObjects = source.text.contains("AnyObject") && source.text.contains(#/\.(?:perform|responds)\(/#)
    let hasValues = source.text.contains(#/let\s+\w+\s*=\s*\w*(?:[dD]elegate|[dD]ataSource)\.\w+\s*(?:[,{\n]|else\b)/#)
    guard asksObjects || hasValues else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    let declared = code.matches(of: #/\b(?:var|let|\w+\s+)?\s*(?<name>\w+)\s*:\s*AnyObject\b/#)
    for name in asksObjects ? Set(declared.map { String($0.name) }) : [] where name.first?.isLowercase == true {
      guard
        let pattern = try? Regex<(Substring, object: Substring, sign: Substring?)>(
          "(?:^|[^\\w.?!])(?<object>(?:self\\.)?\(name)(?<sign>[?!])?)(?=\\.(?:perform|responds)\\()")
      else { continue }
      for match in code.matches(of: pattern) {
        let object = match.sign == nil ? match.object : match.object.dropLast()
        let asked = "(\(object) as Any as? NSObject)"
        // Any other object understands nothing.
        edits.replace(
          match.object.startIndex..<match.object.endIndex,
          with: match.sign == "?" ? asked + "?" : "(\(asked) ?? NSObject())")
      }
    }
    let value =
      #/\blet\s+\w+\s*=\s*(?<value>\w*(?:[dD]elegate|[dD]ataSource)\.(?:numberOf|sectionIndexTitles|scrollView|textField|textView|tableView|collectionView|searchBar|pickerView|gestureRecognizer|mapView|webView)\w*)(?=\s*(?:,|\{|else\b))/#
    for match in code.matches(of: value) {
      edits.replace(match.value.startIndex..<match.value.endIndex, with: "Optional(\(match.value))")
    }
    source.apply(edits)
  }
}
