import Foundation
import Typesetting

/// A descriptor is archived as the family, the size and whatever else distinguishes fonts.
extension UIFontDescriptor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    if let family = font.family { coder.encode(family as NSString, forKey: "family") }
    coder.encode(Double(font.size), forKey: "size")
    coder.encode(font.weight, forKey: "weight")
    coder.encode(font.isItalic, forKey: "italic")
    coder.encode(font.stretch, forKey: "stretch")
    coder.encode(FontDescription.designs.firstIndex(of: font.design) ?? 0, forKey: "design")
  }
}

/// A font is archived as its descriptor and the name of its face.
extension UIFont: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    fontDescriptor.encode(with: coder)
    coder.encode(fontName as NSString, forKey: "name")
  }
}

extension FontDescription {
  fileprivate static let designs: [Design] = [.standard, .rounded, .serif, .monospaced]

  /// Decodes what `encode(with:)` has written; returns nil for anything else.
  init?(archivedIn coder: NSCoder) {
    let design = coder.decodeInteger(forKey: "design")
    guard coder.containsValue(forKey: "size"), Self.designs.indices.contains(design) else { return nil }
    self.init(
      size: coder.decodeDouble(forKey: "size"), weight: min(900, max(100, coder.decodeInteger(forKey: "weight"))),
      isItalic: coder.decodeBool(forKey: "italic"), design: Self.designs[design],
      family: coder.string(forKey: "family"))
    stretch = Self.stretch(nearest: CGFloat(coder.decodeInteger(forKey: "stretch")))
  }
}

extension NSCoder {
  /// Decodes an optional string, whose absence Foundation treats as corruption.
  final func string(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
  }
}
