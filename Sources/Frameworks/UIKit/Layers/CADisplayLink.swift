import Foundation
import ScrollworkFoundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum.
  public var minimum: Float
  /// The maximum.
  public var maximum: Float
  /// The preferred rate if possible; nil for the best.
  public var __preferred: Float
  /// The preferred rate within the range; nil for the phone's default.
  public var preferred: Float? {
    get { __preferred > 0 ? __preferred : nil }
    set { __preferred = newValue ?? 0 }
  }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, __preferred) = (minimum, maximum, preferred ?? 0)
  }
  /// The phone's default.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer that calls a method for each frame of the screen.
///
/// Caveat: the simulator runs at 60 frames per second, whatever is preferred.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private var call: TargetAction?
  /// The target, held strongly until the link is invalidated, as with Apple's.
  private var target: AnyObject?
  private var isAdded = false
  private var run = 0

  /// Creates a link that calls a method of an object, held strongly, with itself.
  public init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    call = TargetAction(target: object, action: sel)
    self.target = object
  }

  /// The time of the previous frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }
  /// Whether the link is paused.
  open var isPaused = false {
    didSet { if isPaused != oldValue { start() } }
  }
  /// The preferred frame rate. Caveat: it has no effect.
  open var preferredFramesPerSecond = 0
  /// The preferred frame rate. Caveat: it has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the calls. The run loop is always the main one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    start()
  }
  /// Stops the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    start()
  }
  /// Stops the calls and releases the object.
  open func invalidate() {
    isAdded = false
    start()
    (call, target) = (nil, nil)
  }

  /// The actions requested before there was a screen.
  private static var waiting: [@MainActor () -> Void] = []

  /// Runs waiting actions when a view comes onto a screen.
  static func screenCame() {
    guard !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Runs an action when a view comes onto a screen.
  static func withNextScreen(_ action: @escaping @MainActor () -> Void) { waiting.append(action) }

  private func start() {
    run += 1
    let serial = run
    guard isAdded, !isPaused else { return }
    guard let animator = UIApplication.shared.anyAnimator else { return Self.withNextScreen { self.start() } }
    let begun = MediaClock.now(animator)
    // The clock retains the link, as a run loop does.
    follow(animator, serial, from: begun, isEndless: false)
  }

  /// The number of seconds after which tests regard a link as endless and do not wait for it.
  private static let patience: TimeInterval = 5

  private func follow(_ animator: any UIViewAnimator, _ serial: Int, from begun: TimeInterval, isEndless: Bool) {
    let passed = MediaClock.now(animator) - begun
    animator.run("CADisplayLink", isEndless: isEndless) { [self] elapsed in
      guard serial == run, let call else { return false }
      // The first call comes with the next frame, so that its time is not before the link began.
      guard passed + elapsed > 0 else { return true }
      timestamp = begun + passed + elapsed - duration
      call.send([self])
      guard serial == run, !isEndless, passed + elapsed > Self.patience else { return serial == run }
      follow(animator, serial, from: begun, isEndless: true)
      return false
    }
  }
}

extension UIApplication {
  /// The clock of the app's screen.
  var anyAnimator: (any UIViewAnimator)? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.flatMap(\.windows).lazy.compactMap(\.animator).first
  }
}
