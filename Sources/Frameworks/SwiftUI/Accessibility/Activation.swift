/// A node that does something when the element it stands for is activated: a button, a tap gesture.
@MainActor
protocol Activatable: RenderNode {}

extension PressRender: Activatable {}
extension TapRender: Activatable {}

extension RenderNode {
  /// The first node below that does something: what activating a combined element means.
  var firstActivatable: (any Activatable)? {
    for child in children {
      if let found = child as? any Activatable ?? child.firstActivatable { return found }
    }
    return nil
  }

  /// The closest node above that does something: a text inside what can be tapped.
  var enclosingActivatable: (any Activatable)? {
    var node = parent
    while let candidate = node {
      if let found = candidate as? any Activatable { return found }
      node = candidate.parent
    }
    return nil
  }
}
