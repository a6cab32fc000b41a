/// The scroll views on a screen, and their work per frame.
@MainActor
final class ScrollViews: RuntimePart {
  unowned let runtime: Runtime
  /// In order of appearance.
  var all: [ScrollRender] = []
  /// The movements of content in this frame.
  var travels: [ScrollTravel] = []

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.beforeLayout) { [unowned self] in for scroll in all { scroll.captureAnchor() } }
    runtime.join(.settling) { [unowned self] in for scroll in all { scroll.settle() } }
    runtime.join(.laidOut) { [unowned self] in for scroll in all { scroll.finishLayout() } }
    // The next frame's layout keeps what this frame shows in place.
    runtime.join(.roundsOver) { [unowned self] in for scroll in all { scroll.releaseAnchor() } }
    // Bindings receive the targets that the scroll views show now.
    runtime.join(.scrollPositions) { [unowned self] in for scroll in all { scroll.settings.position?.report() } }
    runtime.join(.prefetch) { [unowned self] in prefetch() }
  }
}

extension Runtime {
  var scrollViews: ScrollViews { part() }

  /// Starts the motion of a scroll view.
  func startMotion(_ motion: any RunningMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }
}
