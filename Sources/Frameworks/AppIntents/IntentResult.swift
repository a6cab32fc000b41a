import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI

/// The result of an intent.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value; nil if there is none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {
  /// The dialog.
  var dialog: IntentDialog? { get }
}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that opens another intent.
public protocol OpensIntent: IntentResult {}

/// The text of a dialog.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  private let text: LocalizedStringResource

  /// Creates a dialog.
  public init(_ text: LocalizedStringResource) { self.text = text }
  /// Creates a dialog to speak, and a shorter one to show.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
  /// Creates a dialog.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
  /// Creates a dialog with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    text = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
  /// The text in the phone's language.
  public var description: String { String(localized: text) }
}

/// The container of any result.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public let value: Value?
  public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Returns an empty result.
  public static func result() -> Self { Self(value: nil, dialog: nil) }
  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
  /// Returns a result with a view. Caveat: it is not shown.
  public static func result<Content: View>(view: Content) -> Self { Self(value: nil, dialog: nil) }
  /// Returns a result with a dialog and a view. Caveat: the view is not shown.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil, dialog: dialog)
  }
  /// Returns a result with a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil, dialog: dialog) }
  /// Returns a result that opens another intent. Caveat: it is not performed.
  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self { Self(value: nil, dialog: nil) }
}

extension IntentResult {
  /// Returns a result with a value.
  public static func result<Given: Sendable>(value: Given) -> Self where Self == IntentResultContainer<Given> {
    Self(value: value, dialog: nil)
  }
  /// Returns a result with a value and a dialog.
  public static func result<Given: Sendable>(
    value: Given, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Given> { Self(value: value, dialog: dialog) }
}
