import Foundation

extension PhoneSource {
  /// Transforms a file with classes of managed objects. Their classes create them, which takes a required initializer
  /// here, and on Apple's systems any.
  ///
  /// An override of `init(entity:insertInto:)` becomes required, and a class with a designated initializer of its own
  /// gets one. Caveat: only a class directly below `NSManagedObject`, and only if its stored properties have values.
  static func withManagedInitializers(_ source: inout SourceText) {
    guard source.text.contains("NSManagedObject") else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    let overrides = #/\b(?<words>(?:\w+\s+)*)init\s*\(\s*entity\s*:/#
    for match in code.matches(of: overrides) where match.words.contains("override") {
      for word in match.words.matches(of: #/\w+/#) {
        switch word.0 {
        case "override": edits.replace(word.range, with: "required")
        case "private", "fileprivate": edits.blank(word.range)
        default: break
        }
      }
    }
    let types = SourceTypes(in: code)
    for type in types.all where type.keyword == "class" && type.parent == "NSManagedObject" {
      let own = designated(in: code, type)
      guard !own.isEmpty, !own.contains(where: { $0.contains(#/\(\s*entity\s*:/#) }) else { continue }
      let access = type.modifiers.contains(#/\b(?:public|open)\b/#) ? "public " : ""
      edits.insert(
        " \(access)required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)"
          + " { super.init(entity: entity, insertInto: context) };", at: type.body)
    }
    source.apply(edits)
  }

  /// Returns the beginnings of a class's designated initializers, up to their first label.
  private static func designated(in code: String, _ type: SourceTypes.Declaration) -> [Substring] {
    let pattern = #/\b(?<words>(?:\w+\s+)*)init[?!]?\s*(?:<[^<>{}()]*>\s*)?\(\s*\w*\s*:?/#
    return code[type.body..<type.end].matches(of: pattern).compactMap { match in
      let before = code[type.body..<match.range.lowerBound]
      let isCall = before.last == "."
      // Those of types inside the class, and code in functions.
      let depth = before.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
      return isCall || depth > 0 || match.words.contains("convenience") ? nil : match.0
    }
  }
}
