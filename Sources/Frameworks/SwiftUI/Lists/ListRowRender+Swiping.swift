import Foundation

/// A row that is swiped sideways, and the actions that this reveals.
extension ListRowRender {
  func slideDidChange() {
    (parent as? LazyStackRender)?.rowDidSlide(self, at: place.index)
    placeSwipes()
    setNeedsPaint()
  }

  /// Places actions at the edge of the content, as wide as their visible part.
  func placeSwipes() {
    guard slide != 0 || traits.swipes.contains(where: \.isShown) else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    for edge in HorizontalEdge.allCases {
      let strips = swipes(at: edge)
      let width = edge == .trailing ? max(0, -slide) : max(0, slide)
      var x = (edge == .trailing) != isMirrored ? card.maxX : card.minX - width
      let natural = strips.reduce(0) { $0 + $1.naturalWidth }
      for strip in strips {
        let share = natural > 0 ? width * strip.naturalWidth / natural : 0
        let origin = strip.position(in: self)
        strip.show(CGRect(x: x - origin.x, y: card.minY - origin.y, width: share, height: card.height))
        x += share
      }
    }
  }

  /// Returns the actions at an edge. If the app provides its own, the delete action is omitted.
  func swipes(at edge: HorizontalEdge) -> [SwipeActionsRender] {
    let all = traits.swipes.filter { $0.edge == edge && $0.naturalWidth > 0 }
    if modifier.isEditing { return all.filter(\.isDeletion) }
    let own = all.filter { !$0.isDeletion }
    return own.isEmpty ? all : own
  }

  func slide(to target: CGFloat, velocity: CGFloat = 0) {
    motion?.stop()
    let made = SwipeMotion(row: self, \.slide, to: target, velocity: velocity)
    motion = made
    runtime.start(made)
  }

  func close() {
    if modifier.model.openRow === self { modifier.model.openRow = nil }
    slide(to: 0)
  }

  func stopMotion() {
    motion?.stop()
    motion = nil
  }

  /// The accessibility actions that replace swiping: those of the trailing edge first.
  var swipeActions: [AccessibilityElement.Action] {
    let strips = [HorizontalEdge.trailing, .leading].flatMap { swipes(at: $0) }
    return strips.flatMap(\.offered).map { action in
      AccessibilityElement.Action(name: action.name) { [weak self] in self?.perform(action) }
    }
  }

  /// Performs an action as if the row had been opened for it.
  private func perform(_ action: AccessibilityElement.Action) {
    let model = modifier.model
    if model.openRow !== self { model.openRow?.close() }
    model.openRow = self
    action.run()
    close()
  }
}
