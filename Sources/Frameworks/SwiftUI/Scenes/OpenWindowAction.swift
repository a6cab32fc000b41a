import Foundation

/// Opens another window of an app: `openWindow(id: "help")`.
///
/// Apps have one window on a phone, and on a tablet unless they say that they can have several; then nothing is opened, which is
/// said on stderr.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  private func refuse(_ what: String) {
    Report.warning("openWindow(\(what)) opened nothing: the app has one window, see \\.supportsMultipleWindows.")
  }

  /// Opens a window of the group with an id.
  public func callAsFunction(id: String) { refuse("id: \"\(id)\"") }

  /// Opens a window of the group for values of a type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { refuse("value: \(value)") }

  /// Opens a window of the group with an id, for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { refuse("id: \"\(id)\", value: \(value)") }
}

/// Closes windows of an app: `dismissWindow(id: "help")`.
///
/// The only window of an app stays.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  private func refuse() { Report.warning("dismissWindow closed nothing: the app has one window, which stays.") }

  /// Closes the window that the view is in.
  public func callAsFunction() { refuse() }
  /// Closes the windows of the group with an id.
  public func callAsFunction(id: String) { refuse() }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { refuse() }
  /// Closes the window of the group with an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { refuse() }
}

extension EnvironmentValues {
  /// Opens another window, where an app can have several.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window, where an app can have several.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The app can have several windows: never, as on an iPhone, and on an iPad whose app does not say so.
  public var supportsMultipleWindows: Bool { false }
}
