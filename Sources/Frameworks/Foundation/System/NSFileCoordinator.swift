import Foundation
import Synchronization

/// Coordinates the reading and writing of files between the parts of this process: one at a time for each file.
///
/// Caveats: other processes are not waited for; readers of one file wait for each other; a folder's coordination does not
/// include its files.
open class NSFileCoordinator: NSObject {
  /// How a file is read. Caveat: links are not resolved.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Does not ask presenters to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Resolves a symbolic link.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Reads only metadata.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// Reads to upload.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// What a file is written for.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To delete it.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// To move it.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// To change what is in it.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// To replace it.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// To change only its metadata.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private struct Shared: @unchecked Sendable {
    var presenters: [any NSFilePresenter] = []
    var locks: [String: NSRecursiveLock] = [:]
  }

  private static let shared = Mutex(Shared())
  private let presenter: (any NSFilePresenter)?
  /// The owner of the coordinated work, to recognise it.
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator.
  /// - Parameter filePresenter: the presenter that is not told of this coordinator's changes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { presenter = filePresenterOrNil }

  /// The presenters that are told of changes.
  open class var filePresenters: [any NSFilePresenter] {
    shared.withLock { Shared(presenters: $0.presenters) }.presenters
  }

  /// Tells a presenter of changes from now on.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    nonisolated(unsafe) let presenter = filePresenter
    shared.withLock { $0.presenters.append(presenter) }
  }

  /// No longer tells a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    nonisolated(unsafe) let presenter = filePresenter
    shared.withLock { $0.presenters.removeAll { $0 === presenter } }
  }

  private static func path(_ url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }

  /// Calls a closure while nobody else has the files.
  private func locked(_ urls: [URL], _ body: () -> Void) {
    // Always in the same order, so that two never wait for each other.
    let locks = Set(urls.map(Self.path)).sorted().map { path in
      Self.shared.withLock { shared in
        let lock = shared.locks[path] ?? NSRecursiveLock()
        shared.locks[path] = lock
        return lock
      }
    }
    locks.forEach { $0.lock() }
    body()
    locks.reversed().forEach { $0.unlock() }
  }

  private func tell(_ url: URL, _ event: @escaping @Sendable (any NSFilePresenter) -> Void) {
    let path = Self.path(url)
    for other in Self.filePresenters where other !== presenter && other.presentedItemURL.map(Self.path) == path {
      nonisolated(unsafe) let other = other
      other.presentedItemOperationQueue.addOperation { event(other) }
    }
  }

  private func willWrite(_ url: URL, _ options: WritingOptions) {
    if options.contains(.forDeleting) { tell(url) { $0.accommodatePresentedItemDeletion { _ in } } }
  }

  private func didWrite(_ url: URL, _ options: WritingOptions) {
    if !options.contains(.forDeleting) { tell(url) { $0.presentedItemDidChange() } }
  }

  /// Calls a closure that reads a file. There is never an error.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    locked([url]) { reader(url) }
  }

  /// Calls a closure that writes a file. There is never an error.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    willWrite(url, options)
    locked([url]) { writer(url) }
    didWrite(url, options)
  }

  /// Calls a closure that reads one file and writes another. There is never an error.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    willWrite(writingURL, writingOptions)
    locked([readingURL, writingURL]) { readerWriter(readingURL, writingURL) }
    didWrite(writingURL, writingOptions)
  }

  /// Calls a closure that writes two files. There is never an error.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    willWrite(url1, options1)
    willWrite(url2, options2)
    locked([url1, url2]) { writer(url1, url2) }
    didWrite(url1, options1)
    didWrite(url2, options2)
  }

  /// Calls a closure on a queue while nobody else has the files. There is never an error.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping (Error?) -> Void
  ) {
    nonisolated(unsafe) let (coordinator, intents, accessor) = (self, intents, accessor)
    queue.addOperation {
      for intent in intents { intent.writing.map { coordinator.willWrite(intent.url, $0) } }
      coordinator.locked(intents.map(\.url)) { accessor(nil) }
      for intent in intents { intent.writing.map { coordinator.didWrite(intent.url, $0) } }
    }
  }

  /// Says that a file will be moved. Has no effect.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Says that a file was moved, which its presenters are told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) { tell(oldURL) { $0.presentedItemDidMove(to: newURL) } }
  /// Cancels coordinated work. Caveat: has no effect.
  open func cancel() {}
}

/// A file to be read or written by a file coordinator.
open class NSFileAccessIntent: NSObject {
  /// The file.
  public let url: URL
  /// What it is written for; nil for one that is read.
  let writing: NSFileCoordinator.WritingOptions?

  private init(_ url: URL, writing: NSFileCoordinator.WritingOptions?) { (self.url, self.writing) = (url, writing) }

  /// Returns an intent to read a file.
  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url, writing: nil)
  }

  /// Returns an intent to write a file.
  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url, writing: options)
  }
}
