/// A node that does something when its element is activated: a button, a tap gesture.
@MainActor
protocol Activatable: RenderNode {
  /// False if this one has no action after all.
  var isActivatable: Bool { get }
}

extension PressRender: Activatable {
  var isActivatable: Bool { true }
}

extension GestureRender: Activatable {}

extension RenderNode {
  /// The node, if it has an action.
  var asActivatable: (any Activatable)? {
    guard let node = self as? any Activatable, node.isActivatable else { return nil }
    return node
  }

  /// The first descendant with an action, which runs when a combined element is activated.
  var firstActivatable: (any Activatable)? {
    for child in children {
      if let found = child.asActivatable ?? child.firstActivatable { return found }
    }
    return nil
  }

  /// The nearest ancestor with an action: for a text inside a tappable view.
  var enclosingActivatable: (any Activatable)? {
    var node = parent
    while let candidate = node {
      if let found = candidate.asActivatable { return found }
      node = candidate.parent
    }
    return nil
  }
}
