import DisplayList
import Foundation

/// Why views show something in place of their content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: texts are bars, pictures are areas.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is private must not be seen: views that are `privacySensitive` look like placeholders.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date and about to change.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why views show something in place of their content.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Texts and pictures are drawn as placeholders.
  var showsPlaceholders: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
}

nonisolated extension View {
  /// Adds a reason to show something in place of the content.
  @MainActor public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content whatever reasons there are further out.
  @MainActor public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Whether the content is private: where `RedactionReasons.privacy` is in force, it is not shown.
  @MainActor public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// How placeholders look. That a text's bars have its own colour is seen; their strength, height and corners: guess.
enum RedactedLook {
  private static let strength: Float = 0.16

  /// The same colour, as faint as a placeholder is.
  static func faint(_ color: DisplayColor) -> DisplayColor {
    var color = color
    color.alpha *= strength
    return color
  }

  /// A bar in place of a line of text; the line's frame in points.
  static func bar(for line: CGRect) -> Outline {
    let inset = line.height * 0.14
    let bar = line.insetBy(dx: 0, dy: inset)
    return .roundedRect(bar, radii: CornerRadii(min(4, bar.height / 2)), style: .continuous)
  }
}
