import Foundation
import Synchronization

/// The domain of `CSSearchQueryError`.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// An error of a query.
public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = -2000
    /// The index is unreachable.
    case indexUnreachable = -2001
    /// The query is invalid.
    case invalidQuery = -2002
    /// The query was cancelled.
    case cancelled = -2003
  }

  /// The code.
  public let code: Code
  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }
  /// `CSSearchQueryErrorDomain`.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
}

/// The options of a query.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  /// The attributes to fetch. Caveat: all are fetched.
  open var fetchAttributes: [String] = []
  /// Queries that items must also match.
  open var filterQueries: [String] = []
  /// Creates default options.
  public override init() {}
}

/// A query of the app's indexes, which runs once.
///
/// Caveat: queries compare with `==`, `!=`, `<`, `<=`, `>` and `>=`, with `*` as a wildcard and the modifiers `c` and
/// `d`, joined by `&&`, `||` and parentheses; `w` and `t` count as `c`. `InRange` and times are not supported.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  private struct Course: @unchecked Sendable {
    var isStarted = false
    var isCancelled = false
    var count = 0
  }
  private let course = Mutex(Course())
  private let filters: [String]
  let queryString: String

  /// Called with the items found, on the main queue.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called at the end of the search, or with an error, on the main queue.
  open var completionHandler: (((any Error)?) -> Void)?
  /// The protection classes to search. Caveat: all are searched.
  open var protectionClasses: [FileProtectionType] = []

  /// Creates a query, such as `title == "*Rex*"cd`.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    filters = queryContext?.filterQueries ?? []
  }
  /// Creates a query with the attributes to fetch.
  @available(iOS, deprecated: 16, message: "Use init(queryString:queryContext:) instead.")
  public convenience init(queryString: String, attributes: [String]?) {
    self.init(queryString: queryString, queryContext: nil)
  }

  /// Whether it was cancelled.
  open var isCancelled: Bool { course.withLock { $0.isCancelled } }
  /// The number of items found.
  open var foundItemCount: Int { course.withLock { $0.count } }
  /// The maximum number of results.
  var limit: Int { .max }

  /// Starts the search. Results are reported in the next turn of the main queue.
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

  /// Cancels the search: only the cancellation is reported.
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

  /// The results. Iterating them starts the search.
  open var results: Results { Results(query: self) }

  /// The results of a query.
  public struct Results: AsyncSequence, Sendable {
    /// A result.
    public struct Item: Sendable {
      /// The item.
      public let item: CSSearchableItem
    }
    public typealias Element = Item
    let query: CSSearchQuery

    /// Iterates over the results.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let query: CSSearchQuery
      var left: [CSSearchableItem]?

      /// Returns the next result. Throws if the query is invalid or cancelled.
      public mutating func next() async throws -> Item? {
        var items = try left ?? query.found()
        defer { left = items }
        return items.isEmpty ? nil : Item(item: items.removeFirst())
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(query: query) }
  }
}

/// The options of a user query.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// The maximum number of results; 0 for all.
  open var maxResultCount = 0
  /// The maximum number of suggestions. Caveat: there are none.
  open var maxSuggestionCount = 0
  /// Whether results are ranked. Caveat: they are in the order of the index.
  open var enableRankedResults = false
}

/// A query of typed text: each word in title, names, description, keywords or text, ignoring case. That a word may be a
/// prefix, and that these are searched, is a guess.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  private let mostItems: Int

  /// Creates a query from typed text; empty text finds nothing.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    mostItems = userQueryContext?.maxResultCount ?? 0
    super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
  }

  override var limit: Int { mostItems > 0 ? mostItems : .max }
  override func condition() throws(CSSearchQueryError) -> SearchCondition {
    .words(queryString.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
