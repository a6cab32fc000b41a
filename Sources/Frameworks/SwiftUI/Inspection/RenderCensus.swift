/// Tracks every render node that was created, to report those that outlive their screen.
@MainActor
package final class RenderCensus {
  private struct Entry {
    weak var node: RenderNode?
    weak var owner: _Node?
  }

  private var entries: [Entry] = []
  private var limit = 1024

  /// Counts what `runtime` shows from now on.
  package init(of runtime: Runtime) { runtime.census = self }

  func add(_ node: RenderNode) {
    // Removes dead entries whenever the list has doubled, so that a long test stays linear.
    if entries.count >= limit {
      entries.removeAll { $0.node == nil }
      limit = max(1024, entries.count * 2)
    }
    entries.append(Entry(node: node, owner: node.owner))
  }

  /// The views whose render nodes are still alive, with their number: "12 x CardView".
  package var survivors: [String] {
    var counts: [String: Int] = [:]
    for entry in entries {
      guard let node = entry.node else { continue }
      counts[entry.owner?.appViewName ?? TypeName.of(type(of: node)), default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) x \($0.key)" }
  }
}
