import Foundation
import ScrollworkUIKit

/// How a video fits its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fits inside, with bars.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows a player's video. Caveat: no image is decoded: the layer is empty, with its background.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the video fits the layer. Caveat: has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is an image: never.
  open var isReadyForDisplay: Bool { false }
  /// The frame of the image.
  open var videoRect: CGRect { bounds }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a presentation copy of another layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
