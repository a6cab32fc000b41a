import Foundation

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContext {
  /// The queue of a context.
  public struct ConcurrencyType: Hashable, Sendable {
    let old: NSManagedObjectContextConcurrencyType
    /// A private queue.
    public static let privateQueue = Self(old: .privateQueueConcurrencyType)
    /// On the main thread.
    public static let mainQueue = Self(old: .mainQueueConcurrencyType)
  }

  /// When work is started.
  public enum ScheduledTaskType: Hashable, Sendable {
    /// Immediately, if the caller is on the context's queue.
    case immediate
    /// After the work that is already waiting.
    case enqueued
  }

  private struct Work<Result>: @unchecked Sendable { let body: () -> Result }
  private struct Outcome<Value, Failure: Error>: @unchecked Sendable { let result: Result<Value, Failure> }

  private var isCurrent: Bool {
    concurrencyType == .mainQueueConcurrencyType
      ? Thread.isMainThread : DispatchQueue.getSpecific(key: isHere) == true
  }

  /// Performs a block on the context's queue asynchronously.
  public func perform(_ block: @escaping () -> Void) {
    let work = Work(body: block)
    queue.async {
      work.body()
      self.processPendingChanges()
    }
  }

  /// Performs a block on the context's queue, and waits for it.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if isCurrent { return try block() }
    return try queue.sync(execute: block)
  }

  /// Performs a block on the context's queue, and returns its result.
  @preconcurrency public nonisolated func perform<T, E: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(E) -> T
  ) async throws(E) -> T {
    let work = Work { () -> Outcome<T, E> in
      do throws(E) { return Outcome(result: .success(try block())) } catch { return Outcome(result: .failure(error)) }
    }
    if schedule == .immediate, isCurrent { return try work.body().result.get() }
    let outcome: Outcome<T, E> = await withCheckedContinuation { continuation in
      queue.async {
        let outcome = work.body()
        self.processPendingChanges()
        continuation.resume(returning: outcome)
      }
    }
    return try outcome.result.get()
  }
}
