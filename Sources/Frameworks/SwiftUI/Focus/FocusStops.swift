import Foundation

extension Runtime {
  /// What a keyboard can reach, in reading order and each once: activatable elements, fields, and `focusable` views.
  var focusStops: [RenderNode] {
    var seen: Set<ObjectIdentifier> = []
    var stops: [RenderNode] = []
    func visit(_ element: AccessibilityElement) {
      // The keys of the onscreen keyboard do not belong to the app.
      guard element.role != .keyboard else { return }
      if let stop = element.focusStop, stop.environment.isEnabled, seen.insert(ObjectIdentifier(stop)).inserted {
        stops.append(stop)
      }
      element.children.forEach(visit)
    }
    root?.accessibilityElements().arranged.forEach(visit)
    return stops
  }

  /// The current accessibility elements in reading order; the one with keyboard focus is marked. Computed on request;
  /// `accessibilityVersion` tells whether anything but frames can have changed.
  package var accessibilityElements: [AccessibilityElement] {
    var elements = (root?.accessibilityElements() ?? []).arranged.grouped
    if let stop = keyboardFocus.node { _ = elements.markFirst { $0.focusStop === stop } }
    return elements
  }
}

extension AccessibilityElement {
  /// The target of key presses when the element has the focus; nil if it is not focusable.
  fileprivate var focusStop: RenderNode? {
    if respondsToInteraction == false { return nil }
    if node is TextInputRender || node is FocusableRender { return node }
    if let activatable = node.asActivatable { return activatable }
    if let row = node as? ListRowRender, row.isChosen { return row }
    // An element with descendants is not a tappable text.
    if children.isEmpty, let activatable = node.firstActivatable ?? node.enclosingActivatable { return activatable }
    // Its actions are offered when it has the focus.
    return actions.isEmpty && respondsToInteraction != true ? nil : node
  }
}

extension [AccessibilityElement] {
  /// In reading order, without the siblings of a modal element.
  fileprivate var arranged: [AccessibilityElement] {
    var all = self
    if let modal = all.last(where: { $0.traits.contains(.isModal) }) { all = [modal] }
    if all.contains(where: { $0.sortPriority != 0 }) {
      let places = all.enumerated().sorted {
        ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
      }
      all = places.map(\.element)
    }
    for index in all.indices where !all[index].children.isEmpty { all[index].children = all[index].children.arranged }
    return all
  }

  /// Marks the first element that meets a condition as focused, in reading order.
  fileprivate mutating func markFirst(where isFocused: (AccessibilityElement) -> Bool) -> Bool {
    for index in indices {
      if isFocused(self[index]) {
        self[index].isFocused = true
        return true
      }
      if self[index].children.markFirst(where: isFocused) { return true }
    }
    return false
  }
}
