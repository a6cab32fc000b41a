import Foundation
import ScrollworkPhotos
import ScrollworkUIKit

/// Shows a picture that moves. None can be made here, so it stays empty.
@MainActor @preconcurrency
open class PHLivePhotoView: UIView {
  /// The picture.
  open var livePhoto: PHLivePhoto?
  /// It plays without sound.
  open var isMuted = false
}
