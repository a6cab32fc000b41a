import CTestStack

/// Runs the body of a synchronous test so that it can be left in the middle, after a failure that ends the test.
struct TestBody {
  private final class Call {
    let body: () throws -> Void
    var error: (any Error)?

    init(_ body: @escaping () throws -> Void) { self.body = body }

    func run() {
      do { try body() } catch { self.error = error }
    }
  }

  /// Whether a body is running that `leave()` can end.
  static var isRunning: Bool { test_stack_is_running() }

  /// Runs `body` until it returns, throws or is left.
  static func run(_ body: @escaping () throws -> Void) throws {
    let call = Call(body)
    // A body that is left keeps its call forever.
    let context = Unmanaged.passRetained(call)
    let hasReturned = test_stack_run(
      { context in
        guard let context else { return }
        Unmanaged<Call>.fromOpaque(context).takeUnretainedValue().run()
      }, context.toOpaque())
    if hasReturned { context.release() }
    if let error = call.error { throw error }
  }

  /// Ends the running body immediately: nothing after the call runs, no `defer` and no `deinit`.
  static func leave() { test_stack_leave() }
}
