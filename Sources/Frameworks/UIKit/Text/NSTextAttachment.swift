import Foundation
import Typesetting

/// A picture in place of a letter.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = AttributeMark()
  /// The picture; one that is read from the contents if there is no other.
  open var image: UIImage? {
    get { ownImage ?? contents.flatMap { UIImage(data: $0) } }
    set { ownImage = newValue }
  }
  private var ownImage: UIImage?
  /// Where the picture stands, in points: its lower left corner right of and above the line, and its size. An empty one is as large as
  /// the picture.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// The uniform type identifier of the contents.
  open var fileType: String?

  /// No picture yet.
  public override init() {}
  /// The contents of a file.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture that is drawn in the place of a letter. Caveat: a subclass that answers something else is not asked.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Where the picture is drawn; the y axis points up from the line.
  package var place: CGRect { bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds }

  var typesetting: TextAttachment {
    TextAttachment(width: place.width, ascent: place.maxY, descent: -place.minY)
  }
}

extension NSAttributedString {
  /// The letter that an attachment takes the place of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSTextAttachment {
  /// The letter that attachments take the place of.
  public static var character: Int { 0xFFFC }
}
