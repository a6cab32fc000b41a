import Dispatch

/// A queue that runs one block after another, and that an actor can run on: see `Actor.unownedExecutor`.
///
/// Caveat: it is every `DispatchQueue`, since libdispatch's class cannot have subclasses on Linux. One that was created
/// with `.concurrent` is not serial.
public typealias DispatchSerialQueue = DispatchQueue

extension DispatchQueue: @retroactive Executor, @retroactive SerialExecutor {
  /// Runs a job of an actor on the queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Stops the process unless the caller runs on the queue, as `assumeIsolated` demands.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
