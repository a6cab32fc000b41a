import Foundation
import ScrollworkFoundation
import Synchronization

/// What a player plays, and how far it is.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Not known yet.
    case unknown = 0
    /// Yes.
    case readyToPlay = 1
    /// No.
    case failed = 2
  }

  /// It has played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// It is somewhere else now.
  nonisolated public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// It could not be played to its end. Caveat: never comes.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// What is played.
  nonisolated public let asset: AVAsset
  /// Its place while no player moves it, in seconds.
  var place = 0.0
  weak var player: AVPlayer? { didSet { if player != nil, !isLoaded.load(ordering: .relaxed) { load() } } }
  private let isLoaded = Atomic(false)

  /// What plays from an address.
  nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// What plays.
  nonisolated public init(asset: AVAsset) { self.asset = asset }
  /// What plays. Caveat: nothing is loaded before it is asked for.
  nonisolated public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// Whether it can be played, which is known soon after a player has it: a file on the phone whose length can be told.
  nonisolated open var status: Status { isLoaded.load(ordering: .relaxed) ? outcome : .unknown }
  /// What loading it will show.
  nonisolated var outcome: Status {
    if asset.isPlayable { return .readyToPlay }
    return asset.address?.isFileURL == true ? .failed : .unknown
  }

  /// Tells in the next turn whether it can be played.
  private func load() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isLoaded.load(ordering: .relaxed) else { return }
        self.telling(["status", "isPlaybackLikelyToKeepUp", "isPlaybackBufferEmpty", "duration"]) {
          self.isLoaded.store(true, ordering: .relaxed)
        }
        self.player?.itemDidLoad()
      }
    }
  }
  /// Why it cannot be played.
  open var error: (any Error)? { status == .failed ? AVError(.fileFormatNotRecognized) : nil }
  /// How long it plays; indefinite if that cannot be told.
  nonisolated open var duration: CMTime { asset.duration }
  /// Nothing has to be loaded.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Nothing has to be loaded.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }

  /// How far it is.
  open func currentTime() -> CMTime { CMTime(seconds: player?.seconds ?? place, preferredTimescale: 1_000_000_000) }

  /// Goes to a time.
  public final func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    move(to: time)
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(true) }
  }

  /// Goes to a time. True: nothing comes between here.
  open func seek(to time: CMTime) async -> Bool {
    move(to: time)
    return true
  }

  func move(to time: CMTime) {
    guard time.isNumeric else { return }
    let end = duration.isNumeric ? duration.seconds : .infinity
    let place = min(max(time.seconds, 0), end)
    if let player { player.jump(to: place) } else { self.place = place }
    NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
  }
}

extension NSNotification.Name {
  /// An item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// An item is somewhere else now.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// An item could not be played to its end. Caveat: never comes.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
