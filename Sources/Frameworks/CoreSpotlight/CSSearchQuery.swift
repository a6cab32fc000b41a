import Foundation
import Synchronization

/// The domain of `CSSearchQueryError`.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query found nothing.
public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// It cannot be told.
    case unknown = -2000
    /// The index cannot be reached.
    case indexUnreachable = -2001
    /// The query cannot be read.
    case invalidQuery = -2002
    /// Nobody wanted it any more.
    case cancelled = -2003
  }

  /// What went wrong.
  public let code: Code
  /// An error of this kind.
  public init(_ code: Code) { self.code = code }
  /// `CSSearchQueryErrorDomain`.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
}

/// How a query is carried out.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  /// What is to be known of what is found. Caveat: all is.
  open var fetchAttributes: [String] = []
  /// Queries that must hold as well.
  open var filterQueries: [String] = []
  /// As usual.
  public override init() {}
}

/// Looks for items of the app's indexes, once.
///
/// Caveat: queries compare with `==`, `!=`, `<`, `<=`, `>` and `>=`, with `*` for any letters and the modifiers `c` and `d`, and are
/// joined by `&&`, `||` and brackets; `w` and `t` count as `c`. Neither `InRange` nor times are understood.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  private struct Course: @unchecked Sendable {
    var isStarted = false
    var isCancelled = false
    var count = 0
  }
  private let course = Mutex(Course())
  private let filters: [String]
  let queryString: String

  /// Hears what is found, on the main queue.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Hears that the search is over, or why nothing was found, on the main queue.
  open var completionHandler: (((any Error)?) -> Void)?
  /// Where is looked. Caveat: everywhere, whatever it says.
  open var protectionClasses: [FileProtectionType] = []

  /// A query, such as `title == "*Rex*"cd`.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    filters = queryContext?.filterQueries ?? []
  }
  /// A query, and what is to be known of what is found.
  @available(iOS, deprecated: 16, message: "Use init(queryString:queryContext:) instead.")
  public convenience init(queryString: String, attributes: [String]?) {
    self.init(queryString: queryString, queryContext: nil)
  }

  /// Whether nobody wanted it any more.
  open var isCancelled: Bool { course.withLock { $0.isCancelled } }
  /// How many items were found.
  open var foundItemCount: Int { course.withLock { $0.count } }
  /// How many are told at most.
  var limit: Int { .max }

  /// Looks. What is found is told in the next turn of the main queue.
  open func start() {
    let isFirst = course.withLock { course in
      defer { course.isStarted = true }
      return !course.isStarted
    }
    guard isFirst else { return }
    DispatchQueue.main.async { [self] in
      do {
        let items = try found()
        if !items.isEmpty { foundItemsHandler?(items) }
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Nobody wants it any more: nothing is told but that.
  open func cancel() { course.withLock { $0.isCancelled = true } }

  private func found() throws(CSSearchQueryError) -> [CSSearchableItem] {
    if isCancelled { throw CSSearchQueryError(.cancelled) }
    var conditions = [try condition()]
    for filter in filters {
      guard let parsed = SearchCondition(filter) else { throw CSSearchQueryError(.invalidQuery) }
      conditions.append(parsed)
    }
    let items = CSSearchableIndex.current.filter { item in
      conditions.allSatisfy { $0.holds(for: item.attributeSet.values) }
    }
    let told = Array(items.prefix(max(limit, 0)))
    course.withLock { $0.count = told.count }
    return told
  }

  func condition() throws(CSSearchQueryError) -> SearchCondition {
    guard let condition = SearchCondition(queryString) else { throw CSSearchQueryError(.invalidQuery) }
    return condition
  }

  /// What is found. Asking for it starts the search.
  open var results: Results { Results(query: self) }

  /// What a query finds.
  public struct Results: AsyncSequence, Sendable {
    /// Something that was found.
    public struct Item: Sendable {
      /// The item.
      public let item: CSSearchableItem
    }
    public typealias Element = Item
    let query: CSSearchQuery

    /// One after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let query: CSSearchQuery
      var left: [CSSearchableItem]?

      /// The next one. Throws if the query cannot be read or nobody wants it any more.
      public mutating func next() async throws -> Item? {
        var items = try left ?? query.found()
        defer { left = items }
        return items.isEmpty ? nil : Item(item: items.removeFirst())
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(query: query) }
  }
}

/// How a search for what a person typed is carried out.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// How many items are told at most; 0 for all.
  open var maxResultCount = 0
  /// How many suggestions are told at most. Caveat: there are none.
  open var maxSuggestionCount = 0
  /// Whether the best ones come first. Caveat: they come in the order of the index.
  open var enableRankedResults = false
}

/// Looks for what a person typed: each word in title, names, description, keywords or text, in any case. That a word may be the beginning of
/// another one, and that it is looked for in these, is a guess.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  private let mostItems: Int

  /// What a person typed; nothing is found for nothing.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    mostItems = userQueryContext?.maxResultCount ?? 0
    super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
  }

  override var limit: Int { mostItems > 0 ? mostItems : .max }
  override func condition() throws(CSSearchQueryError) -> SearchCondition {
    .words(queryString.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
