import Foundation

/// Sets how system overlays and gestures behave while the view is shown.
nonisolated struct _SystemOverlaysModifier: RenderModifier {
  enum Wish: Equatable {
    /// The visibility of system overlays.
    case overlays(Visibility)
    /// The edges at which the app's gestures take precedence.
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

/// Views on the screen that configure system overlays, reported by hosting controllers.
@MainActor
final class SystemOverlayPreferences: LiveViews<SystemOverlaysRender> {}

@available(iOS 16.0, *)
nonisolated extension View {
  /// Sets the visibility of the home indicator while the view is on the screen. Caveat: touching the screen does not
  /// bring it back.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(_SystemOverlaysModifier(wish: .overlays(visibility)))
  }

  /// Sets the screen edges at which the app's gestures take precedence over the system's. The phone has no such
  /// gestures; an enclosing hosting controller reports the edges.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(_SystemOverlaysModifier(wish: .deferring(edges)))
  }
}

extension Scene {
  /// Sets the visibility of system overlays, such as the home indicator, while the scene's window is on the screen.
  @available(iOS 18.0, *)
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    modifier(_SystemOverlaysModifier(wish: .overlays(preferredVisibility)))
  }
}
