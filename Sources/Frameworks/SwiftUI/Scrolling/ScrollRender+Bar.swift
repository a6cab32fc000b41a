import Foundation

/// A top bar that shrinks while the content under it is scrolled: a large title and a search field disappear. Offsets
/// count from the fully expanded bar, so the position of content at an offset depends on how much of the bar is gone by
/// then.
extension ScrollRender {
  /// Returns the collapsible height of the bar in points; 0 along the other axis, and for a scroll view that no bar
  /// follows.
  func collapse(_ axis: Axis) -> CGFloat {
    guard axis == .vertical, states[.vertical] != nil else { return 0 }
    return enclosing(NavigationRender.self)?.collapse(over: self) ?? 0
  }

  /// Returns the viewport at an offset, in points from the content's start.
  func visible(at offset: CGFloat, _ axis: Axis) -> ClosedRange<CGFloat> {
    offset - gone(at: offset, axis)...offset + max(0, states[axis]?.length ?? 0)
  }

  /// Returns how many points of the bar are gone at an offset.
  func gone(at offset: CGFloat, _ axis: Axis) -> CGFloat { min(max(0, offset), collapse(axis)) }

  /// Returns the offset at which a point of the content is at a fraction of the viewport, from 0 to 1: of the viewport
  /// at that offset, or of the one while some points of the bar are gone. A point that need not move down from its
  /// initial position is at the start.
  func offset(showing point: CGFloat, at share: CGFloat, below gone: CGFloat? = nil, _ axis: Axis) -> CGFloat {
    let length = states[axis]?.length ?? 0
    if let gone { return point + gone - share * (length + gone) }
    let uncovered = point - share * length
    guard uncovered > 0 else { return uncovered }
    let collapse = collapse(axis)
    // The viewport grows with the offset until the bar is fully collapsed.
    return uncovered < share * collapse ? point / share - length : uncovered + (1 - share) * collapse
  }
}
