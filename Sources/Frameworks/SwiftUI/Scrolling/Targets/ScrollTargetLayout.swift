import Foundation

/// Marks the children of a container as the scroll targets of the scroll view.
nonisolated public struct _ScrollTargetLayoutModifier: RenderModifier {
  let isEnabled: Bool
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ScrollTargetLayoutRender {
    ScrollTargetLayoutRender(isEnabled: isEnabled, owner: owner, child: child)
  }

  @MainActor func update(_ render: ScrollTargetLayoutRender) { render.isEnabled = isEnabled }
}

/// Surrounds a container whose children are scroll targets, and finds them by position without visiting all.
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

  /// Returns a target's extent along an axis, in points from the content's start; rows that are not built are
  /// estimated.
  func extent(of index: Int, in scroll: ScrollRender, _ axis: Axis) -> ClosedRange<CGFloat> {
    let container = container
    if let stack = container as? LazyStackRender, stack.axis == axis {
      let start = scroll.contentPosition(of: stack, axis) + stack.extents.offset(of: index)
      return start...start + stack.extent(ofLine: index)
    }
    let target = container is LazyStackRender ? container : container.children[index]
    let start = scroll.contentPosition(of: target, axis)
    return start...start + target.size[axis]
  }

  /// Returns the last target that begins at or before a position, nil if there is none.
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

  /// Returns the offset at which a point of a target, from 0 to 1 along the axis, is at the same point of the viewport,
  /// as far as the content can scroll.
  func restingOffset(of index: Int, at share: CGFloat = 0, in scroll: ScrollRender, _ axis: Axis) -> CGFloat {
    let extent = extent(of: index, in: scroll, axis)
    let point = extent.lowerBound + share * (extent.upperBound - extent.lowerBound)
    let offset = scroll.offset(showing: point, at: share, axis)
    return scroll.state(axis)?.range.clamping(offset) ?? offset
  }

  /// Returns the target whose point, from 0 to 1 along the axis, is closest to that of the viewport at an offset.
  func nearestTarget(to offset: CGFloat, at share: CGFloat = 0, in scroll: ScrollRender, _ axis: Axis) -> Int? {
    let visible = scroll.visible(at: offset, axis)
    let position = visible.lowerBound + share * (visible.upperBound - visible.lowerBound)
    guard let index = target(at: position, in: scroll, axis) else { return nil }
    func distance(_ index: Int) -> CGFloat { abs(restingOffset(of: index, at: share, in: scroll, axis) - offset) }
    var best = index
    if index + 1 < count, distance(index + 1) < distance(best) { best = index + 1 }
    if share > 0, index > 0, distance(index - 1) < distance(best) { best = index - 1 }
    return best
  }

  /// Returns the ids of a target; for a line of a grid, those of its first cell.
  func ids(of index: Int) -> [AnyHashable] {
    let first = (container as? LazyStackRender)?.lines.firstLeaf(ofLine: index) ?? index
    return container.owner.childIDs(ofLeaf: first)
  }
}

extension ScrollRender {
  /// Returns the position among all targets that is closest to a given one, for content that should rest with the start
  /// of a target at that of the viewport, or at the content's end if that comes first.
  ///
  /// - Parameters:
  ///   - share: The point of a target and of the viewport that are aligned, from 0 to 1 along the axis.
  ///   - limit: The maximum distance from the target that is closest to an offset.
  func alignedOffset(
    near offset: CGFloat, _ axis: Axis, at share: CGFloat = 0, atMost limit: (from: CGFloat, reach: ScrollReach)? = nil
  ) -> CGFloat? {
    guard states[axis] != nil else { return nil }
    var best: CGFloat?
    for layout in targetLayouts {
      guard var index = layout.nearestTarget(to: offset, at: share, in: self, axis) else { continue }
      if let limit, let first = layout.nearestTarget(to: limit.from, at: share, in: self, axis) {
        var count = 1
        if limit.reach == .few {
          // As many as fit into the viewport.
          let start = layout.extent(of: first, in: self, axis).lowerBound
          let end = visible(at: self.offset(showing: start, at: 0, axis), axis).upperBound
          let last = layout.target(at: end, in: self, axis) ?? first
          count = max(1, last - first + (layout.extent(of: last, in: self, axis).upperBound <= end ? 1 : 0))
        }
        index = min(max(index, first - count), first + count)
      }
      let start = layout.restingOffset(of: index, at: share, in: self, axis)
      if abs(start - offset) < abs((best ?? .infinity) - offset) { best = start }
    }
    return best
  }

  /// Returns the targets of which at least a fraction of the length is in the viewport, in order.
  func visibleTargetIDs(threshold: Double, _ axis: Axis) -> [[AnyHashable]] {
    guard let state = state(axis) else { return [] }
    let start = state.offset + viewportStart(axis)
    let end = start + viewportLength(axis)
    var ids: [[AnyHashable]] = []
    for layout in targetLayouts {
      guard var index = layout.target(at: start, in: self, axis) else { continue }
      while index < layout.count {
        let extent = layout.extent(of: index, in: self, axis)
        if extent.lowerBound > end { break }
        let length = extent.upperBound - extent.lowerBound
        let shown = min(extent.upperBound, end) - max(extent.lowerBound, start)
        let share = length > 0 ? shown / length : shown >= 0 ? 1 : 0
        if shown >= 0, share > 0, share >= threshold { ids.append(layout.ids(of: index)) }
        index += 1
      }
    }
    return ids
  }

  /// Returns the ids of the target at a point of the viewport, from 0 to 1 along the axis.
  func targetIDs(at anchor: CGFloat, _ axis: Axis) -> [AnyHashable] {
    guard let state = state(axis) else { return [] }
    let visible = visible(at: state.offset, axis)
    let position = visible.lowerBound + anchor * (visible.upperBound - visible.lowerBound)
    var ids: [AnyHashable] = []
    for layout in targetLayouts {
      guard var index = layout.target(at: position, in: self, axis) else { continue }
      // In the gap after a target, the next one is the first that is visible.
      if layout.extent(of: index, in: self, axis).upperBound <= position, index + 1 < layout.count { index += 1 }
      ids += layout.ids(of: index)
    }
    return ids
  }
}

nonisolated extension View {
  /// Makes the children of this container the scroll targets that the enclosing scroll view aligns
  /// (`scrollTargetBehavior`) and reports (`scrollPosition`). Apply it to a stack.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
