import Foundation
import Typesetting

/// A description from which a font is created.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: FontDescription

  init(_ font: FontDescription) { self.font = font }

  /// Creates a descriptor from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let font = FontDescription(archivedIn: coder) else { return nil }
    self.init(font)
  }

  /// Returns a descriptor of the system font for a text style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points per em.
  open var pointSize: CGFloat { font.size }

  /// The font's traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.stretch < 100 { traits.insert(.traitCondensed) }
    if font.stretch > 100 { traits.insert(.traitExpanded) }
    return traits
  }

  /// Returns a descriptor with exactly these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (font.weight >= 600) { changed.weight = isBold ? 700 : 400 }
    if symbolicTraits.contains(.traitCondensed) != (font.stretch < 100)
      || symbolicTraits.contains(.traitExpanded) != (font.stretch > 100)
    {
      let width: UIFont.Width = symbolicTraits.contains(.traitCondensed) ? .condensed : .expanded
      changed.stretch = symbolicTraits.isDisjoint(with: [.traitCondensed, .traitExpanded]) ? 100 : width.stretch
    }
    if symbolicTraits.contains(.traitMonoSpace) {
      changed.design = .monospaced
    } else if changed.design == .monospaced {
      changed.design = .standard
    }
    return UIFontDescriptor(changed)
  }

  /// Returns the system font in another design; nil for other fonts or an unknown design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: FontDescription.Design] = [
      .default: .standard, .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]
    guard font.family == nil, let known = designs[design] else { return nil }
    var changed = font
    changed.design = known
    return UIFontDescriptor(changed)
  }

  /// Returns a descriptor of another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.size = newPointSize
    return UIFontDescriptor(changed)
  }

  /// Returns the same object: descriptors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both describe the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  /// Equal descriptors have equal hashes.
  open override var hash: Int { font.hashValue }
}
