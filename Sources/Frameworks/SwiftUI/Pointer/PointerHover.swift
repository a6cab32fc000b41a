import Foundation

/// The hovering pointer, and the views that observe it. If there are none, only its location is recorded.
@MainActor
final class PointerHover: RuntimePart {
  private unowned let runtime: Runtime
  /// In points of the screen; nil while there is no pointer.
  private var location: CGPoint?
  /// The number of observing views on the screen.
  private var listeners = 0
  /// The views under the pointer, innermost first.
  private var entered: [HoverRender] = []
  private var checkedFrame: Int?

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.pointer) { [unowned self] in contentsMayHaveMoved() }
  }

  /// Whether any view observes the pointer.
  var isWanted: Bool { listeners > 0 }

  func move(to location: CGPoint?) {
    self.location = location
    update()
  }

  /// Checks once a frame what moves or changes under a resting pointer, if any view observes it.
  func contentsMayHaveMoved() {
    guard isWanted, location != nil, runtime.needsPaint, checkedFrame != runtime.counters.frames else { return }
    checkedFrame = runtime.counters.frames
    update(isPointerMoving: false)
  }

  private func update(isPointerMoving: Bool = true) {
    guard isWanted, let root = runtime.root else { return }
    let over = location.map { root.hitTest($0).compactMap { $0 as? HoverRender } } ?? []
    let old = entered
    entered = over
    for view in old where !over.contains(where: { $0 === view }) { view.pointerLeft() }
    guard let location else { return }
    for view in over {
      let isNew = !old.contains { $0 === view }
      if isNew || isPointerMoving { view.pointerMoved(to: location, isNew: isNew) }
    }
  }

  func attach(_ view: HoverRender) { listeners += 1 }

  func detach(_ view: HoverRender) {
    listeners -= 1
    entered.removeAll { $0 === view }
  }
}

extension Runtime {
  /// The hovering pointer.
  var hover: PointerHover { part() }

  /// Whether a view on the screen observes the pointer.
  package var wantsHover: Bool { hover.isWanted }
}
