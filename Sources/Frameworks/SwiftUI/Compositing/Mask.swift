import DisplayList
import Foundation

/// Masks the content with a second layer.
nonisolated public struct _MaskModifier<Layer: View>: LayeredModifier {
  public typealias Body = Never
  let layer: Layer
  let alignment: Alignment

  @MainActor func makeRender(layer: RenderNode, owner: _Node, child: RenderNode) -> MaskRender {
    MaskRender(layer: layer, alignment: alignment, isInFront: true, owner: owner, child: child)
  }
  @MainActor func update(_ render: MaskRender) { render.alignment = alignment }
}

/// Its fragment has two children: one for everything the content draws, and one for everything the mask draws.
@MainActor
final class MaskRender: LayerRender {
  private let keys = [FragmentKey.next(), FragmentKey.next()]
  private var parts: [Fragment] = []

  override var hasFragment: Bool { true }
  override var effects: Fragment.Effects { Fragment.Effects(compositing: Compositing(isMasked: true)) }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    let known = parts
    parts = zip(children.indices, children).map { index, child in
      var drawn: [Fragment] = []
      child.collectFragments(into: &drawn, offset: offset)
      if index < known.count, known[index].size == size, known[index].children.elementsEqual(drawn, by: ===) {
        return known[index]
      }
      return Fragment(key: keys[index], version: 1, offset: .zero, size: size, children: drawn)
    }
    fragments += parts
  }

  /// The mask affects only drawing.
  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    let content = children[0]
    let hit = content.hitTest(CGPoint(x: point.x - content.origin.x, y: point.y - content.origin.y))
    return hit.isEmpty ? [] : hit + [self]
  }

  override func accessibilityElements() -> [AccessibilityElement] { children[0].accessibilityElements() }
}

nonisolated extension View {
  /// Masks the view with the opacity of `mask`. The mask is offered the view's size and aligned in it. Touches are not
  /// masked.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(layer: mask(), alignment: alignment))
  }

  /// Masks the view with the opacity of `mask`.
  @available(*, deprecated, message: "Use the overload that takes a closure.")
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(layer: mask, alignment: .center))
  }
}
