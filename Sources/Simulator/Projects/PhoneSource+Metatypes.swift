import Foundation

extension PhoneSource {
  /// The ends of the names of UIKit's classes, not of its protocols.
  private static let ends =
    "(?:View|Cell|Controller|Control|Button|Label|Field|Bar|Layout|Segue|Switch|Slider|Window|Recognizer|Picker|Stepper|Responder)"

  /// Transforms a file that creates objects of UIKit classes known only at run time, as with `Cell(frame: .zero)` where
  /// `Cell` is generic. Swift requires a `required` initializer, but not of Objective-C's classes, which Apple's are.
  static func withObjectsOfClasses(_ source: inout SourceText) {
    let hasMetatypes = source.text.contains(".self as NSObject.Type).init()")
    guard source.text.contains("UI"), hasMetatypes || source.text.contains(#/:\s*UI|extension\s+UI/#) else { return }
    let code = source.code
    let bound = "(?:\\w+\\s*&\\s*)*(?:UI\\w*\(ends)|NSObject)\\b"
    var edits = SourceEdits(of: code)
    // As tests create objects that only the system creates: `(UIWindowScene.self as NSObject.Type).init()`.
    for match in code.matches(of: #/\((?<type>UI[\w.]*\.self) as NSObject\.Type\)\.init\(\)/#) {
      edits.replace(match.range, with: "_made(\(match.type))")
    }
    for (name, scope) in scopes(in: code, bound: bound) {
      let classes = name == "Self" ? "(?<meta>self\\.init)|Self(?:\\.init)?" : "(?<meta>(?!))|\(name)(?:\\.init)?"
      guard
        let pattern = try? Regex<(Substring, word: Substring, meta: Substring?, end: Substring)>(
          "(?:^|[^\\w.])(?<word>\(classes))\\(\\s*(?<end>\\)|(?=(?:frame|nibName|style|reuseIdentifier):))")
      else { continue }
      for match in code[scope].matches(of: pattern) {
        let isMeta = match.meta != nil
        // An initializer that calls another one looks the same, but returns nothing.
        if isMeta, !code[..<match.word.startIndex].hasSuffix("return ") { continue }
        let range = match.word.startIndex..<match.end.endIndex
        edits.replace(range, with: "_made(\(isMeta ? "self" : "\(name).self")\(match.end.isEmpty ? ", " : ")")")
      }
    }
    source.apply(edits)
  }

  /// Returns where names stand for subclasses of a UIKit class.
  private static func scopes(in code: String, bound: String) -> [(name: String, scope: Range<String.Index>)] {
    var found: [(String, Range<String.Index>)] = []
    let braces = CodeBraces(in: code)
    func scope(_ start: String.Index) -> Range<String.Index>? {
      guard let brace = code[start...].firstIndex(of: "{") else { return nil }
      let body = code.index(after: brace)
      return braces.closing(after: body).map { body..<$0 }
    }
    guard let name = try? Regex<(Substring, Substring)>("\\b([A-Z]\\w*)\\s*:\\s*\(bound)"),
      let extended = try? Regex("\\bextension\\s+(?:UI\\w*\(ends)\\b|\\w+[^{]*\\bSelf\\s*:\\s*\(bound))")
    else { return [] }
    for match in code.matches(of: #/\b(?:func\s+\w+|(?:class|struct|enum)\s+\w+|init)\s*</#) {
      guard let scope = scope(match.range.upperBound) else { continue }
      let header = code[match.range.upperBound..<scope.lowerBound]
      for generic in header.matches(of: name) { found.append((String(generic.1), scope)) }
    }
    for match in code.matches(of: extended) {
      if let scope = scope(match.range.upperBound) { found.append(("Self", scope)) }
    }
    return found
  }
}
