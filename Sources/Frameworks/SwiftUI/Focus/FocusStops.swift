import Foundation

extension Runtime {
  /// What a keyboard can reach, in the order of reading, each once: what does something when it is activated, fields, and
  /// views that ask for it with `focusable`.
  var focusStops: [RenderNode] {
    var seen: Set<ObjectIdentifier> = []
    var stops: [RenderNode] = []
    func visit(_ element: AccessibilityElement) {
      // The keys of the keyboard on the screen are no part of the app.
      guard element.role != .keyboard else { return }
      if let stop = element.focusStop, stop.environment.isEnabled, seen.insert(ObjectIdentifier(stop)).inserted {
        stops.append(stop)
      }
      element.children.forEach(visit)
    }
    root?.accessibilityElements().arranged.forEach(visit)
    return stops
  }

  /// What assistive technology sees now, in reading order; what the keyboard acts on is marked. Computed when asked;
  /// `accessibilityVersion` tells whether anything but frames can have changed.
  package var accessibilityElements: [AccessibilityElement] {
    var elements = (root?.accessibilityElements() ?? []).arranged.grouped
    if let stop = keyboardFocus.node { _ = elements.markFirst { $0.focusStop === stop } }
    return elements
  }
}

extension AccessibilityElement {
  /// What keys act on when the element has the focus; nil if it cannot have it.
  fileprivate var focusStop: RenderNode? {
    if respondsToInteraction == false { return nil }
    if node is TextInputRender || node is FocusableRender { return node }
    if let activatable = node.asActivatable { return activatable }
    if let row = node as? ListRowRender, row.isChosen { return row }
    // An element with others inside is no text that could be tapped.
    if children.isEmpty, let activatable = node.firstActivatable ?? node.enclosingActivatable { return activatable }
    // Its actions are offered to what has the focus.
    return actions.isEmpty && respondsToInteraction != true ? nil : node
  }
}

extension [AccessibilityElement] {
  /// In the order in which they are read, without what is beside a modal one.
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

  /// Gives the focus to the first element that meets a condition, in reading order.
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
