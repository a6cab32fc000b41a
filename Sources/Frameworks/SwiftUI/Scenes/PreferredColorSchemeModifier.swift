/// Requests light or dark appearance for the whole presentation that contains the view.
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
    didSet { if colorScheme != oldValue { runtime.screenPreferencesDidChange() } }
  }

  init(_ colorScheme: ColorScheme?, owner: _Node, child: RenderNode) {
    self.colorScheme = colorScheme
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    runtime.part(ColorSchemePreferences.self).all.append(self)
    runtime.screenPreferencesDidChange()
  }

  override func didDetach() {
    runtime.part(ColorSchemePreferences.self).all.removeAll { $0 === self }
    runtime.screenPreferencesDidChange()
  }
}

/// Views on the screen that request light or dark.
@MainActor
final class ColorSchemePreferences: LiveViews<PreferredColorSchemeRender> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.screenPreferences.append { [unowned self] screen in
      // The outermost view decides, and of several the first.
      let deciding = all.filter { $0.colorScheme != nil }.min { $0.depth < $1.depth }
      if let colorScheme = deciding?.colorScheme { screen.colorScheme = colorScheme }
    }
  }
}

nonisolated extension View {
  /// Shows the whole screen light or dark, overriding the user's setting; nil follows it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}
