/// The node that a leaf comes from, and the index among its leaves: known without building the leaf, and stable as long
/// as the view stays in place.
struct LeafOrigin: Hashable {
  let node: _Node
  let index: Int

  static func == (a: LeafOrigin, b: LeafOrigin) -> Bool { a.node === b.node && a.index == b.index }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(index)
  }
}
