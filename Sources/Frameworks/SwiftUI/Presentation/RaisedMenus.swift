import DisplayList
import Foundation

/// Menus that are open while the keyboard is up: they are in front of it, whatever window they belong to.
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

  /// Where the keyboard comes or goes, menus are drawn elsewhere.
  func repaintMenus() { for menu in menus { menu.setNeedsPaint() } }
}
