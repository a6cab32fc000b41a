import Foundation

// What windows of their own size can do elsewhere. On a phone, and for the only window of an app on a tablet, each has the one value
// that iOS knows, and that is what the phone does.

/// Whether a scene's windows are there again when the app is launched again.
@available(iOS 18.0, *)
public struct SceneRestorationBehavior: Sendable {
  private init() {}
  /// As the system has it: the only window is.
  public static var automatic: SceneRestorationBehavior { SceneRestorationBehavior() }
}

/// What a window is to those who arrange windows.
@available(iOS 18.0, *)
public struct WindowManagerRole: Sendable {
  private init() {}
  /// What goes with its scene.
  public static var automatic: WindowManagerRole { WindowManagerRole() }
}

/// Whether the bar of a window is there while the window fills the screen.
@available(iOS 18.0, *)
public struct WindowToolbarFullScreenVisibility: Sendable {
  private init() {}
  /// As the system has it: it is.
  public static var automatic: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }
}

/// What is seen of the items of a window's bar.
@available(iOS 18.0, *)
public struct ToolbarLabelStyle: Hashable, Sendable {
  private init() {}
  /// As the system has it: their pictures.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle() }
}

/// How a window is closed.
@available(iOS 17.0, *)
public struct DismissBehavior: Sendable {
  private enum Kind { case interactive, destructive }
  private let kind: Kind
  /// Unless something in it asks a person first.
  public static let interactive = DismissBehavior(kind: .interactive)
  /// Whatever asks a person in it.
  public static let destructive = DismissBehavior(kind: .destructive)
}

@available(iOS 17.0, *)
extension Transaction {
  /// How `dismissWindow` closes windows. The only window of an app stays either way.
  @Entry public var dismissBehavior = DismissBehavior.interactive
}

@available(iOS 18.0, *)
extension Scene {
  /// Whether the scene's windows are there again when the app is launched again: the phone's are.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// What the scene's windows are to those who arrange windows: nobody does on a phone.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// What is seen of the items of the windows' bars: their pictures.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
  /// What is seen of the items of the windows' bars: their pictures.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Whether the window's bar is there while the window fills the screen, as it does on a phone: it is.
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
}
