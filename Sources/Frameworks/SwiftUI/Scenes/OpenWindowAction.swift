import Foundation

/// An action that opens another window: `openWindow(id: "help")`.
///
/// Apps have one window on a phone, and also on a tablet unless they declare support for several. Then no window opens,
/// and a message is written to stderr.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  private func refuse(_ what: String) {
    Report.warning("openWindow(\(what)) opened nothing: the app has one window, see \\.supportsMultipleWindows.")
  }

  /// Opens a window of the group with an id.
  public func callAsFunction(id: String) { refuse("id: \"\(id)\"") }

  /// Opens a window of the group for a type of value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { refuse("value: \(value)") }

  /// Opens a window of the group with an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { refuse("id: \"\(id)\", value: \(value)") }
}

/// An action that closes windows: `dismissWindow(id: "help")`.
///
/// An app's only window stays open.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  private func refuse() { Report.warning("dismissWindow closed nothing: the app has one window, which stays.") }

  /// Closes the window that contains the view.
  public func callAsFunction() { refuse() }
  /// Closes the windows of the group with an id.
  public func callAsFunction(id: String) { refuse() }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { refuse() }
  /// Closes the window of the group with an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { refuse() }
}

extension EnvironmentValues {
  /// The action that opens a window, in apps that support several.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes a window, in apps that support several.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether the app supports several windows: false, as on an iPhone, and on an iPad unless the app declares it.
  public var supportsMultipleWindows: Bool { false }
}
