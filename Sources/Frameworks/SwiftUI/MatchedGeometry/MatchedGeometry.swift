import Foundation

// After each layout all views with one id share one frame: that of their source. If an animated change made another
// view the source, the frame is animated from where the group was shown. Of several sources the last one wins; Apple
// calls that undefined.

/// Groups of views on the screen that share their geometry.
@MainActor
final class MatchedGeometry: RuntimePart {
  private var groups: [MatchedGeometryKey: MatchedGroup] = [:]
  /// The animation of the last change in this frame that inserted or removed views.
  private var animation: Animation?

  init(runtime: Runtime) {
    runtime.join(.matching) { [unowned self] in match() }
    runtime.join(.frameEnd) { [unowned self] in animation = nil }
  }

  func add(_ view: MatchedGeometryRender) {
    noteChange(view.runtime.transaction)
    let group = groups[view.modifier.key] ?? MatchedGroup(runtime: view.runtime)
    groups[view.modifier.key] = group
    group.members.append(view)
  }

  func remove(_ view: MatchedGeometryRender) {
    guard let group = groups[view.modifier.key] else { return }
    group.members.removeAll { $0 === view }
    if group.members.isEmpty { groups[view.modifier.key] = nil }
  }

  func noteChange(_ transaction: Transaction) {
    guard !transaction.disablesAnimations, let new = transaction.animation else { return }
    animation = new
  }

  /// Matches the views after layout.
  private func match() {
    for group in groups.values { group.match(animation) }
  }
}

@MainActor
private final class MatchedGroup: RunningAnimation {
  private unowned let runtime: Runtime
  var members: [MatchedGeometryRender] = []
  private weak var source: MatchedGeometryRender?
  /// The group's last frame on the screen.
  private var shown: CGRect?
  private var flight: (from: CGRect, animation: Animation, start: TimeInterval)?

  init(runtime: Runtime) { self.runtime = runtime }

  var summary: String { "views with a matched geometry" }

  func match(_ animation: Animation?) {
    let new = members.last(where: \.isSource)
    if new !== source {
      if let animation, let shown, new != nil {
        flight = (shown, animation, runtime.now)
        runtime.start(self)
      }
      source = new
    }
    show()
  }

  private var progress: (value: Double, isFinished: Bool) {
    flight.map { $0.animation.progress(at: runtime.now - $0.start) } ?? (1, true)
  }

  private func show() {
    guard let target = source?.screenFrame else { return }
    let frame = flight.map { flight in
      var frame = target
      frame.animatableData = flight.from.animatableData.interpolated(
        towards: target.animatableData, amount: progress.value)
      return frame
    }
    shown = frame ?? target
    for member in members { member.show(in: member === source ? frame : shown) }
  }

  func advance(to time: TimeInterval) -> Bool {
    guard flight != nil, !members.isEmpty else { return false }
    let isFinished = progress.isFinished
    if isFinished { flight = nil }
    show()
    return !isFinished
  }
}
