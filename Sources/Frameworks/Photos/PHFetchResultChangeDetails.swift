import Foundation

/// The difference between two results of a fetch.
open class PHFetchResultChangeDetails<ObjectType>: NSObject, @unchecked Sendable where ObjectType: PHObject {
  /// The result before the changes.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The result after the changes.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// The objects with changed properties.
  public let changedObjects: [ObjectType]

  private let removed: IndexSet
  private let inserted: IndexSet

  /// Creates the difference of two results.
  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
  ) {
    fetchResultBeforeChanges = fromResult
    fetchResultAfterChanges = toResult
    let before = Set(fromResult.objects.map(\.localIdentifier))
    let after = Set(toResult.objects.map(\.localIdentifier))
    removed = IndexSet(fromResult.objects.indices.filter { !after.contains(fromResult[$0].localIdentifier) })
    inserted = IndexSet(toResult.objects.indices.filter { !before.contains(toResult[$0].localIdentifier) })
    self.changedObjects = changedObjects.filter { before.contains($0.localIdentifier) }
  }

  /// Whether there are details: unless the fetch's options did not want them.
  open var hasIncrementalChanges: Bool { fetchResultBeforeChanges.isIncremental }
  /// The indexes of removed objects in the previous result.
  open var removedIndexes: IndexSet? { hasIncrementalChanges ? removed : nil }
  /// The removed objects.
  open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removed) }
  /// The indexes of inserted objects, after the removals.
  open var insertedIndexes: IndexSet? { hasIncrementalChanges ? inserted : nil }
  /// The inserted objects.
  open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: inserted) }
  /// The indexes of changed objects in the new result.
  open var changedIndexes: IndexSet? {
    guard hasIncrementalChanges else { return nil }
    return IndexSet(changedObjects.map { fetchResultAfterChanges.index(of: $0) }.filter { $0 != NSNotFound })
  }
  /// Whether remaining objects have moved.
  open var hasMoves: Bool { hasIncrementalChanges && !moves.isEmpty }

  /// Calls a closure with each move in sequence, after removals and insertions.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    guard hasIncrementalChanges else { return }
    for move in moves { handler(move.from, move.to) }
  }

  private var moves: [(from: Int, to: Int)] {
    let after = fetchResultAfterChanges.objects.map(\.localIdentifier)
    var order = fetchResultBeforeChanges.objects.enumerated().filter { !removed.contains($0.offset) }
      .map(\.element.localIdentifier)
    for index in inserted { order.insert(after[index], at: min(index, order.count)) }
    var moves: [(from: Int, to: Int)] = []
    for (to, id) in after.enumerated() where order.indices.contains(to) && order[to] != id {
      guard let from = order.firstIndex(of: id) else { continue }
      order.insert(order.remove(at: from), at: to)
      moves.append((from, to))
    }
    return moves
  }
}
