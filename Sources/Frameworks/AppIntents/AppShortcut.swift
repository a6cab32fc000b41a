import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// Actions that the system offers at once. Caveat: the simulated phone offers none.
public protocol AppShortcutsProvider: Sendable {
  /// The actions.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The ground that they are shown on.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// The parameters can be others now. Caveat: nobody has kept them.
  public static func updateAppShortcutParameters() {}
}

/// The grounds that shortcuts are shown on.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
    yellow
}

/// An action with the words that call it.
public struct AppShortcut: Sendable {
  /// The words, with the app's name.
  @_spi(Scrollwork) public let phrases: [String]
  /// Its name.
  @_spi(Scrollwork) public let shortTitle: LocalizedStringResource?
  /// What it does.
  @_spi(Scrollwork) public let intent: any AppIntent

  /// An action with the words that call it, its name and its symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { (self.intent, self.phrases, self.shortTitle) = (intent, phrases.map(\.text), shortTitle) }

  /// An action with the words that call it.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, self.phrases, shortTitle) = (intent, phrases.map(\.text), nil)
  }
}

/// What stands in the words that call an action.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}

/// Words that call an action.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Words.
  public init(_ text: String) { self.text = text }
  /// Words.
  public init(stringLiteral value: String) { text = value }
  /// Words with the app's name or parameters.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects them.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// The app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += PhoneBundle.appName }
    /// A parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text += "\u{2026}"
    }
  }
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap { $0 } }
}
