import Foundation

/// Sets the visibility of the status bar while the view is on the screen.
nonisolated public struct _StatusBarModifier: RenderModifier {
  let isHidden: Bool
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> StatusBarRender {
    StatusBarRender(isHidden, owner: owner, child: child)
  }
  @MainActor func update(_ render: StatusBarRender) { render.isHidden = isHidden }
}

@MainActor
final class StatusBarRender: UnaryRender {
  var isHidden: Bool {
    didSet { if isHidden != oldValue { runtime.screenPreferencesDidChange() } }
  }

  init(_ isHidden: Bool, owner: _Node, child: RenderNode) {
    self.isHidden = isHidden
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    super.didAttach()
    runtime.part(StatusBarPreferences.self).all.append(self)
    runtime.screenPreferencesDidChange()
  }

  override func didDetach() {
    super.didDetach()
    runtime.part(StatusBarPreferences.self).all.removeAll { $0 === self }
    runtime.screenPreferencesDidChange()
  }

  /// The top inset without a status bar, in points: what exceeds the bar belongs to a notch, and stays.
  static func top(without bar: CGFloat) -> CGFloat { bar <= 24 ? 0 : bar }
}

/// Views on the screen that set the visibility of the status bar.
@MainActor
final class StatusBarPreferences: LiveViews<StatusBarRender> {}

nonisolated extension View {
  /// Hides the status bar while the view is on the screen. On devices without a notch this frees its space.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(_StatusBarModifier(isHidden: hidden)) }

  /// Older spelling of `statusBarHidden(_:)`.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
