import ScrollworkUIKit

/// The scene of an app whose windows are SwiftUI views, and the windows that it puts above them.
@MainActor
final class ViewScene: RuntimePart {
  private unowned let runtime: Runtime
  private var scene: UIWindowScene?

  required init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.tearDown) { [unowned self] in
      scene?.onChange = nil
      scene?.makeMain = nil
      scene = nil
    }
  }

  func show(_ scene: UIWindowScene) {
    self.scene = scene
    scene.makeMain = { [weak runtime] in runtime?.root?.stage().window }
    scene.onChange = { [weak self] in self?.change() }
    runtime.part(SystemBarWishes.self).windows = { [weak scene] in
      scene?.shownWindows.filter { $0 !== scene?.mainWindow } ?? []
    }
    change()
  }

  /// Adds the window that represents the views to the scene as soon as it is made.
  func adoptMainWindow() { _ = scene?.windows }

  func change() {
    guard let scene, let root = runtime.root else { return }
    root.showWindows(scene.shownWindows)
    runtime.screenPreferencesDidChange()
  }
}

extension Runtime {
  /// Provides a scene for this screen to an app that asks for it.
  package func offerScene() {
    UIApplication.shared.showViews = { [weak self] scene in self?.part(ViewScene.self).show(scene) }
  }

  /// Shows windows that were made before there were views.
  package func showWindows() { part(ViewScene.self).change() }
}
