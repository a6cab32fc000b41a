import Foundation

/// The safe area at a place in the tree, in screen points. Each node asks its parent; the screen, and views that
/// reserve a part of it, provide it.
struct SafeArea: Equatable {
  /// The free area.
  var free: CGRect
  /// The area into which a view at an edge of `free` may extend.
  var reach: CGRect

  init(free: CGRect, reach: CGRect) {
    self.free = free
    self.reach = reach
  }

  /// Creates the safe area inside a view that covers `frame` and leaves `free` of it, within an outer safe area (nil in
  /// a scroll view).
  init(free: CGRect, in frame: CGRect, of outer: SafeArea?, ignoring regions: SafeAreaRegions) {
    self.free = free
    reach = outer.map { frame.extended(by: $0.insets(of: frame)) } ?? frame
    guard !regions.contains(.container) else { return }
    let left = free.minX > frame.minX ? free.minX : reach.minX
    let right = free.maxX < frame.maxX ? free.maxX : reach.maxX
    let top = free.minY > frame.minY ? free.minY : reach.minY
    let bottom = free.maxY < frame.maxY ? free.maxY : reach.maxY
    reach = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns how far a view with a frame on the screen may extend beyond it: zero at edges that do not touch those of
  /// the free area. Leading is the physical left.
  func insets(of frame: CGRect) -> EdgeInsets {
    func inset(_ distance: CGFloat, ifReaching isReaching: Bool) -> CGFloat { isReaching ? max(0, distance) : 0 }
    return EdgeInsets(
      top: inset(frame.minY - reach.minY, ifReaching: frame.minY <= free.minY + Self.tolerance),
      leading: inset(frame.minX - reach.minX, ifReaching: frame.minX <= free.minX + Self.tolerance),
      bottom: inset(reach.maxY - frame.maxY, ifReaching: frame.maxY >= free.maxY - Self.tolerance),
      trailing: inset(reach.maxX - frame.maxX, ifReaching: frame.maxX >= free.maxX - Self.tolerance))
  }

  /// The maximum distance of touching edges, in points. A guess: layouts round by less.
  private static let tolerance: CGFloat = 0.5
}

extension CGRect {
  /// Returns the rectangle with its sides moved outwards; leading is the left.
  func extended(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}

extension RenderNode {
  /// Returns the safe area at the node; nil inside a scroll view, whose content moves under the bars anyway.
  final func safeArea(ignoring regions: SafeAreaRegions = .all) -> SafeArea? {
    parent?.safeArea(of: self, ignoring: regions)
  }

  /// How far the node may extend beyond its frame. Leading is the physical left.
  final var safeAreaInsets: EdgeInsets { safeArea()?.insets(of: screenFrame) ?? EdgeInsets() }
}
