import Foundation

/// What can be seen of the content.
extension ScrollRender {
  /// What is visible of the scroll view's own coordinates.
  var viewport: CGRect {
    CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Where the visible part begins, in points from the scroll view's own leading end, and how long it is.
  func viewportStart(_ axis: Axis) -> CGFloat {
    axis == .vertical ? -insets.top : isMirrored(.horizontal) ? -insets.trailing : -insets.leading
  }

  func viewportLength(_ axis: Axis) -> CGFloat { axis == .vertical ? viewport.height : viewport.width }

  /// An ancestor's move changes the insets without a layout here, so they are asked for after each. The viewport reaches
  /// under what lies against the scroll view's ends.
  func updateInsets() {
    var new = safeAreaInsets
    if flip(.vertical) < 0 { swap(&new.top, &new.bottom) }
    if flip(.horizontal) < 0 { swap(&new.leading, &new.trailing) }
    // Across the axes it reaches over its own margins only.
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
    for stack in lazyContainers(along: .vertical) { stack.titleAboveDidChange(isLarge: isLarge) }
    // A bar at the top that grows covers more of the content; it does not push it down, unless that is at its start.
    if let last = lastViewport, abs(last.start - viewport.start) < 0.5, last.screen == viewport.screen, offset.y > 0 {
      shift(.vertical, by: growth)
    }
  }

  /// Where the bars lie: along the edges of the viewport, without those bars and margins that take something of it for them.
  var indicatorArea: CGRect {
    guard let margins = settings.margins else { return CGRect(origin: .zero, size: size) }
    let outwards = margins.content.physical(in: environment.layoutDirection)
    return CGRect(origin: .zero, size: size).extended(by: outwards)
      .inset(by: margins.indicators.physical(in: environment.layoutDirection))
  }

  /// -1 where rotation and scale effects around show the axis the other way round than it is laid out, as chat apps do with lists
  /// that begin at the bottom; else 1. Fingers, wheels and keys mean what is shown.
  func flip(_ axis: Axis) -> CGFloat {
    var sign: CGFloat = 1
    var node = parent
    while let ancestor = node {
      if let shown = ancestor.shownTransform, (axis == .vertical ? shown.m22 : shown.m11) < 0 { sign = -sign }
      node = ancestor.parent
    }
    return sign
  }

  /// 1 where offsets grow when a finger moves towards the top or left of the screen, -1 where it moves the other way.
  func screenDirection(_ axis: Axis) -> CGFloat { direction(axis) * flip(axis) }
}
