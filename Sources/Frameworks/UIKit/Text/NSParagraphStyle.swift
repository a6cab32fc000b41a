import Foundation

/// How the lines of a text stand.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate(set) var values = Values()

  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  /// The usual one.
  public override init() {}

  /// The usual one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand in the width of the view.
  open var alignment: NSTextAlignment { values.alignment }
  /// Room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What becomes of a text that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Room below a paragraph, in points. Caveat: it changes nothing.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How much higher lines are than usual. Caveat: it changes nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let made = NSMutableParagraphStyle()
    made.values = values
    return made
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.lineSpacing.hashValue ^ values.alignment.hashValue }
}

/// What becomes of a text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How the lines of a text stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = NSParagraphStyle()
    made.values = values
    return made
  }
}

/// Lines under and through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line. Caveat: as `single`.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines. Caveat: as `single`.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
