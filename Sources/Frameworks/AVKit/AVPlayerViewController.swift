import Foundation
import ScrollworkAVFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// A video with controls in a controller. Caveat: as with `VideoPlayer`, no picture is decoded.
@MainActor
open class AVPlayerViewController: UIViewController {
  private var host: UIViewController?

  /// What is played.
  open var player: AVPlayer? { didSet { if isViewLoaded, player !== oldValue { show() } } }
  /// Whether there are buttons, and a tap shows and hides them.
  open var showsPlaybackControls = true {
    didSet { if isViewLoaded, showsPlaybackControls != oldValue { show() } }
  }
  /// How the video stands in its place. Caveat: without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it can go on in a corner of the screen. Caveat: it cannot.
  open var allowsPictureInPicturePlayback = true
  /// Whether it goes over the whole screen when it begins. Caveat: it does not.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it comes back from the whole screen when it ends. Caveat: it never is on it.
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
