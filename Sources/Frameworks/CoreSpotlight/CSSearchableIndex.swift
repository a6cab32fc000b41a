import Foundation
import ScrollworkUIKit
import Synchronization

/// The domain of `CSIndexError`.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of an index.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknownError = -1
    /// The index is unavailable.
    case indexUnavailableError = -1000
    /// An item is invalid.
    case invalidItemError = -1001
    /// The client state is too large: more than 250 bytes.
    case invalidClientStateError = -1002
    /// The system is unreachable.
    case remoteConnectionError = -1003
    /// There are too many items.
    case quotaExceeded = -1004
    /// Indexing is not supported.
    case indexingUnsupported = -1005
  }

  /// The code.
  public let code: Code
  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }
  /// `CSIndexErrorDomain`.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
}

/// An index of an app's searchable items. Handlers are called on the main queue.
///
/// Caveat: the index is in memory and empty on each phone, and only the app's own queries search it.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private struct Contents: @unchecked Sendable {
    /// The phone that the rest belongs to.
    var phone = 0
    /// The items in order of insertion, by index name.
    var items: [String: [CSSearchableItem]] = [:]
    var states: [String: Data] = [:]
  }
  private static let contents = Mutex(Contents())

  private static func with<Result>(_ body: (inout Contents) -> Result) -> Result {
    contents.withLock { contents in
      let phone = Phone.number.load(ordering: .relaxed)
      if contents.phone != phone { contents = Contents(phone: phone) }
      return Unchecked(value: body(&contents))
    }.value
  }
  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  /// All current items, index by index.
  static var current: [CSSearchableItem] {
    let now = Date()
    return with { contents in
      contents.items.sorted { $0.key < $1.key }.flatMap(\.value).filter { $0.expirationDate.map { $0 > now } ?? true }
    }
  }

  private let name: String
  private struct Batch: @unchecked Sendable { var changes: [(inout [CSSearchableItem]) -> Void]? }
  private let batch = Mutex(Batch())
  /// The delegate, which would restore lost items. Caveat: none are lost.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Creates an index with a name.
  public init(name: String) { self.name = name }
  /// Creates an index with a name. Caveat: nothing is encrypted.
  public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }

  private static let usual = CSSearchableIndex(name: "")
  /// Returns the unnamed index.
  open class func `default`() -> CSSearchableIndex { usual }
  /// Returns whether indexing is available: always.
  open class func isIndexingAvailable() -> Bool { true }

  /// Changes the index, at the end of the batch if there is one.
  private func change(_ body: @escaping (inout [CSSearchableItem]) -> Void) {
    nonisolated(unsafe) let body = body
    let waits = batch.withLock { batch in
      batch.changes?.append(body)
      return batch.changes != nil
    }
    if !waits { Self.with { body(&$0.items[name, default: []]) } }
  }

  private func tell(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    if let handler { DispatchQueue.main.async { handler(nil) } }
  }

  // MARK: Items

  /// Adds items, replacing those with the same identifiers.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change { known in
      for item in items {
        guard let index = known.firstIndex(where: { $0.uniqueIdentifier == item.uniqueIdentifier }) else {
          if !item.isUpdate { known.append(item) }
          continue
        }
        if item.isUpdate { item.attributeSet.values.merge(known[index].attributeSet.values) { new, _ in new } }
        known[index] = item
      }
    }
    tell(completionHandler)
  }
  /// Adds items, replacing those with the same identifiers.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    indexSearchableItems(items, completionHandler: nil)
  }

  /// Removes items.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change { known in known.removeAll { identifiers.contains($0.uniqueIdentifier) } }
    tell(completionHandler)
  }
  /// Removes items.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    deleteSearchableItems(withIdentifiers: identifiers, completionHandler: nil)
  }

  /// Removes the items of domains.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change { known in
      known.removeAll { item in
        guard let domain = item.domainIdentifier else { return false }
        return domainIdentifiers.contains { domain == $0 || domain.hasPrefix($0 + ".") }
      }
    }
    tell(completionHandler)
  }
  /// Removes the items of domains.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: nil)
  }

  /// Removes all items.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    change { $0 = [] }
    tell(completionHandler)
  }
  /// Removes all items.
  open func deleteAllSearchableItems() async throws { deleteAllSearchableItems(completionHandler: nil) }

  // MARK: Batches

  /// Begins a batch of changes, which are made at its end.
  open func beginBatch() { batch.withLock { if $0.changes == nil { $0.changes = [] } } }

  /// Ends a batch, and stores the client state.
  open func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    do {
      try end(clientState)
      tell(completionHandler)
    } catch {
      if let completionHandler { DispatchQueue.main.async { completionHandler(error) } }
    }
  }
  /// Ends a batch, and stores the client state.
  open func endBatch(withClientState clientState: Data) async throws { try end(clientState) }

  private func end(_ clientState: Data) throws(CSIndexError) {
    guard clientState.count <= 250 else { throw CSIndexError(.invalidClientStateError) }
    let changes = batch.withLock { batch in
      defer { batch.changes = nil }
      return batch
    }.changes
    Self.with { contents in
      for change in changes ?? [] { change(&contents.items[name, default: []]) }
      contents.states[name] = clientState
    }
  }

  /// Passes the client state of the last batch to a handler.
  open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let state = Self.with { $0.states[name] }
    DispatchQueue.main.async { completionHandler(state, nil) }
  }
  /// Returns the client state of the last batch; empty before any.
  open func fetchLastClientState() async throws -> Data { Self.with { $0.states[name] } ?? Data() }
}

/// Restores lost items of an index. Caveat: none are lost, so it is never called.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// All items must be indexed again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  /// Some items must be indexed again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}
