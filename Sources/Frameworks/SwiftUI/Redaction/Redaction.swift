import DisplayList
import Foundation

/// The reasons for which views are redacted.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet: texts are bars, images are filled areas.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Private content must be hidden: views that are `privacySensitive` look like placeholders.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date and about to change.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The reasons for which views are redacted.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images are drawn as placeholders.
  var showsPlaceholders: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
}

nonisolated extension View {
  /// Adds a reason to redact this view.
  @MainActor public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to redact this view.
  @MainActor public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the view is private, and so hidden where `RedactionReasons.privacy` applies.
  @MainActor public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// The appearance of placeholders. That a text's bars have its own colour is seen; their strength, height and corners:
/// guess.
enum RedactedLook {
  private static let strength: Float = 0.16

  /// Returns the colour with a placeholder's opacity.
  static func faint(_ color: DisplayColor) -> DisplayColor {
    var color = color
    color.alpha *= strength
    return color
  }

  /// Returns the bar for a line of text, given its frame in points.
  static func bar(for line: CGRect) -> Outline {
    let inset = line.height * 0.14
    let bar = line.insetBy(dx: 0, dy: inset)
    return .roundedRect(bar, radii: CornerRadii(min(4, bar.height / 2)), style: .continuous)
  }
}
