import Foundation

/// A tab stop in a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The keys of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that align at the stop. Caveat: they have no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the text after the tab is aligned: its beginning, middle or end.
  public let alignment: NSTextAlignment
  /// The distance in points from where lines begin.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// The default stops of a paragraph: twelve, 28 points apart.
  static var usual: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) } }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  open override var hash: Int { location.hashValue }
}
