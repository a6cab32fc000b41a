/// The node that a leaf comes from, and which of its leaves it is: known without building the leaf, and the same as long as
/// the view is in the same place.
struct LeafOrigin: Hashable {
  let node: _Node
  let index: Int

  static func == (a: LeafOrigin, b: LeafOrigin) -> Bool { a.node === b.node && a.index == b.index }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(index)
  }
}
