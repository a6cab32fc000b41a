import Foundation

/// A target to scroll to: a view and its place in the viewport. Kept until layout has settled there, and while an
/// animation leads there, since the position of a row that is not built yet is a changing estimate.
@MainActor
struct ScrollGoal {
  private enum Target {
    case node(WeakReference<RenderNode>)
    /// A row by its index, valid as long as the stack's data has changed that many times.
    case row(WeakReference<LazyStackRender>, Int, changes: Int)
    /// A fraction of the way from the content's start to its end.
    case share(CGFloat)
    /// A coordinate of the content, in points from its left or top edge.
    case coordinate(CGFloat)
    /// An offset, regardless of bars that cover the content there.
    case offset(CGFloat)
  }

  private var target: Target
  /// The point of the target and of the viewport that are aligned, from 0 to 1 along the axis; nil for the smallest
  /// move that shows the whole target, until its direction is known.
  private var anchor: CGFloat?
  /// How many points of the bar above were gone when the goal was set, if it is relative to the viewport at that time;
  /// nil if it is relative to the final one.
  private let gone: CGFloat?
  /// Searches for the target again if the data has changed before its row was built.
  private let search: @MainActor () -> FoundView?

  private struct WeakReference<Node: AnyObject> {
    weak var object: Node?
  }

  init?(anchor: CGFloat?, gone: CGFloat?, search: @escaping @MainActor () -> FoundView?) {
    guard let found = search(), let target = Self.target(found) else { return nil }
    self.target = target
    self.anchor = anchor
    self.gone = gone
    self.search = search
  }

  private static func target(_ found: FoundView) -> Target? {
    switch found {
    case .leaf: nil
    case .node(let node): .node(WeakReference(object: node))
    case .row(let container, let index):
      (container as? LazyStackRender).map { .row(WeakReference(object: $0), index, changes: $0.changes) }
    }
  }

  /// Creates a goal at a fraction of the way from start to end.
  init(share: CGFloat) {
    target = .share(share)
    anchor = nil
    gone = nil
    search = { nil }
  }

  /// Creates a goal at a coordinate of the content, in points from its left or top edge, aligned with that edge of the
  /// viewport.
  init(coordinate: CGFloat) {
    target = .coordinate(coordinate)
    anchor = nil
    gone = nil
    search = { nil }
  }

  /// Creates a goal at an offset in points.
  init(offset: CGFloat) {
    target = .offset(offset)
    anchor = nil
    gone = nil
    search = { nil }
  }

  /// Whether a goal that is a fraction of the content is inside it.
  var isInsideContent: Bool {
    guard case .share(let share) = target else { return true }
    return (0...1).contains(share)
  }

  /// Returns the offset along an axis at which the goal is reached, as far as is known, not yet clamped to the range;
  /// nil if the target is gone or already fully visible.
  mutating func offset(in scroll: ScrollRender, _ axis: Axis) -> CGFloat? {
    if case .share(let share) = target, let range = scroll.state(axis)?.range {
      return share > 0 ? range.upperBound * share : range.lowerBound
    }
    if case .offset(let offset) = target { return offset }
    if case .coordinate(let coordinate) = target {
      if scroll.isMirrored(axis) { return (scroll.state(axis)?.range.upperBound ?? 0) - coordinate }
      return scroll.offset(showing: coordinate, at: 0, axis)
    }
    guard let extent = extent(in: scroll, axis), let state = scroll.state(axis) else { return nil }
    if anchor == nil {
      let visible = scroll.visible(at: state.target, axis)
      if extent.lowerBound < visible.lowerBound {
        anchor = 0
      } else if extent.upperBound > visible.upperBound {
        // A target longer than the viewport shows its start.
        anchor = extent.upperBound - extent.lowerBound > visible.upperBound - visible.lowerBound ? 0 : 1
      }
    }
    guard let anchor else { return nil }
    let point = extent.lowerBound + anchor * (extent.upperBound - extent.lowerBound)
    let wanted = scroll.offset(showing: point, at: anchor, below: gone, axis)
    // The content's start is below a spinner shown above it.
    return wanted <= 0 ? state.range.lowerBound : wanted
  }

  /// Returns the target's extent along the axis, in points from the content's start.
  private mutating func extent(in scroll: ScrollRender, _ axis: Axis) -> ClosedRange<CGFloat>? {
    if case .row(let stack, _, let changes) = target, stack.object?.changes != changes {
      guard let found = search(), let new = Self.target(found) else { return nil }
      target = new
    }
    if case .row(let stack, let index, _) = target, let built = stack.object?.liveRow(index),
      built.placedProposal != nil
    {
      target = .node(WeakReference(object: built))
    }
    switch target {
    case .share, .coordinate, .offset: return nil
    case .node(let node):
      guard let node = node.object, node.isAttached else { return nil }
      let start = scroll.contentPosition(of: node, axis)
      return start...start + node.size[axis]
    case .row(let stack, let index, _):
      guard let stack = stack.object, stack.isAttached, index < stack.lines.leafCount else { return nil }
      let stackStart = scroll.contentPosition(of: stack, axis)
      guard stack.axis == axis else { return stackStart...stackStart + stack.size[axis] }
      let span = stack.span(ofRow: index)
      return stackStart + span.lowerBound...stackStart + span.upperBound
    }
  }
}
