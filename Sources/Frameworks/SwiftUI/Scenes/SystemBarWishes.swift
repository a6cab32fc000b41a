import ScrollworkUIKit

/// Collects the preferences of views and controllers on the screen for the status bar and the home indicator.
@MainActor
final class SystemBarWishes: RuntimePart {
  private unowned let runtime: Runtime
  private var isOver = false
  /// The windows of a UIKit app, back to front.
  var windows: @MainActor () -> [UIWindow] = { [] }

  required init(runtime: Runtime) {
    self.runtime = runtime
    runtime.screenPreferences.append { [unowned self] screen in collect(into: &screen) }
    // Windows that disappear with the screen no longer have preferences for it.
    runtime.join(.tearDown) { [unowned self] in
      isOver = true
      windows = { [] }
    }
  }

  fileprivate func change() {
    if !isOver { runtime.screenPreferencesDidChange() }
  }

  private func collect(into screen: inout Runtime.Screen) {
    let presented = runtime.part(Presentations.self).all.map(\.presented)
    var bars = windows().last.map { SystemBars(of: $0) } ?? SystemBars()
    if presented.last(where: { $0.look == .sheet || $0.look == .cover })?.isOverBlack == true {
      bars.hasLightContent = true
    }
    bars.hasLightContent = bars.hasLightContent ?? schemeOfBar
    // One view that hides it is enough; that is a guess.
    if runtime.part(StatusBarPreferences.self).all.contains(where: \.isHidden) { bars.isStatusBarHidden = true }
    if runtime.part(SystemOverlayPreferences.self).all.contains(where: { $0.wish == .overlays(.hidden) }) {
      bars.isIndicatorHidden = true
    }
    if bars.isStatusBarHidden { screen.safeArea.top = StatusBarRender.top(without: screen.safeArea.top) }
    screen.systemBars = bars
  }

  /// A navigation bar with its own scheme determines the colour of the status bar.
  private var schemeOfBar: Bool? {
    runtime.part(Navigations.self).all.last { render in
      guard let navigation = render.navigation, render.isAttached, navigation.isShowing else { return false }
      return !navigation.isNavigationBarHidden && render.enclosing(PresentationRender.self)?.presented.look != .sheet
        && navigation.topViewController?.navigationItem.barStyle.isDark != nil
    }?.navigation?.topViewController?.navigationItem.barStyle.isDark
  }
}

extension Runtime {
  /// Sets the system bars as the views on this screen prefer; a screen that only measures or paints images does not.
  package func decideSystemBars() {
    let wishes = part(SystemBarWishes.self)
    Phone.current.systemBarsDidChange = { [weak wishes] in wishes?.change() }
  }
}
