import Foundation

// Changes of state with different transactions, or in different turns of the main queue, are separate updates: bodies
// are evaluated and `onChange` is called for each, although all are carried out in the next frame. A `@State` keeps its
// value for the updates before a change. Observable objects do not: readers see the current value when the first update
// that concerns them is carried out.

/// An update that the next update pass carries out.
@MainActor
struct StateUpdate {
  let number: Int
  let transaction: Transaction
  fileprivate let turn: Int
  /// The actions that start it; empty for the first update, whose changes are reported immediately.
  fileprivate var changes: [ObjectIdentifier: @MainActor (Int) -> Void] = [:]
  fileprivate var order: [ObjectIdentifier] = []

  init(_ transaction: Transaction) {
    number = Self.next()
    self.transaction = transaction
    turn = Turn.current
  }

  private static var last = 0

  /// Returns increasing numbers, across all runtimes.
  static func next() -> Int {
    last += 1
    return last
  }

  fileprivate mutating func add(_ storage: AnyObject, _ begin: @escaping @MainActor (Int) -> Void) {
    guard changes.updateValue(begin, forKey: ObjectIdentifier(storage)) == nil else { return }
    order.append(ObjectIdentifier(storage))
  }

  fileprivate func begin() {
    for storage in order { changes[storage]?(number) }
  }

  /// The maximum number of separate updates, which bounds a frame's cost however often something changes between two
  /// frames.
  fileprivate static let limit = 32

  /// The update being carried out; nil outside the update pass. Only touched on the main thread.
  nonisolated(unsafe) static var running: Int?
}

/// One turn of the main queue: changes in one turn with equal transactions are one update.
@MainActor
enum Turn {
  private(set) static var current = 0
  private static var isEnding = false

  /// The turn ends when the main queue's current contents have run.
  static func endSoon() {
    guard !isEnding else { return }
    isEnding = true
    DispatchQueue.main.async {
      current += 1
      isEnding = false
    }
  }
}

extension Runtime {
  var hasUpdates: Bool { !updateQueue.isEmpty || !openUpdates.isEmpty }

  func openUpdate(_ transaction: Transaction) {
    openUpdates.append(StateUpdate(transaction))
    // A frame carries out changes made during it.
    if !isInFrame { Turn.endSoon() }
  }

  /// Returns the update that a change made now belongs to, if others precede it; `begin` runs when it is carried out.
  func laterUpdate(for storage: AnyObject, _ begin: @escaping @MainActor (Int) -> Void) -> Int? {
    guard !isUpdating, let last = openUpdates.last else { return nil }
    let transaction = changeTransaction
    if (last.turn != Turn.current || !last.transaction.isSame(as: transaction)) && openUpdates.count < StateUpdate.limit
    {
      openUpdate(transaction)
    }
    guard openUpdates.count > 1 else { return nil }
    completions.add(transaction.completions)
    openUpdates[openUpdates.count - 1].add(storage, begin)
    requestFrame()
    return openUpdates[openUpdates.count - 1].number
  }

  /// Carries out the due updates, each with its consequences before the next begins.
  func carryOutUpdates(_ sweep: () -> Void) {
    let updates = openUpdates
    openUpdates = []
    isUpdating = true
    defer {
      isUpdating = false
      StateUpdate.running = nil
    }
    currentUpdate = updates.first?.number ?? StateUpdate.next()
    StateUpdate.running = currentUpdate
    sweep()
    for update in updates.dropFirst() {
      collectPreferences()
      currentUpdate = update.number
      StateUpdate.running = update.number
      with(update.transaction) { update.begin() }
      sweep()
    }
  }
}
