import Foundation
import Typesetting

/// An image in place of a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = AttributeMark()
  /// The image; by default it is read from the contents.
  open var image: UIImage? {
    get { ownImage ?? contents.flatMap { UIImage(data: $0) } }
    set { ownImage = newValue }
  }
  private var ownImage: UIImage?
  /// The bounds in points: the offset of the lower left corner to the right of and above the baseline, and the size.
  /// Empty bounds take the image's size.
  open var bounds = CGRect.zero
  /// The contents of a file.
  open var contents: Data?
  /// The uniform type identifier of the contents.
  open var fileType: String?

  /// Creates an attachment without an image.
  public override init() {}
  /// Creates an attachment from a file's contents.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the image drawn in place of a character. Caveat: overrides in subclasses are not called.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The rectangle of the image; the y axis points up from the baseline.
  package var place: CGRect { bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }

  var typesetting: TextAttachment {
    TextAttachment(width: place.width, ascent: place.maxY, descent: -place.minY)
  }
}

extension NSAttributedString {
  /// Creates a string of the character that the attachment replaces.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSTextAttachment {
  /// The character that attachments replace.
  public static var character: Int { 0xFFFC }
}
