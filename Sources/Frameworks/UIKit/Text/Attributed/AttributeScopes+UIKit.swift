import Foundation

extension AttributeScopes {
  /// The UIKit attributes of attributed strings.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether ligatures are used. Caveat: it has no effect.
    public let ligature: LigatureAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The space after each character, in points; takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The stroke colour.
    public let strokeColor: StrokeColorAttribute
    /// The stroke width, as a percentage of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The text effect. Caveat: it has no effect.
    public let textEffect: TextEffectAttribute
    /// An image in place of a character.
    public let attachment: AttachmentAttribute
    /// The offset above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline colour.
    public let underlineColor: UnderlineColorAttribute
    /// The strikethrough colour.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the horizontal expansion.
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, of which UIKit shows `link`.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    /// The key of `ligature`.
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }

    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    /// The key of `strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    /// The key of `strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    /// The key of `shadow`.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    /// The key of `textEffect`.
    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = "NSTextEffect"
    }

    /// The key of `attachment`.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    /// The key of `underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    /// The key of `strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    /// The key of `obliqueness`.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }

    /// The key of `expansion`.
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
  }

  /// The UIKit attributes of attributed strings.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of a UIKit attribute, by its name. Where SwiftUI has the same name, the value's type decides; SwiftUI
  /// takes precedence if the types are equal.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
