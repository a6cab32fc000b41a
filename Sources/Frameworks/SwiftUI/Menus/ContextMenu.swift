import DisplayList
import Foundation

nonisolated extension View {
  /// Lifts the view and opens a menu beside it when a finger rests on it. Without lines there is no menu.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_MenuSourceModifier(kind: .context(preview: nil), items: AnyView(menuItems())))
  }

  /// Opens a menu beside a preview when a finger rests on the view. Without lines there is no menu.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_MenuSourceModifier(kind: .context(preview: AnyView(preview())), items: AnyView(menuItems())))
  }
}

/// A view as it looked when it was lifted. The picture is taken when it is first shown, since a press that the menu ended
/// is to be seen no longer.
nonisolated struct LiftedPicture: View, PrimitiveView {
  private(set) weak var source: RenderNode?
  /// What of it is seen; nil for what its content shape says.
  var outline: Outline?

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LiftedPictureNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class LiftedPictureNode: _ViewNode<LiftedPicture> {
  private lazy var render = LiftedPictureRender(view.source, view.outline, owner: self)
  override func leaf(at index: Int) -> RenderNode { render }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { visit(render) }
}

@MainActor
private final class LiftedPictureRender: RenderNode {
  private weak var source: RenderNode?
  private let natural: CGSize
  /// What of the picture is seen.
  private let shape: Outline?
  private var picture: Fragment?

  init(_ source: RenderNode?, _ outline: Outline?, owner: _Node) {
    self.source = source
    natural = source?.size ?? .zero
    shape = outline ?? source.flatMap { ContentShapeRender.outline(for: .contextMenuPreview, of: $0) }
    super.init(owner: owner)
  }

  /// As large as it was, or smaller where there is no room.
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
    // Where the view was it is not seen meanwhile.
    picture = picture ?? source?.fragment?.renamed(effects: source is MenuSourceRender ? Fragment.Effects.none : nil)
    if let picture { fragments.append(picture.moved(to: offset)) }
  }
}

extension Fragment {
  /// The same picture under names of its own, since the view is still there.
  @MainActor func renamed(effects: Effects? = nil) -> Fragment {
    Fragment(
      key: .next(), version: version, offset: offset, size: size, effects: effects ?? self.effects, commands: commands,
      children: children.map { $0.renamed() })
  }
}
