import DisplayList
import Foundation

nonisolated extension View {
  /// Adds a menu that a long press on the view opens, lifting the view. If `menuItems` is empty, there is no menu.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_MenuSourceModifier(kind: .context(preview: nil), items: AnyView(menuItems())))
  }

  /// Adds a menu with a preview that a long press on the view opens. If the menu has no items, it does not open.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_MenuSourceModifier(kind: .context(preview: AnyView(preview())), items: AnyView(menuItems())))
  }
}

/// A snapshot of a view when it was lifted. It is taken on first display, so that a press that the menu ended is no
/// longer visible.
nonisolated struct LiftedPicture: View, PrimitiveView {
  private(set) weak var source: RenderNode?
  /// The visible part; nil for the view's content shape.
  var outline: Outline?

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LiftedPictureNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class LiftedPictureNode: _ViewNode<LiftedPicture> {
  private lazy var render = LiftedPictureRender(view.source, view.outline, owner: self)
  override var ownLeaf: RenderNode? { render }
}

@MainActor
private final class LiftedPictureRender: RenderNode {
  private weak var source: RenderNode?
  private let natural: CGSize
  /// The visible part of the snapshot.
  private let shape: Outline?
  private var picture: Fragment?

  init(_ source: RenderNode?, _ outline: Outline?, owner: _Node) {
    self.source = source
    natural = source?.size ?? .zero
    shape = outline ?? source.flatMap { ContentShapeRender.outline(for: .contextMenuPreview, of: $0) }
    super.init(owner: owner)
  }

  /// The scale: full size, or smaller if there is no room.
  private func factor(_ proposal: ProposedViewSize) -> CGFloat {
    let own = natural
    guard own.width > 0, own.height > 0 else { return 1 }
    return min(1, (proposal.width ?? own.width) / own.width, (proposal.height ?? own.height) / own.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let factor = factor(proposal)
    return CGSize(width: natural.width * factor, height: natural.height * factor)
  }

  override var hasFragment: Bool { true }

  override var effects: Fragment.Effects {
    var effects = Fragment.Effects(clip: shape)
    let scale = natural.width > 0 ? size.width / natural.width : 1
    if scale != 1 { effects.transform = AffineTransform(CGAffineTransform(scaleX: scale, y: scale)) }
    return effects
  }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    // Meanwhile the view is hidden in its original place.
    picture = picture ?? source?.fragment?.renamed(effects: source is MenuSourceRender ? Fragment.Effects.none : nil)
    if let picture { fragments.append(picture.moved(to: offset)) }
  }
}

extension Fragment {
  /// The same snapshot under different names, since the view still exists.
  @MainActor func renamed(effects: Effects? = nil) -> Fragment {
    Fragment(
      key: .next(), version: version, offset: offset, size: size, effects: effects ?? self.effects, commands: commands,
      children: children.map { $0.renamed() })
  }
}
