/// The scroll views on a screen: what a frame has to do for them.
@MainActor
final class ScrollViews: RuntimePart {
  unowned let runtime: Runtime
  /// In the order in which they came.
  var all: [ScrollRender] = []
  /// Where content moved in this frame.
  var travels: [ScrollTravel] = []

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.beforeLayout) { [unowned self] in for scroll in all { scroll.captureAnchor() } }
    runtime.join(.settling) { [unowned self] in for scroll in all { scroll.settle() } }
    runtime.join(.laidOut) { [unowned self] in for scroll in all { scroll.finishLayout() } }
    // The next frame's layout holds on to what this frame shows.
    runtime.join(.roundsOver) { [unowned self] in for scroll in all { scroll.releaseAnchor() } }
    // Bindings hear which targets the scroll views show now.
    runtime.join(.scrollPositions) { [unowned self] in for scroll in all { scroll.settings.position?.report() } }
    runtime.join(.prefetch) { [unowned self] in prefetch() }
  }
}

extension Runtime {
  var scrollViews: ScrollViews { part() }

  /// A scroll view moves by itself from here on.
  func startMotion(_ motion: any RunningMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }
}
