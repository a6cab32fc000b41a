import Foundation
import ScrollworkUIKit

/// An image, sound or video of a notification. An image is shown as a thumbnail on the banner.
///
/// Caveats: the file is not moved, while iOS moves it into its own store; the image is read when the attachment is
/// created. Sounds and videos are kept with the notification and not shown.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type of the file, such as "public.png".
  public let type: String
  /// The thumbnail on the banner.
  let thumbnail: UIImage?

  /// The maximum size in bytes by type, from Apple's documentation.
  private static let limits: [(kind: UTType, limit: Int)] = [
    (.image, 10 << 20), (.audio, 5 << 20), (.movie, 50 << 20),
  ]
  /// The longer side of the thumbnail, in pixels.
  private static let side: CGFloat = 150

  /// Creates an attachment from a file on the phone. An empty identifier is replaced by a unique one.
  /// - Throws: `UNError`, if there is no such file, or it is too large, of another type, or damaged.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    let path = URL.path
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: path) else { throw UNError(.attachmentInvalidURL) }
    let hint = (options?[UNNotificationAttachmentOptionsTypeHintKey] as? String).flatMap { UTType($0) }
    guard let type = hint ?? UTType(filenameExtension: URL.pathExtension),
      let known = Self.limits.first(where: { type.conforms(to: $0.kind) })
    else { throw UNError(.attachmentUnrecognizedType) }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    guard size <= known.limit else { throw UNError(.attachmentInvalidFileSize) }
    let picture = known.kind == .image ? UIImage(contentsOfFile: path) : nil
    if known.kind == .image, picture == nil { throw UNError(.attachmentCorrupt) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = URL
    self.type = type.identifier
    let isHidden = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool == true
    thumbnail = isHidden ? nil : picture.flatMap { Self.small($0, options) }
  }

  /// Returns itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the thumbnail of an image, no larger than necessary.
  private static func small(_ picture: UIImage, _ options: [AnyHashable: Any]?) -> UIImage? {
    let whole = picture.size
    guard whole.width > 0, whole.height > 0 else { return nil }
    var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    if let clip = options?[UNNotificationAttachmentOptionsThumbnailClippingRectKey] as? [String: Any] {
      part = CGRect(
        x: clip["X"] as? Double ?? 0, y: clip["Y"] as? Double ?? 0, width: clip["Width"] as? Double ?? 1,
        height: clip["Height"] as? Double ?? 1)
    }
    guard part.width > 0, part.height > 0 else { return nil }
    let scale = min(1, side / max(whole.width * part.width, whole.height * part.height))
    let size = CGSize(width: whole.width * part.width * scale, height: whole.height * part.height * scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(
        in: CGRect(
          x: -part.minX * whole.width * scale, y: -part.minY * whole.height * scale, width: whole.width * scale,
          height: whole.height * scale))
    }
  }
}

/// The type of the file as text, if its name does not tell.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether the attachment is hidden on the banner.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The part of the image to show: the dictionary of a `CGRect`, from 0 to 1 along each side.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The time of a video's thumbnail. Caveat: none is shown.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
