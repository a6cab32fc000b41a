import Foundation

/// A place in a line at which letters go on after a tab.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What is known of a tab besides.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that stand at the place. Caveat: they have no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// What of the letters after the tab stands at the place: their beginning, middle or end.
  public let alignment: NSTextAlignment
  /// Points from where lines begin.
  public let location: CGFloat
  /// What is known of the tab besides.
  public let options: [OptionKey: Any]

  /// A tab at a place.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// Those of a usual paragraph: twelve, 28 points apart.
  static var usual: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) } }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  open override var hash: Int { location.hashValue }
}
