import Foundation

/// Says that the children of a container are what a scroll view aligns and whose ids it tells.
public struct _ScrollTargetLayoutModifier: RenderModifier {
  let isEnabled: Bool
  public typealias Body = Never

  func makeRender(owner: _Node, child: RenderNode) -> ScrollTargetLayoutRender {
    ScrollTargetLayoutRender(isEnabled: isEnabled, owner: owner, child: child)
  }

  func update(_ render: ScrollTargetLayoutRender) { render.isEnabled = isEnabled }
}

/// Stands around a container whose children are scroll targets, and finds them by position without visiting all.
@MainActor
final class ScrollTargetLayoutRender: UnaryRender {
  var isEnabled: Bool
  private weak var scroll: ScrollRender?

  init(isEnabled: Bool, owner: _Node, child: RenderNode) {
    self.isEnabled = isEnabled
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    scroll = enclosing(ScrollRender.self)
    scroll?.targetLayouts.append(self)
  }

  override func didDetach() {
    scroll?.targetLayouts.removeAll { $0 === self }
    scroll = nil
  }

  private var container: RenderNode {
    var node: RenderNode = child
    while let unary = node as? UnaryRender { node = unary.child }
    return node
  }

  var count: Int { (container as? LazyStackRender)?.extents.count ?? container.children.count }

  /// Where a target lies along an axis, in points from the content's start; rows that are not built are estimated.
  func extent(of index: Int, in scroll: ScrollRender, _ axis: Axis) -> ClosedRange<CGFloat> {
    let container = container
    if let stack = container as? LazyStackRender, stack.axis == axis {
      let start = scroll.contentPosition(of: stack, axis) + stack.extents.offset(of: index)
      return start...start + stack.extents.extent(of: index)
    }
    let target = container is LazyStackRender ? container : container.children[index]
    let start = scroll.contentPosition(of: target, axis)
    return start...start + target.size[axis]
  }

  /// The last target that begins at or before a position, nil if there is none.
  func target(at position: CGFloat, in scroll: ScrollRender, _ axis: Axis) -> Int? {
    guard isEnabled, count > 0 else { return nil }
    if let stack = container as? LazyStackRender, stack.axis == axis {
      return min(max(0, stack.extents.row(at: position - scroll.contentPosition(of: stack, axis))), count - 1)
    }
    // Children of a stack follow each other.
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if extent(of: middle, in: scroll, axis).lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The ids of a target; of a grid's line, those of its first cell.
  func ids(of index: Int) -> [AnyHashable] {
    let first = (container as? LazyStackRender)?.lines.firstLeaf(ofLine: index) ?? index
    return container.owner.childIDs(ofLeaf: first)
  }
}

extension ScrollRender {
  /// The position among all targets that is nearest to one, for content that is to come to rest with a target's beginning at the
  /// viewport's, or at its end where it ends before.
  func alignedOffset(near offset: CGFloat, _ axis: Axis) -> CGFloat? {
    guard let range = state(axis)?.range else { return nil }
    var best: CGFloat?
    for layout in targetLayouts {
      guard let index = layout.target(at: offset, in: self, axis) else { continue }
      for candidate in index...min(index + 1, layout.count - 1) {
        let start = range.clamping(layout.extent(of: candidate, in: self, axis).lowerBound)
        if abs(start - offset) < abs((best ?? .infinity) - offset) { best = start }
      }
    }
    return best
  }

  /// The ids of the target at a point of the viewport, from 0 to 1 along the axis.
  func targetIDs(at anchor: CGFloat, _ axis: Axis) -> [AnyHashable] {
    guard let state = state(axis) else { return [] }
    let position = state.offset + anchor * state.length
    var ids: [AnyHashable] = []
    for layout in targetLayouts {
      guard var index = layout.target(at: position, in: self, axis) else { continue }
      // In the gap behind a target, the next one is the first that is visible.
      if layout.extent(of: index, in: self, axis).upperBound <= position, index + 1 < layout.count { index += 1 }
      ids += layout.ids(of: index)
    }
    return ids
  }
}

extension View {
  /// Makes the children of this container what the scroll view around it aligns (`scrollTargetBehavior`) and tells
  /// (`scrollPosition`). Apply it to a stack.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
