import Foundation
import ScrollworkFoundation
import Synchronization

/// Plays an item in the phone's time: the place moves, and the end is told. Nothing is seen or heard of the item.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// Not known yet.
    case unknown = 0
    /// Yes.
    case readyToPlay = 1
    /// No.
    case failed = 2
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// No.
    case paused = 0
    /// It wants to.
    case waitingToPlayAtSpecifiedRate = 1
    /// Yes.
    case playing = 2
  }

  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one comes, of a player with several.
    case advance = 0
    /// It is paused.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// The speed changed.
  nonisolated public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  private var item: AVPlayerItem?
  private var speed: Float = 0
  /// When `place` was true.
  private var moment = Date.distantPast
  /// Tells of the end.
  private var end: PlaybackTimer?
  private var observers: [TimeObserver] = []

  /// Nothing to play.
  nonisolated public override init() { super.init() }
  /// Plays what is at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Plays an item; nothing without one.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    self.item = item
    item?.player = self
  }

  // MARK: What plays

  /// What is played.
  open var currentItem: AVPlayerItem? { item }
  /// Plays something else from now on.
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

  /// Whether it can play, which is known as soon as an item was loaded.
  nonisolated open var status: Status { isReady.load(ordering: .relaxed) ? .readyToPlay : .unknown }
  private let isReady = Atomic(false)

  func itemDidLoad() {
    guard !isReady.load(ordering: .relaxed) else { return }
    telling(["status"]) { isReady.store(true, ordering: .relaxed) }
  }

  /// Why it cannot.
  open var error: (any Error)? { nil }
  private var ownAction: ActionAtItemEnd?
  /// What happens at the end of the item where nobody says.
  var usualAction: ActionAtItemEnd { .pause }
  /// What happens at the end of the item.
  open var actionAtItemEnd: ActionAtItemEnd {
    get { ownAction ?? usualAction }
    set { ownAction = newValue }
  }
  /// How loud, from 0 to 1. Caveat: nothing is heard.
  open var volume: Float = 1 {
    willSet { tellWillChange("volume") }
    didSet { tellDidChange("volume") }
  }
  /// Whether it is silent.
  open var isMuted = false {
    willSet { tellWillChange("isMuted") }
    didSet { tellDidChange("isMuted") }
  }
  /// The speed that `play()` gives.
  open var defaultRate: Float = 1
  /// Whether it waits in order not to stop later. Caveat: it never does.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the phone stays awake while it plays.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether other devices may show it. Caveat: there are none.
  open var allowsExternalPlayback = true

  // MARK: Moving

  /// How fast; 0 while it is paused.
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
  /// Whether it plays. What cannot be played is waited for.
  open var timeControlStatus: TimeControlStatus {
    speed == 0 ? .paused : canMove ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// Plays from where it is.
  open func play() { rate = defaultRate }
  /// Plays at once, at a speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Stays where it is.
  open func pause() { rate = 0 }

  private var canMove: Bool { item?.outcome == .readyToPlay }

  /// How far the item is.
  var seconds: Double {
    guard let item else { return 0 }
    guard canMove else { return item.place }
    return min(max(item.place + Date().timeIntervalSince(moment) * Double(speed), 0), item.duration.seconds)
  }

  /// How far the item is.
  open func currentTime() -> CMTime {
    item == nil ? .zero : CMTime(seconds: seconds, preferredTimescale: 1_000_000_000)
  }

  /// Keeps the place, to move on from it.
  private func settle() {
    item?.place = seconds
    moment = Date()
  }

  func jump(to place: Double) {
    item?.place = place
    moment = Date()
    plan()
  }

  /// Goes to a time.
  open func seek(to time: CMTime) { item?.move(to: time) }
  /// Goes to a time, exactly, whatever is tolerated.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Goes to a time; true when it is there.
  public final func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }
  /// Goes to a time, exactly; true when it is there.
  public final func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Goes to a time; true when it is there.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    item?.move(to: time)
    return true
  }

  /// Waits for the end of the item, and for the moments that somebody wants to hear of.
  private func plan() {
    end = nil
    if let item, canMove, speed > 0 {
      let left = (item.duration.seconds - seconds) / Double(speed)
      end = PlaybackTimer(after: max(0, left), queue: nil) { [weak self] in MainActor.assumeIsolated { self?.didEnd() }
      }
    }
    for observer in observers { observer.plan(speed: canMove ? speed : 0, from: seconds) }
  }

  /// The item is over.
  func didEnd() {
    guard let item else { return }
    settle()
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }

  // MARK: Hearing of moments

  /// Calls a block again and again while it plays, after each interval of the item's time, and when it jumps, starts or stops.
  /// - Returns: what `removeTimeObserver` takes; nothing is called after that is gone.
  nonisolated open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(interval.seconds > 0.001 ? interval.seconds : 0.001, queue, block)
    add(observer)
    return observer
  }

  /// Calls a block no more.
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
