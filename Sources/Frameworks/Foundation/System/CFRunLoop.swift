import Foundation
import Synchronization

/// A thread's run loop, as in Core Foundation.
public final class CFRunLoop: @unchecked Sendable {
  fileprivate let loop: RunLoop
  private let stopped = Mutex(false)

  fileprivate init(_ loop: RunLoop) { self.loop = loop }

  fileprivate static let main = CFRunLoop(.main)
  fileprivate static var current: CFRunLoop {
    if Thread.isMainThread { return main }
    let key = "scrollwork.runLoop"
    if let known = Thread.current.threadDictionary[key] as? CFRunLoop { return known }
    let made = CFRunLoop(.current)
    Thread.current.threadDictionary[key] = made
    return made
  }

  fileprivate var isStopped: Bool {
    get { stopped.withLock { $0 } }
    set { stopped.withLock { $0 = newValue } }
  }
}

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a mode from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The default mode.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// The common modes.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

  fileprivate var mode: RunLoop.Mode {
    self == .commonModes ? .common : self == .defaultMode ? .default : .init(rawValue)
  }
}

/// Why a run loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

/// Returns the run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Runs until `CFRunLoopStop`.
public func CFRunLoopRun() { _ = CFRunLoopRunInMode(.defaultMode, .infinity, false) }

/// Runs for a number of seconds, or until `CFRunLoopStop`. Caveat: it does not end after the first source.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let current = CFRunLoop.current
  let end = Date(timeIntervalSinceNow: min(seconds, 1e9))
  current.isStopped = false
  repeat {
    _ = current.loop.run(mode: (mode ?? .defaultMode).mode, before: min(end, Date(timeIntervalSinceNow: 0.05)))
    if current.isStopped { return .stopped }
  } while Date() < end
  return .timedOut
}

/// Stops the run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { rl?.isStopped = true }
/// Wakes the run loop. Caveat: it wakes by itself.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Performs a block in the run loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
  guard let rl, let block else { return }
  nonisolated(unsafe) let work = block
  rl.loop.perform { work() }
}

/// The behaviour of a source.
public struct CFRunLoopSourceContext {
  /// The version: 0.
  public var version = 0
  /// The argument of the function.
  public var info: UnsafeMutableRawPointer?
  /// Performs the work.
  public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  /// Creates a context that does nothing.
  public init() {}
}

/// A source of a run loop.
public final class CFRunLoopSource: @unchecked Sendable {
  fileprivate let context: CFRunLoopSourceContext
  fileprivate let loop = Mutex<CFRunLoop?>(nil)
  fileprivate init(_ context: CFRunLoopSourceContext) { self.context = context }
}

/// Creates a source.
public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator!, _ order: Int, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource(context?.pointee ?? CFRunLoopSourceContext()) }

/// Adds a source to a run loop.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  source?.loop.withLock { $0 = rl }
}
/// Removes a source from a run loop.
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  source?.loop.withLock { $0 = nil }
}
/// Signals that a source has work.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {
  guard let source, let loop = source.loop.withLock({ $0 }) else { return }
  loop.loop.perform { source.context.perform?(source.context.info) }
}
/// Invalidates a source.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source?.loop.withLock { $0 = nil } }
