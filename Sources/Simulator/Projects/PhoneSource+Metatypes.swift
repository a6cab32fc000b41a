import Foundation

extension PhoneSource {
  /// The ends of the names of UIKit's classes, not of its protocols.
  static let ends =
    "(?:View|Cell|Controller|Control|Button|Label|Field|Bar|Layout|Segue|Switch|Slider|Window|Recognizer|Picker|Stepper|Responder)"

  /// Transforms a file that creates objects of UIKit classes known only at run time, as with `Cell(frame: .zero)` where
  /// `Cell` is generic. Swift requires a `required` initializer, but not of Objective-C's classes, which Apple's are.
  /// - Parameter known: the module's own names for such classes, and its protocols for them.
  static func withObjectsOfClasses(_ source: inout SourceText, _ known: ViewNames? = nil) {
    let known = known ?? ViewNames(of: [source.text])
    let hasMetatypes = source.text.contains(".self as NSObject.Type).init()")
    let isNamed = source.text.contains("UI") && source.text.contains(#/:\s*UI|extension\s+UI/#)
    guard hasMetatypes || isNamed || known.isMentioned(in: source.text) else { return }
    let code = source.code
    let classes = (["UI\\w*\(ends)", "NSObject"] + known.names.sorted()).joined(separator: "|")
    let bound = "(?:\\w+\\s*&\\s*)*(?:\(classes))\\b"
    var edits = SourceEdits(of: code)
    // As tests create objects that only the system creates: `(UIWindowScene.self as NSObject.Type).init()`.
    for match in code.matches(of: #/\((?<type>UI[\w.]*\.self) as NSObject\.Type\)\.init\(\)/#) {
      edits.replace(match.range, with: "_made(\(match.type))")
    }
    var replaced: Set<Range<String.Index>> = []
    for (name, scope) in scopes(in: code, bound: bound, known) {
      let classes = name == "Self" ? "(?<meta>self\\.init)|Self(?:\\.init)?" : "(?<meta>(?!))|\(name)(?:\\.init)?"
      guard
        let pattern = try? Regex<(Substring, word: Substring, meta: Substring?, end: Substring)>(
          "(?:^|[^\\w.])(?<word>\(classes))\\(\\s*"
            + "(?<end>\\)|(?=(?:frame|nibName|reuseIdentifier):|style:[^()]*,\\s*reuseIdentifier:))")
      else { continue }
      for match in code[scope].matches(of: pattern) {
        let isMeta = match.meta != nil
        // An initializer that calls another one looks the same, but returns nothing.
        if isMeta, !code[..<match.word.startIndex].hasSuffix("return ") { continue }
        let range = match.word.startIndex..<match.end.endIndex
        // Scopes of the same name may overlap.
        guard replaced.insert(range).inserted else { continue }
        edits.replace(range, with: "_made(\(isMeta ? "self" : "\(name).self")\(match.end.isEmpty ? ", " : ")")")
      }
      // The initializer itself, as in `makeView: View.init`, is a closure.
      guard
        let value = try? Regex<(Substring, word: Substring)>(
          "[:=(,]\\s*(?<word>\(name)\\.init)(?=\\s*[,)\\n])")
      else { continue }
      for match in code[scope].matches(of: value)
      where replaced.insert(match.word.startIndex..<match.word.endIndex).inserted {
        edits.replace(match.word.startIndex..<match.word.endIndex, with: "{ _made(\(name).self) }")
      }
    }
    if edits.isEmpty { return }
    source.apply(edits)
    // The functions are UIKit's. A file that only uses the module's own names need not import it.
    guard !code.contains("UI"), !code.hasPrefix("#") else { return }
    source = SourceText("import UIKit; " + source.text)
  }

  /// Returns where names stand for subclasses of a UIKit class.
  private static func scopes(
    in code: String, bound: String, _ known: ViewNames
  ) -> [(name: String, scope: Range<String.Index>)] {
    var found: [(String, Range<String.Index>)] = []
    let braces = CodeBraces(in: code)
    func scope(_ start: String.Index) -> Range<String.Index>? {
      guard let brace = code[start...].firstIndex(of: "{") else { return nil }
      let body = code.index(after: brace)
      return braces.closing(after: body).map { body..<$0 }
    }
    guard let name = try? Regex<(Substring, Substring)>("\\b([A-Z]\\w*)\\s*:\\s*\(bound)"),
      let bounded = try? Regex<(Substring, Substring)>(
        "\\bprotocol\\s+(\\w+)(?:\\s*:|[^{]*\\bSelf\\s*:)\\s*\(bound)")
    else { return [] }
    // Protocols of this file that only subclasses of a UIKit class adopt.
    let protocols = code.matches(of: bounded).map { "|\($0.1)\\b" }.joined()
    guard
      let extended = try? Regex(
        "\\bextension\\s+(?:\(bound)|\\w+[^{]*\\bSelf\\s*:\\s*\(bound)\(protocols))")
    else { return [] }
    for match in code.matches(of: #/\b(?:func\s+\w+|(?:class|struct|enum)\s+\w+|init)\s*</#) {
      guard let scope = scope(match.range.upperBound) else { continue }
      let header = code[match.range.upperBound..<scope.lowerBound]
      for generic in header.matches(of: name) { found.append((String(generic.1), scope)) }
    }
    for match in code.matches(of: extended) {
      if let scope = scope(match.range.upperBound) { found.append(("Self", scope)) }
    }
    // A type that a protocol requires is known in its extensions, and in those for what conforms to it.
    for match in code.matches(of: #/\bextension\s+[^{]*/#) {
      let words = Set(match.0.matches(of: #/\w+/#).map { String($0.0) })
      guard let scope = scope(match.range.lowerBound) else { continue }
      for (name, owners) in known.members where !owners.isDisjoint(with: words) { found.append((name, scope)) }
    }
    return found
  }
}
