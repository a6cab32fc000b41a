import Foundation

// Behaviours for windows with their own sizes. On a phone, and for an app's only window on a tablet, each has the one
// value that iOS knows, which is what the phone does.

/// Whether a scene's windows are restored when the app launches again.
@available(iOS 18.0, *)
public struct SceneRestorationBehavior: Sendable {
  private init() {}
  /// The system's default: restores the only window.
  public static var automatic: SceneRestorationBehavior { SceneRestorationBehavior() }
}

/// The role of a window for window managers.
@available(iOS 18.0, *)
public struct WindowManagerRole: Sendable {
  private init() {}
  /// Depends on the scene.
  public static var automatic: WindowManagerRole { WindowManagerRole() }
}

/// The visibility of a window's toolbar in full screen.
@available(iOS 18.0, *)
public struct WindowToolbarFullScreenVisibility: Sendable {
  private init() {}
  /// The system's default: visible.
  public static var automatic: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }
}

/// The style of labels in a window's toolbar.
@available(iOS 18.0, *)
public struct ToolbarLabelStyle: Hashable, Sendable {
  private init() {}
  /// The system's default: icons.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle() }
}

/// How a window is dismissed.
@available(iOS 17.0, *)
public struct DismissBehavior: Sendable {
  private enum Kind { case interactive, destructive }
  private let kind: Kind
  /// Closes it unless something in it asks the user first.
  public static let interactive = DismissBehavior(kind: .interactive)
  /// Closes it even if something in it asks the user.
  public static let destructive = DismissBehavior(kind: .destructive)
}

@available(iOS 17.0, *)
extension Transaction {
  /// How `dismissWindow` closes windows. An app's only window stays open either way.
  @Entry public var dismissBehavior = DismissBehavior.interactive
}

@available(iOS 18.0, *)
extension Scene {
  /// Sets whether the scene's windows are restored when the app launches again; the phone's are.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Sets the role of the scene's windows for window managers; a phone has none.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Sets the style of labels in the windows' toolbars; it is always icons.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
  /// Sets the style of labels in the windows' toolbars; it is always icons.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Sets the visibility of the window's toolbar in full screen, which a phone's window always is; it stays visible.
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
}
