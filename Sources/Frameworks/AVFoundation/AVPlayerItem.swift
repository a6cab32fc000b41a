import Foundation
import ScrollworkFoundation
import Synchronization

/// An item of a player, with its position.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Ready.
    case readyToPlay = 1
    /// Failed.
    case failed = 2
  }

  /// Posted when it has played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when its time jumped.
  nonisolated public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// Posted when it failed to play to its end. Caveat: never posted.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// The asset.
  nonisolated public let asset: AVAsset
  /// The position while no player moves it, in seconds.
  var place = 0.0
  weak var player: AVPlayer? { didSet { if player != nil, !isLoaded.load(ordering: .relaxed) { load() } } }
  private let isLoaded = Atomic(false)

  /// Creates an item for a URL.
  nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Creates an item for an asset.
  nonisolated public init(asset: AVAsset) { self.asset = asset }
  /// Creates an item for an asset. Caveat: nothing is loaded before it is requested.
  nonisolated public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// Whether it can be played, which is known soon after a player has it: a file on the phone with a readable duration.
  nonisolated open var status: Status { isLoaded.load(ordering: .relaxed) ? outcome : .unknown }
  /// The status after loading.
  nonisolated var outcome: Status {
    let content = asset.content
    if content.duration != nil { return .readyToPlay }
    return asset.address?.isFileURL == true || content.error != nil ? .failed : .unknown
  }

  /// Reports whether it can be played: in the next turn, or when a resource loader has loaded it.
  private func load() {
    asset.whenLoaded { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isLoaded.load(ordering: .relaxed) else { return }
        self.telling(["status", "isPlaybackLikelyToKeepUp", "isPlaybackBufferEmpty", "duration"]) {
          self.isLoaded.store(true, ordering: .relaxed)
        }
        self.player?.itemDidLoad()
      }
    }
  }
  /// The error.
  open var error: (any Error)? {
    status == .failed ? asset.content.error ?? AVError(.fileFormatNotRecognized) : nil
  }
  /// The duration; indefinite if unknown.
  nonisolated open var duration: CMTime { asset.duration }
  /// Whether playback will keep up: nothing has to be loaded.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether the buffer is empty: nothing has to be loaded.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }

  /// Returns the current time.
  open func currentTime() -> CMTime { CMTime(seconds: player?.seconds ?? place, preferredTimescale: 1_000_000_000) }

  /// Seeks to a time.
  public final func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    move(to: time)
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(true) }
  }

  /// Seeks to a time. Returns true: nothing interrupts it here.
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
  /// Posted when an item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item's time jumped.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// Posted when an item failed to play to its end. Caveat: never posted.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
