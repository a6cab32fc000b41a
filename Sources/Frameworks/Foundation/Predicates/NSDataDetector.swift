import Foundation

/// The kinds of data to find.
public typealias NSTextCheckingTypes = UInt64

/// Finds data in text: web and mail addresses, and telephone numbers. Caveat: dates, postal addresses and flights are
/// not found.
open class NSDataDetector: NSObject {
  /// The kinds to look for.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector of some kinds.
  /// - Throws: a Cocoa error, if there is none of these kinds.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes & Self.known != 0 else {
      throw CocoaError(.formatting)
    }
    self.checkingTypes = checkingTypes
  }

  // The raw values of Foundation's kinds here, whose names are deprecated since nothing of its own finds them.
  private static let link: NSTextCheckingTypes = 1 << 6
  private static let number: NSTextCheckingTypes = 1 << 11
  /// Dates, addresses, links, numbers and transit information.
  private static let known: NSTextCheckingTypes = 1 << 4 | 1 << 5 | link | number | 1 << 12

  /// What a phone recognizes as an address or a number. A scheme, `www.` or a known top-level domain makes a web
  /// address.
  private static let patterns: [(type: NSTextCheckingTypes, prefix: String, pattern: String)] = [
    (link, "mailto:", #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"#),
    (link, "", #"https?://[^\s<>"]*[^\s<>".,;:!?)\]']"#),
    (
      link, "http://",
      #"(?<![\w@.])(www\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+|([A-Za-z0-9-]+\.)+(com|org|net|edu|gov|io|app|dev))(/[^\s<>"]*[^\s<>".,;:!?)\]'])?(?![\w@])"#
    ),
    (number, "", #"(?<![\w.])\+?\(?\d{2,4}\)?[ \-./]?\d{2,4}[ \-./]?\d{2,4}([ \-./]?\d{2,4})?(?![\w])"#),
  ]

  /// Returns all matches, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    for (type, prefix, pattern) in Self.patterns where type & checkingTypes != 0 {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
      for match in expression.matches(in: string, options: options, range: range) {
        guard let place = Range(match.range, in: string),
          !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
        else { continue }
        let words = String(string[place])
        if type == Self.number {
          if words.filter(\.isNumber).count >= 7 { found.append(DetectedData(match.range, number: words)) }
        } else if let url = URL(string: prefix + words) {
          found.append(DetectedData(match.range, url: url))
        }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first match; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of matches.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the range of the first match; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a block for each match, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

/// A match of a detector.
private final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  let foundURL: URL?
  let foundNumber: String?

  init(_ place: NSRange, url: URL? = nil, number: String? = nil) {
    self.place = place
    (foundURL, foundNumber) = (url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override var resultType: NSTextCheckingResult.CheckingType {
    NSTextCheckingResult.CheckingType(rawValue: foundURL == nil ? 1 << 11 : 1 << 6)
  }
}

extension NSTextCheckingResult {
  /// Returns a result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(range, url: url)
  }
  /// Returns a result for a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(range, number: phoneNumber)
  }
  /// The URL that a detector found; nil for other results.
  public var url: URL? { (self as? DetectedData)?.foundURL }
  /// The telephone number that a detector found; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.foundNumber }
  /// The date that a detector found: nil, since dates are not found.
  public var date: Date? { nil }
  /// The duration from the date: 0, since dates are not found.
  public var duration: TimeInterval { 0 }
  /// The time zone of the date: nil, since dates are not found.
  public var timeZone: TimeZone? { nil }
  /// The components of other results: nil, since they are not found.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The components of a postal address: nil, since they are not found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}
