import Foundation

/// The metadata of a link: its title and images.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The requested URL.
  open var originalURL: URL?
  /// The actual URL.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The provider of the site's icon.
  open var iconProvider: NSItemProvider?
  /// The provider of an image of the content.
  open var imageProvider: NSItemProvider?
  /// The provider of a video of the content.
  open var videoProvider: NSItemProvider?
  /// The URL of a remote video.
  open var remoteVideoURL: URL?

  /// Creates empty metadata.
  public override init() {}
}
