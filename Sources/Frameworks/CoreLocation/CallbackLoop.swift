import Foundation

/// The run loop on which a manager's delegate is called: that of the thread that created the manager.
struct CallbackLoop: @unchecked Sendable {
  /// Nil for the main one, which also runs the main queue.
  private let loop: RunLoop?

  private static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The run loop of the caller. In a test the main queue may have another thread than the one that started the
  /// process.
  static var current: CallbackLoop {
    let isMain = Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true
    return CallbackLoop(loop: isMain ? nil : RunLoop.current)
  }

  /// Performs `body` on the run loop.
  func perform(_ body: @escaping @Sendable () -> Void) {
    if let loop { loop.perform(body) } else { DispatchQueue.main.async(execute: body) }
  }

  /// Performs `body` on the run loop after a delay.
  func perform(after delay: TimeInterval, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { perform(body) }
  }
}
