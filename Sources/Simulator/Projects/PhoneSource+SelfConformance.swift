import Foundation

extension PhoneSource {
  /// Apple's protocols of Objective-C whose values apps keep in collections, besides all delegates and data sources.
  private static let selfConforming: Set<String> = [
    "CAAction", "MKAnnotation", "MKOverlay", "NSCoding", "NSCopying", "NSFetchRequestResult", "NSItemProviderReading",
    "NSItemProviderWriting", "NSMutableCopying", "NSObjectProtocol", "NSSecureCoding", "QLPreviewItem", "UIAppearance",
    "UIContentContainer", "UICoordinateSpace", "UIDynamicItem", "UIFocusEnvironment", "UIFocusItem", "UILayoutSupport",
    "UITextInput", "UITraitEnvironment",
  ]

  /// Transforms a file so that `extension Array where Element: MKAnnotation` extends `[MKAnnotation]`, too: a protocol
  /// of Objective-C conforms to itself, and none of Swift's does.
  ///
  /// A second extension has the same members for the protocol's own values. Lines stay in place, or say where they were.
  /// Caveats: sets have no such values here; an extension that adds a conformance is left unchanged, and so are generic
  /// types and functions.
  static func withSelfConformance(_ source: inout SourceText, _ optional: OptionalRequirements) {
    guard source.text.contains(#/\bextension\b[^{}]*\bElement\s*:/#) else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    let pattern =
      #/(?<head>(?:@\w+\s+)*(?:(?:public|internal|package|fileprivate|private)\s+)?extension\s+(?:Swift\.)?(?:\w*Array|ArraySlice|\w*Sequence|\w*Collection)\s+where\b[^{}]*?)\bElement\s*(?<colon>:)\s*(?<name>\w+)(?<rest>\s*(?:,[^{}]*)?)\{/#
    for match in code.matches(of: pattern) {
      let name = String(match.name)
      let isKnown = selfConforming.contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
      guard isKnown || optional.objectiveC.contains(name),
        let end = SourceTypes.closingBrace(in: code, from: match.range.upperBound)
      else { continue }
      func line(_ place: String.Index) -> Int { 1 + code[..<place].count(where: \.isNewline) }
      func flat(_ text: Substring) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      let after = code.index(after: end)
      edits.insert(
        "\n\(flat(match.head)) Element == any \(name)\(flat(match.rest)) {\n"
          + "#sourceLocation(file: \"\(unknownFile)\", line: \(line(match.range.upperBound)))\n"
          + "\(source.text(at: match.range.upperBound..<end))}\n"
          + "#sourceLocation(file: \"\(unknownFile)\", line: \(line(after)))\n", at: after)
    }
    source.apply(edits)
  }
}
