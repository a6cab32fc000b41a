import Foundation

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// What is shown; nil for nothing.
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      contentDidChange()
      if image?.images != nil || oldValue?.images != nil { play() }
    }
  }
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
    var shown = currentFrame ?? (isHighlighted ? highlightedImage ?? image : image)
    if shown?.flipsForRightToLeftLayoutDirection == true, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      shown = shown?.withHorizontallyFlippedOrientation()
    }
    guard let preferredSymbolConfiguration, let shown, shown.symbolName != nil else { return shown }
    return shown.withConfiguration(preferredSymbolConfiguration.applying(shown.symbolConfiguration))
  }

  /// Symbols grow with the sizes of texts for people who see badly. Caveat: it has no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The effects that run on the symbol.
  package final var symbolEffects: [RunningSymbolEffect] = [] { didSet { contentDidChange() } }

  // MARK: Pictures one after the other

  /// What is shown one after the other while the view is animating; nil for `image`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// What is shown in its place while `isHighlighted`; nil for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long all of them are shown, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for again and again.
  open var animationRepeatCount = 0
  /// The view shows one picture after the other.
  open private(set) var isAnimating = false
  /// The picture that it is just now.
  private var currentFrame: UIImage? { didSet { if currentFrame !== oldValue { contentDidChange() } } }
  private var run = 0

  /// Begins to show one picture after the other.
  open func startAnimating() {
    guard !isAnimating, animationImages?.isEmpty == false else { return }
    isAnimating = true
    play()
  }
  /// Shows `image` again.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    play()
  }

  /// Shows pictures by the screen's clock, as soon as there is one.
  private func play() {
    run += 1
    let serial = run
    let own = isAnimating ? (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages : image?.images
    currentFrame = own?.first
    guard let images = own, !images.isEmpty, let animator else { return }
    let wanted = isAnimating ? animationDuration : image?.duration ?? 0
    let length = wanted > 0 ? wanted : Double(images.count) / 30
    let count = isAnimating ? animationRepeatCount : 0
    animator.run("the pictures of an image view", isEndless: count == 0) { [weak self] elapsed in
      guard let self, serial == run, self.animator != nil else { return false }
      if count > 0, elapsed >= length * Double(count) {
        stopAnimating()
        return false
      }
      let share = elapsed.truncatingRemainder(dividingBy: length) / length
      currentFrame = images[min(Int(share * Double(images.count)), images.count - 1)]
      return true
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating || image?.images != nil { play() }
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
    if !(coder is _NibCoder) { isUserInteractionEnabled = false }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeImageView(element, in: coder.graph)
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
