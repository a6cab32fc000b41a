/// The scroll views that bars at some edges of a controller follow, held weakly.
struct ContentScrollViews {
  private struct Choice {
    let edges: NSDirectionalRectEdge
    weak var view: UIScrollView?
  }

  /// The later ones take precedence.
  private var choices: [Choice] = []

  /// Sets the view for some edges; nil for none.
  mutating func set(_ view: UIScrollView?, for edges: NSDirectionalRectEdge) {
    choices.removeAll { edges.contains($0.edges) }
    if let view { choices.append(Choice(edges: edges, view: view)) }
  }

  func view(for edge: NSDirectionalRectEdge) -> UIScrollView? { choices.last { $0.edges.contains(edge) }?.view }
}
