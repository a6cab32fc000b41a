import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that UIKit shows.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// How lines stand.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The letters' colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether letters are joined to one sign. Caveat: it has no effect.
    public let ligature: LigatureAttribute
    /// Points after each letter.
    public let kern: KernAttribute
    /// Points after each letter. Of this and `kern`, this one counts.
    public let tracking: TrackingAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line around the letters.
    public let strokeColor: StrokeColorAttribute
    /// A line around the letters, in per cent of their size.
    public let strokeWidth: StrokeWidthAttribute
    /// A shadow behind the letters.
    public let shadow: ShadowAttribute
    /// An effect. Caveat: it has no effect.
    public let textEffect: TextEffectAttribute
    /// A picture in place of a letter.
    public let attachment: AttachmentAttribute
    /// Points by which the letters stand above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line below.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How much the letters lean.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of how much wider the letters are.
    public let expansion: ExpansionAttribute
    /// Those of Foundation, of which UIKit shows `link`.
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

  /// The attributes of attributed strings that UIKit shows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute of UIKit, by its name. Where a name is SwiftUI's as well, the type of the value decides, and of equal
  /// types SwiftUI's is meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
