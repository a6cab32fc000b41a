import Foundation
import ScrollworkFoundation
import Synchronization

/// Plays an item in the phone's time: the position advances, and the end is reported. Nothing is visible or audible.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Ready.
    case readyToPlay = 1
    /// Failed.
    case failed = 2
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// Paused.
    case paused = 0
    /// Waiting.
    case waitingToPlayAtSpecifiedRate = 1
    /// Playing.
    case playing = 2
  }

  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item plays, in a queue player.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// The rate changed.
  nonisolated public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  private var item: AVPlayerItem?
  private var speed: Float = 0
  /// The time at which `place` was current.
  private var moment = Date.distantPast
  /// The timer for the end.
  private var end: PlaybackTimer?
  private var observers: [TimeObserver] = []

  /// Creates a player with nothing to play.
  nonisolated public override init() { super.init() }
  /// Creates a player for a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player for an item; nil for none.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    self.item = item
    item?.player = self
  }

  // MARK: What plays

  /// The current item.
  open var currentItem: AVPlayerItem? { item }
  /// Replaces the current item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    settle()
    telling(speed == 0 ? ["currentItem"] : ["currentItem", "timeControlStatus"]) {
      self.item?.player = nil
      self.item = item
      item?.player = self
      moment = Date()
      plan()
    }
  }

  /// Whether it can play, which is known once an item was loaded.
  nonisolated open var status: Status { isReady.load(ordering: .relaxed) ? .readyToPlay : .unknown }
  private let isReady = Atomic(false)

  func itemDidLoad() {
    guard !isReady.load(ordering: .relaxed) else { return }
    telling(["status"]) { isReady.store(true, ordering: .relaxed) }
  }

  /// The error.
  open var error: (any Error)? { nil }
  private var ownAction: ActionAtItemEnd?
  /// The default action at the end of the item.
  var usualAction: ActionAtItemEnd { .pause }
  /// The action at the end of the item.
  open var actionAtItemEnd: ActionAtItemEnd {
    get { ownAction ?? usualAction }
    set { ownAction = newValue }
  }
  /// The volume, from 0 to 1. Caveat: nothing is audible.
  open var volume: Float = 1 {
    willSet { tellWillChange("volume") }
    didSet { tellDidChange("volume") }
  }
  /// Whether it is muted.
  open var isMuted = false {
    willSet { tellWillChange("isMuted") }
    didSet { tellDidChange("isMuted") }
  }
  /// The rate that `play()` sets.
  open var defaultRate: Float = 1
  /// Whether it waits to avoid stalling. Caveat: it never does.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the phone stays awake during playback.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether other devices may show it. Caveat: there are none.
  open var allowsExternalPlayback = true

  // MARK: Moving

  /// The rate; 0 while paused.
  open var rate: Float {
    get { speed }
    set {
      guard newValue != speed else { return }
      settle()
      telling(speed == 0 || newValue == 0 ? ["rate", "timeControlStatus"] : ["rate"]) {
        speed = newValue
        plan()
      }
      NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
    }
  }
  /// Whether it plays. It waits for an item that cannot be played.
  open var timeControlStatus: TimeControlStatus {
    speed == 0 ? .paused : canMove ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// Plays from the current position.
  open func play() { rate = defaultRate }
  /// Plays immediately, at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses.
  open func pause() { rate = 0 }

  private var canMove: Bool { item?.outcome == .readyToPlay }

  /// The position in the item, in seconds.
  var seconds: Double {
    guard let item else { return 0 }
    guard canMove else { return item.place }
    return min(max(item.place + Date().timeIntervalSince(moment) * Double(speed), 0), item.duration.seconds)
  }

  /// Returns the current time of the item.
  open func currentTime() -> CMTime {
    item == nil ? .zero : CMTime(seconds: seconds, preferredTimescale: 1_000_000_000)
  }

  /// Stores the current position, to continue from it.
  private func settle() {
    item?.place = seconds
    moment = Date()
  }

  func jump(to place: Double) {
    item?.place = place
    moment = Date()
    plan()
  }

  /// Seeks to a time.
  open func seek(to time: CMTime) { item?.move(to: time) }
  /// Seeks to a time, exactly, regardless of the tolerance.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Seeks to a time; passes true when done.
  public final func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }
  /// Seeks to a time, exactly; passes true when done.
  public final func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Seeks to a time; returns true when done.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    item?.move(to: time)
    return true
  }

  /// Schedules timers for the end of the item, and for the observed times.
  private func plan() {
    end = nil
    if let item, canMove, speed > 0 {
      let left = (item.duration.seconds - seconds) / Double(speed)
      end = PlaybackTimer(after: max(0, left), queue: nil) { [weak self] in MainActor.assumeIsolated { self?.didEnd() }
      }
    }
    for observer in observers { observer.plan(speed: canMove ? speed : 0, from: seconds) }
  }

  /// Called at the end of the item.
  func didEnd() {
    guard let item else { return }
    settle()
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }

  // MARK: Hearing of moments

  /// Calls a block periodically during playback, after each interval of the item's time, and on jumps, starts and
  /// stops.
  /// - Returns: an observer for `removeTimeObserver`; nothing is called after it is released.
  nonisolated open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(interval.seconds > 0.001 ? interval.seconds : 0.001, queue, block)
    add(observer)
    return observer
  }

  /// Calls a block whenever playback passes one of some times.
  /// - Returns: an observer for `removeTimeObserver`; nothing is called after it is released.
  nonisolated open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let observer = TimeObserver(boundaries: times.map(\.timeValue.seconds).filter(\.isFinite), queue, block)
    add(observer)
    return observer
  }

  /// Removes a time observer.
  nonisolated open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    onMain { player in
      observer.stop()
      player.observers.removeAll { $0 === observer }
    }
  }

  nonisolated private func add(_ observer: TimeObserver) {
    onMain { player in
      player.observers.append(observer)
      observer.time = { [weak player] in player?.seconds ?? 0 }
      observer.plan(speed: player.canMove ? player.speed : 0, from: player.seconds)
    }
  }

  nonisolated private func onMain(_ body: @escaping @MainActor @Sendable (AVPlayer) -> Void) {
    if Thread.isMainThread { return MainActor.assumeIsolated { body(self) } }
    DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
  }
}
