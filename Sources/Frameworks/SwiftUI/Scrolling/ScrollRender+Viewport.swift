import Foundation

/// The visible part of the content.
extension ScrollRender {
  /// The visible part, in the scroll view's own coordinates.
  var viewport: CGRect {
    CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// The start of the visible part, in points from the scroll view's own leading end, and its length.
  func viewportStart(_ axis: Axis) -> CGFloat {
    axis == .vertical ? -insets.top : isMirrored(.horizontal) ? -insets.trailing : -insets.leading
  }

  func viewportLength(_ axis: Axis) -> CGFloat { axis == .vertical ? viewport.height : viewport.width }

  /// An ancestor's move changes the insets without a layout here, so they are updated after each. The viewport extends
  /// under what touches the scroll view's ends.
  func updateInsets() {
    var new = safeAreaInsets
    if flip(.vertical) < 0 { swap(&new.top, &new.bottom) }
    if flip(.horizontal) < 0 { swap(&new.leading, &new.trailing) }
    // Across the axes it extends only over its own margins.
    let margins = (settings.margins?.content ?? EdgeInsets()).physical(in: environment.layoutDirection)
    if states[.vertical] == nil { (new.top, new.bottom) = (margins.top, margins.bottom) }
    if states[.horizontal] == nil { (new.leading, new.trailing) = (margins.leading, margins.trailing) }
    let start = flip(.vertical) > 0 ? screenFrame.minY - new.top : -screenFrame.maxY - new.top
    let viewport = (start: start, screen: runtime.screen.size)
    defer { lastViewport = viewport }
    guard new != insets else { return }
    let growth = new.top - insets.top
    insets = new
    setNeedsPaint()
    containerDidChange()
    let isLarge = enclosing(NavigationRender.self)?.hasLargeTitle(over: self) == true
    for stack in coverage.containers(along: .vertical) {
      stack.arrangement.delegate?.titleAboveDidChange(isLarge: isLarge, in: stack)
    }
    // A top bar that grows covers more of the content; it does not push it down, unless that is at its start.
    if let last = lastViewport, abs(last.start - viewport.start) < 0.5, last.screen == viewport.screen, offset.y > 0 {
      shift(.vertical, by: growth)
    }
  }

  /// The area of the scroll indicators: along the edges of the viewport, excluding bars and margins that reserve space.
  var indicatorArea: CGRect {
    guard let margins = settings.margins else { return CGRect(origin: .zero, size: size) }
    let outwards = margins.content.physical(in: environment.layoutDirection)
    return CGRect(origin: .zero, size: size).extended(by: outwards)
      .inset(by: margins.indicators.physical(in: environment.layoutDirection))
  }

  /// Returns -1 if rotation and scale effects around it reverse the axis relative to layout, as chat apps do with lists
  /// that begin at the bottom; otherwise 1. Fingers, wheels and keys refer to what is shown.
  func flip(_ axis: Axis) -> CGFloat {
    var sign: CGFloat = 1
    var node = parent
    while let ancestor = node {
      if let shown = ancestor.shownTransform, (axis == .vertical ? shown.m22 : shown.m11) < 0 { sign = -sign }
      node = ancestor.parent
    }
    return sign
  }

  /// Returns 1 if offsets grow when a finger moves towards the top or left of the screen, otherwise -1.
  func screenDirection(_ axis: Axis) -> CGFloat { direction(axis) * flip(axis) }
}
