import Foundation
import ScrollworkUIKit

/// The windows of a scene, each as large as the screen: the content of a phone whose app uses UIKit.
nonisolated package struct SceneView: View, PrimitiveView {
  let scene: UIWindowScene

  /// Shows the windows of a scene.
  package init(_ scene: UIWindowScene) { self.scene = scene }

  @MainActor package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    SceneNode(view, inputs)
  }
  @MainActor package static var _leafCount: Int? { 1 }
}

@MainActor
private final class SceneNode: _ViewNode<SceneView> {
  private lazy var render = SceneRender(view.scene, owner: self)

  override var ownLeaf: RenderNode? { render }
  override func environmentDidChange(from old: EnvironmentValues) { render.environmentDidChange() }
}

@MainActor
private final class SceneRender: RenderNode {
  private let scene: UIWindowScene
  private var windows: [UIViewRender] = []

  init(_ scene: UIWindowScene, owner: _Node) {
    self.scene = scene
    super.init(owner: owner)
    collect()
    runtime.part(SystemBarWishes.self).windows = { [scene] in scene.shownWindows }
    scene.onChange = { [weak self] in self?.collect() }
  }

  override var children: [RenderNode] { windows }
  override var mirrorsChildren: Bool { false }

  func environmentDidChange() {
    for window in windows {
      window.setNeedsPaint()
      window.environmentOverridesDidChange()
    }
    let old = known
    known = traits
    guard let old, let known, old != known else { return }
    for window in windows { window.view.surroundingTraitsDidChange(from: old) }
  }

  /// The last known traits of the windows.
  private var known: UITraitCollection?
  private var traits: UITraitCollection? {
    windows.first.map { UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, $0.surroundingTraits]) }
  }

  private func collect() {
    let old = windows
    windows = scene.shownWindows.map { window in
      old.first { $0.shows(window) } ?? UIViewRender.make(for: window, owner: owner)
    }
    for window in old where !windows.contains(where: { $0 === window }) { disown(window) }
    for window in windows where window.parent !== self { adopt(window) }
    if known == nil { known = traits }
    childrenDidChange()
    runtime.screenPreferencesDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { runtime.screen.size }

  /// Windows cover the screen and compute their own safe area.
  override func placeChildren() {
    let origin = CGPoint(x: -position().x, y: -position().y)
    for window in windows { window.placeWindow(from: origin) }
  }
}

extension UIViewRender {
  /// Places a window: on the whole screen, or where the app has put it.
  func placeWindow(from origin: CGPoint) {
    let own = (view as? UIWindow)?.ownFrame
    let corner = own?.origin ?? .zero
    setFrame(
      origin: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y),
      proposal: ProposedViewSize(own?.size ?? runtime.screen.size))
  }
}
