import Foundation
import ScrollworkFoundation

/// How often something is drawn, in times a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// As often as that, if it can be; nil for whatever is best.
  public var __preferred: Float
  /// What is best within the range; nil for whatever the phone takes.
  public var preferred: Float? {
    get { __preferred > 0 ? __preferred : nil }
    set { __preferred = newValue ?? 0 }
  }

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, __preferred) = (minimum, maximum, preferred ?? 0)
  }
  /// Whatever the phone takes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a method with each frame of the screen.
///
/// Caveat: the simulator has 60 frames a second, whatever is preferred.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private var call: TargetAction?
  /// The object is kept until the link is invalidated, as with Apple's.
  private var target: AnyObject?
  private var isAdded = false
  private var run = 0

  /// Calls a method of an object, which is kept, with itself.
  public init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    call = TargetAction(target: object, action: sel)
    self.target = object
  }

  /// When the frame before was shown, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is shown, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds between frames.
  open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }
  /// No calls for now.
  open var isPaused = false {
    didSet { if isPaused != oldValue { start() } }
  }
  /// How many frames a second are wanted. Caveat: it has no effect.
  open var preferredFramesPerSecond = 0
  /// How many frames a second are wanted. Caveat: it has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Calls the method from now on. The run loop is always the main one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    start()
  }
  /// Calls the method no longer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    start()
  }
  /// Calls the method no longer, and lets the object go.
  open func invalidate() {
    isAdded = false
    start()
    (call, target) = (nil, nil)
  }

  /// What was wanted before there was a screen.
  private static var waiting: [@MainActor () -> Void] = []

  /// A view is on a screen: what waited for one begins.
  static func screenCame() {
    guard !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Does something when a view comes onto a screen.
  static func withNextScreen(_ action: @escaping @MainActor () -> Void) { waiting.append(action) }

  private func start() {
    run += 1
    let serial = run
    guard isAdded, !isPaused else { return }
    guard let animator = UIApplication.shared.anyAnimator else { return Self.withNextScreen { self.start() } }
    let begun = MediaClock.now(animator)
    // The clock keeps the link, as a run loop does.
    follow(animator, serial, from: begun, isEndless: false)
  }

  /// Seconds after which a link is taken for one that never ends, which tests do not wait for.
  private static let patience: TimeInterval = 5

  private func follow(_ animator: any UIViewAnimator, _ serial: Int, from begun: TimeInterval, isEndless: Bool) {
    let passed = MediaClock.now(animator) - begun
    animator.run("CADisplayLink", isEndless: isEndless) { [self] elapsed in
      guard serial == run, let call else { return false }
      timestamp = begun + passed + elapsed - duration
      call.send([self])
      guard serial == run, !isEndless, passed + elapsed > Self.patience else { return serial == run }
      follow(animator, serial, from: begun, isEndless: true)
      return false
    }
  }
}

extension UIApplication {
  /// The clock of the screen that the app's windows are on.
  var anyAnimator: (any UIViewAnimator)? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.flatMap(\.windows).lazy.compactMap(\.animator).first ?? delegate?.ownWindow?.animator
  }
}
