import DisplayList
import Foundation
import ScrollworkCoreTransferable
import ScrollworkUIKit

/// The current drag over a screen.
@MainActor
final class DragInProgress: RuntimePart {
  /// The drag until it is dropped or back; nil for none.
  var drag: RunningDrag?

  init(runtime: Runtime) {}
}

/// A drag over the screen. If nothing accepts the drop, it returns to its origin.
@MainActor
final class RunningDrag: RunningAnimation {
  private unowned let runtime: Runtime
  /// The drag as UIKit sees it, and as its targets see it.
  private let lifted: Lifted
  private(set) lazy var drop = ViewDropSession(lifted.session)
  private weak var target: (any DropTarget)?
  private var operation = DropOperation.copy
  private let picture: Fragment?
  private let id = DragSession.ID(value: UUID())
  /// The identities by which observers recognize the items.
  private let items: [AnyHashable]
  private let watchers: [DragSessionRender]
  /// From the preview's origin to the finger, in points.
  private let grip: CGSize
  /// In points of the screen.
  private(set) var finger: CGPoint { didSet { lifted.session.finger = finger } }
  private let start: CGPoint
  private var hasMoved = false
  private let springLoading = SpringLoading()
  private(set) var isOver = false
  /// When and where the return began.
  private var back: (time: TimeInterval, from: CGPoint)?

  /// The duration of the return, in seconds. A guess.
  private static let returning: TimeInterval = 0.3

  init(_ source: any DragSource, _ lifted: Lifted) {
    self.lifted = lifted
    finger = lifted.session.finger
    start = lifted.session.finger
    runtime = source.runtime
    items = lifted.id.map { [$0] } ?? []
    watchers = source.dragWatchers
    suggested = lifted.session.allowsMoveOperation ? [.copy, .move] : .copy
    let shown = source.picture(of: lifted)
    picture = shown?.picture
    let place = shown?.place ?? lifted.session.finger
    grip = CGSize(width: lifted.session.finger.x - place.x, height: lifted.session.finger.y - place.y)
    runtime.part(DragInProgress.self).drag = self
    show()
    tell(.initial)
    if let listener = lifted.listener {
      let animator = DragAnimator()
      listener.willLift(lifted.session, animator)
      animator.run()
    }
  }

  /// The dragged item.
  var providers: [NSItemProvider] { lifted.session.items.map(\.itemProvider) }

  /// The operations that the source allows.
  private let suggested: DropOperation.Set

  /// Returns the session for a view under the drag.
  func session(_ phase: DropSession.Phase, for node: RenderNode) -> DropSession {
    let place = node.position()
    return DropSession(
      id: DropSession.ID(value: id.value), phase: phase,
      location: CGPoint(x: finger.x - place.x, y: finger.y - place.y), size: node.size,
      localSession: DropSession.LocalSession(items: items), itemsCount: lifted.session.items.count,
      suggestedOperations: suggested)
  }

  /// Notifies the observers around the view of the drag over it.
  private func tellDrop(_ phase: DropSession.Phase, _ target: any DropTarget) {
    guard target.isAttached else { return }
    for watcher in target.dropWatchers { watcher.modifier.update?(session(phase, for: target)) }
  }

  /// Returns the operation over a view that does not set one: that of its ancestors, but an item that may only be
  /// copied is never moved.
  private func proposal(of target: any DropTarget) -> DropOperation? {
    if let told = target.updated(self) { return told.operation }
    let session = session(.active, for: target)
    guard let wish = target.dropWatchers.lazy.compactMap(\.modifier.configuration).first else { return nil }
    let operation = wish(session).operation
    return operation == .move && !suggested.contains(.move) ? .copy : operation
  }

  private func tell(_ phase: DragSession.Phase) {
    for watcher in watchers where watcher.isAttached {
      let place = watcher.position()
      watcher.modifier.update(
        DragSession(
          id: id, phase: phase, location: CGPoint(x: finger.x - place.x, y: finger.y - place.y), items: items))
    }
  }

  /// The preview at the finger's position.
  var fragment: Fragment? {
    picture?.moved(to: runtime.roundedToPixel(CGPoint(x: finger.x - grip.width, y: finger.y - grip.height)))
  }

  private func show() {
    runtime.root?.childrenDidMove()
    runtime.needsPaint = true
  }

  // MARK: The finger

  func move(to location: CGPoint) {
    finger = location
    if !hasMoved { lifted.listener?.willBegin(lifted.session) }
    hasMoved = true
    show()
    lifted.listener?.didMove(lifted.session)
    let nodes = runtime.root?.hitTest(location) ?? []
    springLoading.moved(over: nodes)
    let under = nodes.compactMap { $0 as? any DropTarget ?? ($0 as? ListRowRender)?.traits.insertion }
    let next = under.first { $0 === target || $0.accepts(self) }
    if next !== target {
      leave()
      target = next
      operation = .copy
      next?.entered(self)
      if let next { tellDrop(.entering, next) }
    }
    if let next {
      operation = proposal(of: next) ?? operation
      tellDrop(.active, next)
    }
    tell(.active)
  }

  private func leave() {
    if let target, target.isAttached {
      target.exited(self)
      tellDrop(.exiting, target)
    }
    target = nil
  }

  func end() {
    springLoading.end()
    guard hasMoved, let target, target.isAttached, operation.isTaking else { return cancel() }
    self.target = nil
    tell(.ending(operation))
    lifted.listener?.willEnd(lifted.session, operation.ofUIKit)
    if target.perform(self) {
      finish(operation)
      drop.afterLoading { [lifted] in lifted.listener?.didTransfer(lifted.session) }
      tellDrop(.ended(operation), target)
      tell(.dataTransferCompleted)
      tellDrop(.dataTransferCompleted, target)
    } else {
      goBack()
    }
  }

  /// Ends the drag without a drop.
  func cancel() {
    springLoading.end()
    leave()
    tell(.ending(.cancel))
    lifted.listener?.willEnd(lifted.session, .cancel)
    goBack()
  }

  // MARK: The end

  private func goBack() {
    if let listener = lifted.listener {
      for item in lifted.session.items {
        let animator = DragAnimator()
        listener.willCancel(item, animator)
        animator.run()
      }
    }
    guard picture != nil, finger != start else { return finish(.cancel) }
    back = (runtime.now, finger)
    runtime.start(self)
  }

  private func finish(_ operation: DropOperation) {
    isOver = true
    let inProgress = runtime.part(DragInProgress.self)
    if inProgress.drag === self { inProgress.drag = nil }
    show()
    tell(.ended(operation))
    lifted.listener?.didEnd(lifted.session, operation.ofUIKit)
    let visited = drop.visited
    drop.visited = []
    for place in visited { place.didEnd(drop) }
  }

  var summary: String { "something that goes back to where it was dragged from" }

  func advance(to time: TimeInterval) -> Bool {
    guard let back, !isOver else { return false }
    let part = min(1, max(0, (time - back.time) / Self.returning))
    let eased = CGFloat(1 - (1 - part) * (1 - part))
    finger = CGPoint(
      x: back.from.x + (start.x - back.from.x) * eased, y: back.from.y + (start.y - back.from.y) * eased)
    if part < 1 { show() } else { finish(.cancel) }
    return part < 1
  }
}
