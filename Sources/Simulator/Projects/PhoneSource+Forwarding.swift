import Foundation

extension PhoneSource {
  /// Transforms a file so that classes answer Objective-C's questions about their methods without overriding anything.
  /// A class that forwards a method to another object says so by a protocol.
  ///
  /// Caveat: a subclass of another class of the app that does the same is not recognised.
  static func withForwarding(_ source: inout SourceText) {
    guard source.text.contains("forwardingTarget") || source.text.contains("responds(to") else { return }
    let code = source.code
    let types = SourceTypes(in: code)
    var edits = SourceEdits(of: code)
    for match in code.matches(
      of: #/\boverride\b(?<rest>\s+(?:\w+\s+)*func\s+(?<name>responds|forwardingTarget)\s*\((?:to|for)\b)/#)
    {
      edits.blank(match.range.lowerBound..<match.rest.startIndex)
      guard match.name == "forwardingTarget", let type = types.around(match.range.lowerBound), type.keyword == "class"
      else { continue }
      edits.insert(type.parent == nil ? ": _Forwarding" : ", _Forwarding", at: type.header)
    }
    source.apply(edits)
  }
}
