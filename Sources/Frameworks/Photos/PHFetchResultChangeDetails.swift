import Foundation

/// How what a fetch finds differs from what it found.
open class PHFetchResultChangeDetails<ObjectType>: NSObject, @unchecked Sendable where ObjectType: PHObject {
  /// What it found.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// What it finds now.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// Those that are still there and have other properties.
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

  /// Whether the change is told one by one: unless the fetch's options did not want it.
  open var hasIncrementalChanges: Bool { fetchResultBeforeChanges.isIncremental }
  /// The places before of those that went.
  open var removedIndexes: IndexSet? { hasIncrementalChanges ? removed : nil }
  /// Those that went.
  open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removed) }
  /// The places of those that came, once the others went.
  open var insertedIndexes: IndexSet? { hasIncrementalChanges ? inserted : nil }
  /// Those that came.
  open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: inserted) }
  /// The places now of those that changed.
  open var changedIndexes: IndexSet? {
    guard hasIncrementalChanges else { return nil }
    return IndexSet(changedObjects.map { fetchResultAfterChanges.index(of: $0) }.filter { $0 != NSNotFound })
  }
  /// Whether some have other places among those that stayed.
  open var hasMoves: Bool { hasIncrementalChanges && !moves.isEmpty }

  /// Calls a function with each move, one after the other, once some went and others came.
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
