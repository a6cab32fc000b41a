import Foundation

/// Replaces results of a query. Never called here: there are no results.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
  /// Returns what stands for an item among the results.
  func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
  /// Returns what stands for an attribute's value.
  func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any)
    -> Any
}

extension NSMetadataQueryDelegate {
  /// Returns the item.
  public func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any {
    result
  }
  /// Returns the value.
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any { attrValue }
}

/// Searches the files that apps keep in iCloud. The phone has no iCloud account, so a search starts, ends without
/// results and never gets any. Its settings only make it start anew when they change meanwhile: the predicate does so on iOS;
/// for the others it is a guess.
open class NSMetadataQuery: NSObject {
  private struct Reference: @unchecked Sendable {
    weak var query: NSMetadataQuery?
  }

  /// The delegate.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// The condition; a query without one does not start.
  open var predicate: NSPredicate? { didSet { restart() } }
  /// The order of the results.
  open var sortDescriptors: [NSSortDescriptor] = [] { didSet { restart() } }
  /// The attributes whose values are counted.
  open var valueListAttributes: [String] = [] { didSet { restart() } }
  /// The attributes by which results are grouped.
  open var groupingAttributes: [String]? { didSet { restart() } }
  /// The time in seconds between notifications of updates.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Where to search: constants such as `NSMetadataQueryUbiquitousDocumentsScope`, and URLs of folders.
  open var searchScopes: [Any] = [] { didSet { restart() } }
  /// What to search instead of scopes: items or URLs.
  open var searchItems: [Any]? { didSet { restart() } }
  /// Where notifications are posted; nil for the main queue, or the run loop of the thread that starts the query.
  open var operationQueue: OperationQueue?

  /// Whether the query was ever started, also if it was stopped since.
  public private(set) var isStarted = false
  /// Whether the first results are still being gathered.
  public private(set) var isGathering = false
  /// Whether the query was stopped, and not started since.
  public private(set) var isStopped = false
  /// The number of the present start: what an earlier one has left to post is not posted.
  private var run = 0
  private var isRunning: Bool { isStarted && !isStopped }

  /// Creates a query.
  public override init() {}

  /// Starts the query, which soon posts that it gathers results and that it has finished.
  /// - Returns: whether it was started: not if it is running, or has no predicate.
  @discardableResult
  open func start() -> Bool {
    guard !isRunning, predicate != nil else { return false }
    (isStarted, isGathering, isStopped) = (true, true, false)
    run += 1
    let (reference, run) = (Reference(query: self), run)
    let gather: @Sendable () -> Void = { reference.query?.gather(run) }
    if let operationQueue {
      operationQueue.addOperation(gather)
    } else if Thread.isMainThread {
      DispatchQueue.main.async(execute: gather)
    } else {
      RunLoop.current.perform(gather)
    }
    return true
  }

  /// Stops the query. One that has not finished gathering posts nothing more.
  open func stop() {
    guard isRunning else { return }
    (isGathering, isStopped) = (false, true)
  }

  private func restart() {
    guard isRunning else { return }
    stop()
    start()
  }

  private func gather(_ run: Int) {
    for name in [Notification.Name.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering] {
      guard run == self.run, isRunning else { return }
      if name == .NSMetadataQueryDidFinishGathering { isGathering = false }
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Pauses updates of the results. Caveat: there are none.
  open func disableUpdates() {}
  /// Resumes updates of the results.
  open func enableUpdates() {}

  /// The number of results: 0.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }
  /// The counted values: none.
  open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
  /// The groups of results: none.
  open var groupedResults: [NSMetadataQueryResultGroup] { [] }
  /// Returns an empty item: no index has a result, and iOS would raise an exception.
  open func result(at idx: Int) -> Any { NSMetadataItem() }
  /// Returns `NSNotFound`: nothing is a result.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// Returns nil: no index has a result.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
  /// Calls a block with each result and its index: never.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls a block with each result and its index: never.
  open func enumerateResults(
    options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

extension Notification.Name {
  /// A query gathers its first results.
  public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGatheringNotification")
  /// A query has more of its first results. Never posted here.
  public static let NSMetadataQueryGatheringProgress = Self("NSMetadataQueryGatheringProgressNotification")
  /// A query has its first results.
  public static let NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGatheringNotification")
  /// The results of a query changed. Never posted here.
  public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
}

/// The new items of an update, among a notification's values.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The changed items of an update, among a notification's values.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The removed items of an update, among a notification's values.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

/// The documents folders of the app's containers in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The app's containers in iCloud without their documents folders.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// Documents in other apps' containers that this app may open.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
