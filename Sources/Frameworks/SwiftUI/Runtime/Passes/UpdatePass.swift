// Pass 3: queued nodes evaluate again, shallowest first. A node that its parent's evaluation already reached is no
// longer queued when its turn comes.
extension Runtime {
  func updatePass() {
    frameTransactions = []
    guard hasUpdates else { return }
    carryOutUpdates(sweepQueue)
  }

  private func sweepQueue() {
    var rounds = 0
    while !updateQueue.isEmpty, rounds < 8 {
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
      rounds += 1
    }
  }
}
