/// Asks for light or dark for everything that is shown together with the view.
nonisolated public struct _PreferredColorSchemeModifier: RenderModifier {
  let colorScheme: ColorScheme?
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PreferredColorSchemeRender {
    PreferredColorSchemeRender(colorScheme, owner: owner, child: child)
  }
  @MainActor func update(_ render: PreferredColorSchemeRender) { render.colorScheme = colorScheme }
}

@MainActor
final class PreferredColorSchemeRender: UnaryRender {
  var colorScheme: ColorScheme? {
    didSet { if colorScheme != oldValue { runtime.colorSchemePreferencesDidChange() } }
  }

  init(_ colorScheme: ColorScheme?, owner: _Node, child: RenderNode) {
    self.colorScheme = colorScheme
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    runtime.colorSchemePreferences.append(self)
    runtime.colorSchemePreferencesDidChange()
  }

  override func didDetach() {
    runtime.colorSchemePreferences.removeAll { $0 === self }
    runtime.colorSchemePreferencesDidChange()
  }
}

extension Runtime {
  /// The outermost view decides, and of several the first.
  var preferredColorScheme: ColorScheme? {
    colorSchemePreferences.filter { $0.colorScheme != nil }.min { $0.depth < $1.depth }?.colorScheme
  }

  func colorSchemePreferencesDidChange() {
    enqueueCallback(order: .geometry) { [weak self] in self?.applyScreen() }
  }
}

nonisolated extension View {
  /// Shows the whole screen light or dark, whatever the person has chosen; nil leaves it to them.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}
