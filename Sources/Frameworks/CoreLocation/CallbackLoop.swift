import Foundation

/// Where a manager's delegate is called: on the run loop of the thread that made the manager.
struct CallbackLoop: @unchecked Sendable {
  /// Nil for the main one, which is the main queue's too.
  private let loop: RunLoop?

  private static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The one of the calling code. In a test the main queue may have another thread than the process began with.
  static var current: CallbackLoop {
    let isMain = Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true
    return CallbackLoop(loop: isMain ? nil : RunLoop.current)
  }

  /// Runs `body` there in its turn.
  func perform(_ body: @escaping @Sendable () -> Void) {
    if let loop { loop.perform(body) } else { DispatchQueue.main.async(execute: body) }
  }

  /// Runs `body` there after some seconds.
  func perform(after delay: TimeInterval, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { perform(body) }
  }
}
