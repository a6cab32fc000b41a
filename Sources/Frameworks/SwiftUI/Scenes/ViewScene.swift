import ScrollworkUIKit

/// The scene that an app finds whose windows are made of SwiftUI's views, and the windows that it puts in front of them.
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

  /// The window that stands for the views is in the scene from when it is made.
  func adoptMainWindow() { _ = scene?.windows }

  func change() {
    guard let scene, let root = runtime.root else { return }
    root.showWindows(scene.shownWindows)
    runtime.screenPreferencesDidChange()
  }
}

extension Runtime {
  /// What this screen shows has a scene from now on, for an app that asks for it.
  package func offerScene() {
    UIApplication.shared.showViews = { [weak self] scene in self?.part(ViewScene.self).show(scene) }
  }

  /// Windows that were made before there were views are shown.
  package func showWindows() { part(ViewScene.self).change() }
}
