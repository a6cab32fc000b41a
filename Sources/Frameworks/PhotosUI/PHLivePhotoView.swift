import Foundation
import ScrollworkPhotos
import ScrollworkUIKit

/// Shows a Live Photo. None can be created here, so it is empty.
@MainActor @preconcurrency
open class PHLivePhotoView: UIView {
  /// The Live Photo.
  open var livePhoto: PHLivePhoto?
  /// Whether it is muted.
  open var isMuted = false
}
