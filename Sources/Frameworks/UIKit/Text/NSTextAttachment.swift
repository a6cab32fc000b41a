import Foundation

/// A picture in place of a letter.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The picture.
  open var image: UIImage?
  /// Where the picture stands. Caveat: it stands on the line, as large as it is.
  open var bounds = CGRect.zero

  /// No picture yet.
  public override init() {}
  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A picture in place of one letter.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
