import Foundation
import Typesetting

/// What a font is made from.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Properties that a family has or lacks.
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
    /// With equally wide characters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A variant of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With equally wide characters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: FontDescription

  init(_ font: FontDescription) { self.font = font }

  /// A descriptor from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let font = FontDescription(archivedIn: coder) else { return nil }
    self.init(font)
  }

  /// A descriptor of the system's font for a text style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Points per em.
  open var pointSize: CGFloat { font.size }

  /// What the font has of the traits that are known.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.stretch < 100 { traits.insert(.traitCondensed) }
    if font.stretch > 100 { traits.insert(.traitExpanded) }
    return traits
  }

  /// The same with these traits and no others.
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

  /// The system's typeface in another design; nil for a font that is not the system's or an unknown design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: FontDescription.Design] = [
      .default: .standard, .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]
    guard font.family == nil, let known = designs[design] else { return nil }
    var changed = font
    changed.design = known
    return UIFontDescriptor(changed)
  }

  /// The same at another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.size = newPointSize
    return UIFontDescriptor(changed)
  }

  /// The same: a descriptor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Equal if they mean the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  /// Equal descriptors have equal hashes.
  open override var hash: Int { font.hashValue }
}
