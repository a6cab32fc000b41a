import Foundation

/// A pointer that rests on the screen without touching it, and the views that want to know. Where none does, its place is
/// noted and nothing else happens.
@MainActor
final class PointerHover: RuntimePart {
  private unowned let runtime: Runtime
  /// Points on the screen; nil while there is no pointer.
  private var location: CGPoint?
  /// Views on the screen that want to know.
  private var listeners = 0
  /// Those that the pointer is over, innermost first.
  private var entered: [HoverRender] = []
  private var checkedFrame: Int?

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.pointer) { [unowned self] in contentsMayHaveMoved() }
  }

  /// Somebody wants to know where the pointer is.
  var isWanted: Bool { listeners > 0 }

  func move(to location: CGPoint?) {
    self.location = location
    update()
  }

  /// What moves or changes under a resting pointer is looked at once a frame, and only if anybody wants to know.
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
  /// Where a pointer is.
  var hover: PointerHover { part() }

  /// A view on the screen wants to know where a pointer is.
  package var wantsHover: Bool { hover.isWanted }
}
