/// The search for the cheapest way through a graph (A*).
struct PathSearch {
  /// The way with both ends; empty if there is none.
  private(set) var path: [GKGraphNode] = []

  private struct Step {
    let node: GKGraphNode
    /// The cost so far, and the least that the whole way costs.
    let cost: Float
    let total: Float
  }

  init(from start: GKGraphNode, to goal: GKGraphNode) {
    var steps = Heap()
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(start): 0]
    var previous: [ObjectIdentifier: GKGraphNode] = [:]
    steps.push(Step(node: start, cost: 0, total: start.estimatedCost(to: goal)))
    while let step = steps.pop() {
      if step.node === goal {
        path = Self.way(to: goal, previous)
        return
      }
      // A cheaper way to the node was found since.
      if step.cost > costs[ObjectIdentifier(step.node)] ?? .infinity { continue }
      for next in step.node.connectedNodes {
        let cost = step.cost + max(0, step.node.cost(to: next))
        guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
        costs[ObjectIdentifier(next)] = cost
        previous[ObjectIdentifier(next)] = step.node
        steps.push(Step(node: next, cost: cost, total: cost + next.estimatedCost(to: goal)))
      }
    }
  }

  private static func way(to goal: GKGraphNode, _ previous: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
    var way = [goal]
    while let last = way.last, let before = previous[ObjectIdentifier(last)] { way.append(before) }
    return way.reversed()
  }

  /// Steps, of which the most promising one is taken first.
  private struct Heap {
    private var steps: [Step] = []

    mutating func push(_ step: Step) {
      steps.append(step)
      var index = steps.count - 1
      while index > 0, steps[index].total < steps[(index - 1) / 2].total {
        steps.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    }

    mutating func pop() -> Step? {
      guard let first = steps.first, let last = steps.popLast() else { return nil }
      guard !steps.isEmpty else { return first }
      steps[0] = last
      var index = 0
      while let child = [2 * index + 1, 2 * index + 2].filter({ $0 < steps.count }).min(by: {
        steps[$0].total < steps[$1].total
      }), steps[child].total < steps[index].total {
        steps.swapAt(index, child)
        index = child
      }
      return first
    }
  }
}
