import Foundation

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// What is shown; nil for nothing.
  open var image: UIImage? { didSet { if image != oldValue { contentDidChange() } } }
  /// What is shown in its place while `isHighlighted`; nil for `image`.
  open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { contentDidChange() } } }
  /// Shows the highlighted image.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }

  /// How a symbol is drawn that does not say so itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { contentDidChange() } }
  }

  /// The image that is shown now.
  package var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, let shown, shown.symbolName != nil else { return shown }
    return shown.withConfiguration(preferredSymbolConfiguration.applying(shown.symbolConfiguration))
  }

  /// A view as large as the picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view as large as the picture, with another one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Touches pass through a picture unless `isUserInteractionEnabled` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
