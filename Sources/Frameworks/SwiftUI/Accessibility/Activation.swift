/// A node that does something when the element it stands for is activated: a button, a tap gesture.
@MainActor
protocol Activatable: RenderNode {
  /// False if this one does nothing after all.
  var isActivatable: Bool { get }
}

extension PressRender: Activatable {
  var isActivatable: Bool { true }
}

extension GestureRender: Activatable {}

extension RenderNode {
  /// The node, if it does something.
  var asActivatable: (any Activatable)? {
    guard let node = self as? any Activatable, node.isActivatable else { return nil }
    return node
  }

  /// The first node below that does something: what activating a combined element means.
  var firstActivatable: (any Activatable)? {
    for child in children {
      if let found = child.asActivatable ?? child.firstActivatable { return found }
    }
    return nil
  }

  /// The closest node above that does something: a text inside what can be tapped.
  var enclosingActivatable: (any Activatable)? {
    var node = parent
    while let candidate = node {
      if let found = candidate.asActivatable { return found }
      node = candidate.parent
    }
    return nil
  }
}
