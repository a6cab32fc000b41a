import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The letters' colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Extra points after each letter.
    public let kern: KerningAttribute
    /// Extra points after each letter. Of this and `kern`, this one counts.
    public let tracking: TrackingAttribute
    /// Points by which the letters stand above the line; negative ones below.
    public let baselineOffset: BaselineOffsetAttribute
    /// How letters are read out.
    public let accessibility: AccessibilityAttributes
    /// Those of Foundation, of which texts show `link` and `inlinePresentationIntent`.
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
  /// The key of an attribute, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// A string with the look that its attributes say, those of `AttributeScopes.SwiftUIAttributes` and, where there are none of these,
  /// of `AttributeScopes.UIKitAttributes`; its parts with a `link` are shown in
  /// the tint and open their addresses with the environment's `openURL`.
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
