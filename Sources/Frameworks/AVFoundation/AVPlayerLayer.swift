import Foundation
import ScrollworkUIKit

/// How a video stands in its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it, with room at its sides.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As much as fills the place.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows what a player plays. Caveat: no picture is decoded: the layer is empty, with the ground that it is given.
@MainActor
open class AVPlayerLayer: CALayer {
  /// What is shown.
  open var player: AVPlayer?
  /// How the video stands in its place. Caveat: without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture: never.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is.
  open var videoRect: CGRect { bounds }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A copy of another layer, by which the system shows it.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Shows what a player plays.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
