import Foundation

extension NSAttributedString {
  /// The patterns of addresses and phone numbers. A scheme, `www.` or a known top-level domain makes a web address.
  private static let patterns: [(UIDataDetectorTypes, prefix: String, pattern: String)] = [
    (.link, "mailto:", #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"#),
    (.link, "", #"https?://[^\s<>"]*[^\s<>".,;:!?)\]']"#),
    (.link, "https://", #"\bwww\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(/[^\s<>"]*[^\s<>".,;:!?)\]'])?"#),
    (.phoneNumber, "tel:", #"(?<![\w.])\+?\(?\d{2,4}\)?[ \-./]?\d{2,4}[ \-./]?\d{2,4}([ \-./]?\d{2,4})?(?![\w])"#),
  ]

  /// Returns the text with links for the detected addresses and numbers.
  @MainActor
  package func detecting(_ types: UIDataDetectorTypes) -> NSAttributedString {
    guard !types.isDisjoint(with: [.link, .phoneNumber]), length > 0 else { return self }
    let made = NSMutableAttributedString(attributedString: self)
    for (type, prefix, pattern) in Self.patterns where types.contains(type) {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
      for match in expression.matches(in: string, range: NSRange(location: 0, length: length)) {
        guard made.attribute(.link, at: match.range.location, effectiveRange: nil) == nil,
          let range = Range(match.range, in: string)
        else { continue }
        var words = String(string[range])
        if type == .phoneNumber { words = words.filter { $0.isNumber || $0 == "+" } }
        guard type != .phoneNumber || words.count >= 7, let url = URL(string: prefix + words) else { continue }
        made.addAttribute(.link, value: url, range: match.range)
      }
    }
    return made
  }
}
