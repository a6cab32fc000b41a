import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The extra space after each letter, in points.
    public let kern: KerningAttribute
    /// The extra space after each letter, in points. Takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The offset from the baseline in points, positive upwards.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes for speech.
    public let accessibility: AccessibilityAttributes
    /// Foundation's attributes, of which texts show `link` and `inlinePresentationIntent`.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of `kern`.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of attributed strings that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute, by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Creates a text from an attributed string. It uses the attributes of `AttributeScopes.SwiftUIAttributes` and, where
  /// those are missing, of `AttributeScopes.UIKitAttributes`. Runs with a `link` have the tint and open their URLs with
  /// the environment's `openURL`.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      segments: attributedContent.runs.map { run in
        let look = run.swiftUI
        var segment = Segment(content: .verbatim(String(attributedContent[run.range].characters)), link: run.link)
        segment.font = look.font
        segment.style = look.foregroundColor.map { AnyShapeStyle($0) }
        segment.background = look.backgroundColor
        segment.underline = look.underlineStyle
        segment.strikethrough = look.strikethroughStyle
        segment.tracking = look.tracking ?? look.kern ?? 0
        segment.baselineOffset = look.baselineOffset ?? 0
        segment.speech = Speech(run.accessibility)
        segment.take(Dictionary(run.attributes))
        return run.inlinePresentationIntent?.applied(to: segment) ?? segment
      })
  }
}
