// Pass 3: queued nodes evaluate again, shallowest first. A node that its parent's evaluation already reached is no
// longer queued when its turn comes.
extension Runtime {
  /// The sweeps that an update has at most: a body that changes state queues a node for the next one.
  private static let mostSweeps = 8

  func updatePass() {
    frameTransactions = []
    guard hasUpdates else { return }
    carryOutUpdates(sweepQueue)
  }

  private func sweepQueue() {
    var sweeps = 0
    while !updateQueue.isEmpty, sweeps < Self.mostSweeps {
      let batch = updateQueue.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      updateQueue.removeAll(keepingCapacity: true)
      for node in batch where node.isQueued {
        if let suspension = node.enclosingSuspension {
          suspension.missed.append(node)
          continue
        }
        node.isQueued = false
        let transaction = node.queuedTransaction
        node.queuedTransaction = Transaction()
        guard !node.isDestroyed else { continue }
        if frameTransactions.last?.isSame(as: transaction) != true { frameTransactions.append(transaction) }
        with(node.reachingTransaction(transaction)) { node.performQueuedUpdate() }
      }
      sweeps += 1
    }
  }
}
