import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI

/// What an action answers.
public protocol IntentResult: Sendable {
  /// The value that it gives.
  associatedtype Value: Sendable
  /// The value that it gives; nil for none.
  var value: Value? { get }
}

/// An answer with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// An answer that is said.
public protocol ProvidesDialog: IntentResult {
  /// What is said.
  var dialog: IntentDialog? { get }
}
/// An answer that is shown.
public protocol ShowsSnippetView: IntentResult {}
/// An answer that leads to another action.
public protocol OpensIntent: IntentResult {}

/// What is said.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  private let text: LocalizedStringResource

  /// A text.
  public init(_ text: LocalizedStringResource) { self.text = text }
  /// A text to hear, and a shorter one beside it on the screen.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
  /// A text.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
  /// A text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    text = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
  /// The text in the phone's language.
  public var description: String { String(localized: text) }
}

/// All that an answer can be.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public let value: Value?
  public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Nothing.
  public static func result() -> Self { Self(value: nil, dialog: nil) }
  /// Something to say.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
  /// Something to show. Caveat: nobody sees it.
  public static func result<Content: View>(view: Content) -> Self { Self(value: nil, dialog: nil) }
  /// Something to say and to show. Caveat: nobody sees it.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil, dialog: dialog)
  }
  /// Something to show.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil, dialog: dialog) }
  /// Another action. Caveat: it is not done.
  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self { Self(value: nil, dialog: nil) }
}

extension IntentResult {
  /// A value.
  public static func result<Given: Sendable>(value: Given) -> Self where Self == IntentResultContainer<Given> {
    Self(value: value, dialog: nil)
  }
  /// A value, and something to say.
  public static func result<Given: Sendable>(
    value: Given, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Given> { Self(value: value, dialog: dialog) }
}
