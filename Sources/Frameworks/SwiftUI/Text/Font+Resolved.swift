import Foundation
import Typesetting

extension Font {
  /// What a font can depend on.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    var dynamicTypeSize: DynamicTypeSize
    var legibilityWeight: LegibilityWeight?
    var system = _SystemGeneration.iOS18

    /// The text size and how bold it is.
    public var debugDescription: String {
      "Font.Context(\(dynamicTypeSize)\(legibilityWeight == .bold ? ", bold" : ""))"
    }

    /// By how many points the lines of a text are closer than the style's leading says: on iOS 26 those of running text and of
    /// subheadlines are.
    func tightening(_ style: TextStyle) -> CGFloat {
      system == .iOS26 && (style == .body || style == .subheadline) ? 1 : 0
    }
  }

  /// A font as it is set in one place.
  @available(iOS 26.0, *)
  public struct Resolved: Hashable, Sendable {
    /// Points per em.
    public let pointSize: CGFloat
    /// The thickness of the strokes.
    public let weight: Weight
    /// How wide letters are.
    public let width: Width
    /// How far lines stand apart.
    public let leading: Leading
    /// Slanted.
    public let isItalic: Bool
    /// All letters have one width.
    public let isMonospaced: Bool
    private let smallCaps: SmallCaps

    fileprivate init(_ font: Font, in context: Context) {
      let description = font.description(in: context)
      pointSize = description.size
      weight = Weight(value: description.weight)
      width = font.letterWidth
      leading = font.lineLeading
      isItalic = description.isItalic
      isMonospaced = description.design == .monospaced
      smallCaps = font.smallCapitals
    }

    /// Semibold or bolder.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// Lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { smallCaps.contains(.lowercase) }
    /// Capital letters are small capitals.
    public var isUppercaseSmallCaps: Bool { smallCaps.contains(.uppercase) }
    /// All letters are small capitals.
    public var isSmallCaps: Bool { smallCaps == .all }
  }

  /// The font as it is set where `context` is from, which is the environment's `fontResolutionContext`.
  @available(iOS 26.0, *)
  public func resolve(in context: Context) -> Resolved { Resolved(self, in: context) }

  /// What texts are set in that nobody gave a font.
  @available(iOS 26.0, *)
  public static let `default` = Font(.standard)
}

/// Whether the person asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
  /// No.
  case regular
  /// Yes.
  case bold
}

private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
  /// Whether the person asked for bold text: texts, symbols and controls in the system's typeface are bolder then. Nil outside
  /// of a screen.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// What fonts depend on here.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight, system: system)
  }
}
