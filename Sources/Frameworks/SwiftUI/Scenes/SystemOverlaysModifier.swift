import Foundation

/// Says what the system's own things on the screen are to do while the view is there.
nonisolated struct _SystemOverlaysModifier: RenderModifier {
  enum Wish: Equatable {
    /// Whether what the system shows over the app stays.
    case overlays(Visibility)
    /// At which edges the app's gestures come first.
    case deferring(Edge.Set)
  }

  let wish: Wish
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> SystemOverlaysRender {
    SystemOverlaysRender(wish, owner: owner, child: child)
  }
  @MainActor func update(_ render: SystemOverlaysRender) { render.wish = wish }
}

@MainActor
final class SystemOverlaysRender: UnaryRender {
  var wish: _SystemOverlaysModifier.Wish {
    didSet { if wish != oldValue { runtime.screenPreferencesDidChange() } }
  }

  init(_ wish: _SystemOverlaysModifier.Wish, owner: _Node, child: RenderNode) {
    self.wish = wish
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    super.didAttach()
    runtime.part(SystemOverlayPreferences.self).all.append(self)
    runtime.screenPreferencesDidChange()
  }

  override func didDetach() {
    super.didDetach()
    runtime.part(SystemOverlayPreferences.self).all.removeAll { $0 === self }
    runtime.screenPreferencesDidChange()
  }
}

/// Views on the screen that say what the system's own things are to do: hosting controllers answer with it.
@MainActor
final class SystemOverlayPreferences: LiveViews<SystemOverlaysRender> {}

@available(iOS 16.0, *)
nonisolated extension View {
  /// Whether what the system shows over the app, the home indicator, stays while the view is on the screen. Caveat: it does not
  /// come back when the screen is touched.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(_SystemOverlaysModifier(wish: .overlays(visibility)))
  }

  /// The edges of the screen at which the app's gestures come before the system's while the view is there. The phone has none: a
  /// hosting controller around answers with it.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(_SystemOverlaysModifier(wish: .deferring(edges)))
  }
}

extension Scene {
  /// Whether what the system shows over the app, such as the home indicator, stays while the scene's window is on the screen.
  @available(iOS 18.0, *)
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    modifier(_SystemOverlaysModifier(wish: .overlays(preferredVisibility)))
  }
}
