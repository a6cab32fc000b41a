import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// Provides shortcuts to the system. Caveat: the simulated phone offers none.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The background colour.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Updates the parameters. Caveat: has no effect.
  public static func updateAppShortcutParameters() {}
}

/// The background colour of shortcuts.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
    yellow
}

/// An intent with the phrases that invoke it.
public struct AppShortcut: Sendable {
  /// The phrases, with the app's name.
  @_spi(Scrollwork) public let phrases: [String]
  /// The title.
  @_spi(Scrollwork) public let shortTitle: LocalizedStringResource?
  /// The intent.
  @_spi(Scrollwork) public let intent: any AppIntent

  /// Creates a shortcut with phrases, a title and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { (self.intent, self.phrases, self.shortTitle) = (intent, phrases.map(\.text), shortTitle) }

  /// Creates a shortcut with phrases.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, self.phrases, shortTitle) = (intent, phrases.map(\.text), nil)
  }
}

/// A token in a phrase.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}

/// A phrase that invokes an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a phrase.
  public init(_ text: String) { self.text = text }
  /// Creates a phrase.
  public init(stringLiteral value: String) { text = value }
  /// Creates a phrase with the app's name or parameters.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += PhoneBundle.appName }
    /// Appends a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text += "\u{2026}"
    }
  }
}

/// Builds a list of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap { $0 } }
}
