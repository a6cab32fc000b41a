import DisplayList
import Foundation

/// Open menus while the keyboard is up. They are above it, in whatever window.
@MainActor
final class RaisedMenus: RenderNode {
  private var menus: [PresentationRender] { runtime.part(Presentations.self).all.filter(\.isMenu) }

  override var mirrorsChildren: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { runtime.screen.size }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    for menu in menus { menu.collectRaised(into: &fragments) }
  }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    for menu in menus.reversed() {
      let origin = menu.screenFrame.origin
      let hit = menu.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
      guard !hit.isEmpty else { continue }
      return hit + sequence(first: menu as RenderNode, next: { $0.parent }).dropFirst().filter { $0 !== parent }
    }
    return []
  }

  /// Menus are drawn elsewhere when the keyboard appears or disappears.
  func repaintMenus() { for menu in menus { menu.setNeedsPaint() } }
}
