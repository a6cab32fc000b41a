import Foundation

/// The words of a text as units of an enumeration, which Foundation does not find on this platform: `.byWords` is one of
/// these, and the other options can be given with it.
public struct _TextUnits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By words.
  public static let byWords = _TextUnits(rawValue: 1)
  /// From the end.
  public static let reverse = _TextUnits(rawValue: 1 << 8)
  /// Without the text of each word.
  public static let substringNotRequired = _TextUnits(rawValue: 1 << 9)
  /// By the rules of the phone's language. Caveat: they are Unicode's for all languages.
  public static let localized = _TextUnits(rawValue: 1 << 10)

  fileprivate func words(of text: Substring) -> [Range<String.Index>] {
    let found = text.ranges(of: #/\b(?=[\p{L}\p{N}])[\s\S]+?\b/#)
    return contains(.reverse) ? found.reversed() : found
  }
}

extension StringProtocol {
  /// Calls a closure with each word of a part: its text, its place, and its place with what follows up to the next word.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: _TextUnits,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    let text = String(self)[...]
    let place = range.relative(to: self)
    func own(_ index: String.Index) -> Index {
      self.index(startIndex, offsetBy: text.distance(from: text.startIndex, to: index))
    }
    let start = text.index(text.startIndex, offsetBy: distance(from: startIndex, to: place.lowerBound))
    let end = text.index(start, offsetBy: distance(from: place.lowerBound, to: place.upperBound))
    let words = opts.words(of: text[start..<end])
    let starts = words.map(\.lowerBound).sorted()
    for word in words {
      let next = starts.first { $0 > word.lowerBound } ?? end
      let here = own(word.lowerBound)..<own(word.upperBound)
      var stops = false
      body(
        opts.contains(.substringNotRequired) ? nil : String(text[word]), here, here.lowerBound..<own(next), &stops)
      if stops { return }
    }
  }
}

extension NSString {
  /// Calls a closure with each word of a part: its text, its place, and its place with what follows up to the next word.
  public func enumerateSubstrings(
    in range: NSRange, options opts: _TextUnits,
    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = self as String
    guard let place = Range(range, in: text) else { return }
    text.enumerateSubstrings(in: place, options: opts) { word, here, around, stops in
      var stop = ObjCBool(false)
      block(word, NSRange(here, in: text), NSRange(around, in: text), &stop)
      stops = stop.boolValue
    }
  }
}
