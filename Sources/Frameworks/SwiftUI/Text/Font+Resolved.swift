import Foundation
import ScrollworkUIKit
import Typesetting

extension Font {
  /// The environment that a font depends on.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    var dynamicTypeSize: DynamicTypeSize
    var legibilityWeight: LegibilityWeight?
    var system = _SystemGeneration.iOS18

    /// The text size and the weight.
    public var debugDescription: String {
      "Font.Context(\(dynamicTypeSize)\(legibilityWeight == .bold ? ", bold" : ""))"
    }

    /// Returns how many points the lines of a text are closer than the style's leading: on iOS 26 those of body text
    /// and of subheadlines are.
    func tightening(_ style: TextStyle) -> CGFloat {
      system == .iOS26 && (style == .body || style == .subheadline) ? 1 : 0
    }
  }

  /// A font resolved in a context.
  @available(iOS 26.0, *)
  public struct Resolved: Hashable, Sendable {
    /// Points per em.
    public let pointSize: CGFloat
    /// The weight of the font.
    public let weight: Weight
    /// The width of the letters.
    public let width: Width
    /// The spacing between lines.
    public let leading: Leading
    /// Whether the font is italic.
    public let isItalic: Bool
    /// Whether the font is monospaced.
    public let isMonospaced: Bool
    private let smallCaps: SmallCaps
    private let description: FontDescription

    fileprivate init(_ font: Font, in context: Context) {
      description = font.description(in: context)
      pointSize = description.size
      weight = Weight(value: description.weight)
      width = font.letterWidth
      leading = font.lineLeading
      isItalic = description.isItalic
      isMonospaced = description.design == .monospaced
      smallCaps = font.smallCapitals
    }

    /// The font as a `CTFont` of Core Text, which is a `UIFont` here.
    public var ctFont: UIFont { UIFont(description) }
    /// Whether the font is semibold or bolder.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// Whether lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { smallCaps.contains(.lowercase) }
    /// Whether uppercase letters are small capitals.
    public var isUppercaseSmallCaps: Bool { smallCaps.contains(.uppercase) }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { smallCaps == .all }
  }

  /// Returns the font resolved in `context`, the environment's `fontResolutionContext`.
  @available(iOS 26.0, *)
  public func resolve(in context: Context) -> Resolved { Resolved(self, in: context) }

  /// The font of texts for which none is set.
  @available(iOS 26.0, *)
  public static let `default` = Font(.standard)
}

/// Whether the user prefers bold text.
public enum LegibilityWeight: Hashable, Sendable {
  /// No.
  case regular
  /// Yes.
  case bold
}

private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
  /// Whether the user prefers bold text: texts, symbols and controls in the system font are then bolder. Nil outside a
  /// screen.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The context for resolving fonts.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight, system: system)
  }
}
