import Foundation

// Changes of state that are made with different transactions, or in different turns of the main queue, are separate updates:
// bodies are evaluated and `onChange` is told for each, though all of them are carried out in the next frame. A `@State` keeps
// what it was for the updates before a change. Observable objects do not: who reads one sees what it is when the first
// update that concerns it is carried out.

/// One of the updates that the next update pass carries out.
@MainActor
struct StateUpdate {
  let number: Int
  let transaction: Transaction
  fileprivate let turn: Int
  /// What begins with it; empty for the first update, whose changes are told at once.
  fileprivate var changes: [ObjectIdentifier: @MainActor (Int) -> Void] = [:]
  fileprivate var order: [ObjectIdentifier] = []

  init(_ transaction: Transaction) {
    number = Self.next()
    self.transaction = transaction
    turn = Turn.current
  }

  private static var last = 0

  /// Numbers grow, whatever runtime the updates are of.
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

  /// More updates than this are not kept apart, so that a frame's cost has a bound however often something changes between two.
  fileprivate static let limit = 32

  /// The update that is being carried out; nil outside of the update pass. Only ever touched on the main thread.
  nonisolated(unsafe) static var running: Int?
}

/// What the main queue runs without a pause: changes of one turn that are made with equal transactions are one update.
@MainActor
enum Turn {
  private(set) static var current = 0
  private static var isEnding = false

  /// The turn ends when what is in the main queue by now has run.
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
    // A frame carries out what is changed in it.
    if !isInFrame { Turn.endSoon() }
  }

  /// The update that a change made now belongs to, if others come before it; `begin` then runs when it is carried out.
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

  /// Carries out the updates that are due, each with what follows from it before the next begins.
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
