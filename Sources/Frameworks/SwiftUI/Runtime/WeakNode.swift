/// A node of the structure tree that something else keeps alive.
struct WeakNode {
  weak var node: _Node?
  init(_ node: _Node) { self.node = node }
}
