import Foundation

/// What is shown of a link: its title and its pictures.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// Where it was asked for.
  open var originalURL: URL?
  /// Where it is.
  open var url: URL?
  /// What it is called.
  open var title: String?
  /// The site's picture.
  open var iconProvider: NSItemProvider?
  /// A picture of what is there.
  open var imageProvider: NSItemProvider?
  /// A film of what is there.
  open var videoProvider: NSItemProvider?
  /// A film that is elsewhere.
  open var remoteVideoURL: URL?

  /// Nothing is known yet.
  public override init() {}
}
