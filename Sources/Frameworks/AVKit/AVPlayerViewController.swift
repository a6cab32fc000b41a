import Foundation
import ScrollworkAVFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// A view controller that shows a video with controls. Caveat: as with `VideoPlayer`, no picture is decoded.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  private var host: UIViewController?

  /// The player.
  open var player: AVPlayer? { didSet { if isViewLoaded, player !== oldValue { show() } } }
  /// Whether there are buttons, which a tap shows and hides.
  open var showsPlaybackControls = true {
    didSet { if isViewLoaded, showsPlaybackControls != oldValue { show() } }
  }
  /// How the video fits its frame. Caveat: has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether picture in picture is allowed. Caveat: there is none.
  open var allowsPictureInPicturePlayback = true
  /// Whether playback enters full screen. Caveat: it does not.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end of playback leaves full screen. Caveat: it is never in it.
  open var exitsFullScreenWhenPlaybackEnds = false
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    show()
  }

  private func show() {
    host?.willMove(toParent: nil)
    host?.view.removeFromSuperview()
    host?.removeFromParent()
    let made = UIHostingController(rootView: VideoPlayer(player: player).controls(showsPlaybackControls))
    addChild(made)
    made.view.frame = view.bounds
    made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made.view)
    made.didMove(toParent: self)
    host = made
  }
}
