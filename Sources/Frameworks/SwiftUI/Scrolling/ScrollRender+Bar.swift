import Foundation

/// A bar at the top that becomes lower while the content under it is scrolled: a large title and a search field go. Offsets count
/// from where all of it is there, so where something is seen at an offset depends on how much has gone by then.
extension ScrollRender {
  /// How many points of the bar go in all; 0 along the other axis, and for a scroll view that no bar follows.
  func collapse(_ axis: Axis) -> CGFloat {
    guard axis == .vertical, states[.vertical] != nil else { return 0 }
    return enclosing(NavigationRender.self)?.collapse(over: self) ?? 0
  }

  /// The viewport at an offset, in points from the content's start.
  func visible(at offset: CGFloat, _ axis: Axis) -> ClosedRange<CGFloat> {
    offset - gone(at: offset, axis)...offset + max(0, states[axis]?.length ?? 0)
  }

  /// How many points of the bar have gone at an offset.
  func gone(at offset: CGFloat, _ axis: Axis) -> CGFloat { min(max(0, offset), collapse(axis)) }

  /// The offset at which a point of the content is at a share of the viewport, from 0 to 1: of the one that there is then, or of
  /// the one that there is while some points of the bar have gone. What belongs no further down than where it is at the start is at
  /// the start.
  func offset(showing point: CGFloat, at share: CGFloat, below gone: CGFloat? = nil, _ axis: Axis) -> CGFloat {
    let length = states[axis]?.length ?? 0
    if let gone { return point + gone - share * (length + gone) }
    let uncovered = point - share * length
    guard uncovered > 0 else { return uncovered }
    let collapse = collapse(axis)
    // The viewport grows with the offset until the bar is as low as it becomes.
    return uncovered < share * collapse ? point / share - length : uncovered + (1 - share) * collapse
  }
}
