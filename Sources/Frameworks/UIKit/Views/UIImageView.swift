import Foundation

/// A view that shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image; nil for none.
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      contentDidChange()
      if image?.images != nil || oldValue?.images != nil { play() }
    }
  }
  /// The image shown while `isHighlighted`; nil for `image`.
  open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { contentDidChange() } } }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }

  /// The configuration of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { contentDidChange() } }
  }

  /// The image that is currently shown.
  package var shownImage: UIImage? {
    var shown = currentFrame ?? (isHighlighted ? highlightedImage ?? image : image)
    if shown?.flipsForRightToLeftLayoutDirection == true, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      shown = shown?.withHorizontallyFlippedOrientation()
    }
    guard let preferredSymbolConfiguration, let shown, shown.symbolName != nil else { return shown }
    return shown.withConfiguration(preferredSymbolConfiguration.applying(shown.symbolConfiguration))
  }

  /// Whether symbols grow with the accessibility text sizes. Caveat: it has no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The effects running on the symbol.
  package final var symbolEffects: [RunningSymbolEffect] = [] { didSet { contentDidChange() } }

  // MARK: Animation

  /// The images shown in turn while the view animates; nil for `image`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images shown instead while `isHighlighted`; nil for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle, in seconds; 0 for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 repeats indefinitely.
  open var animationRepeatCount = 0
  /// Whether the view is animating.
  open private(set) var isAnimating = false
  /// The image currently shown by the animation.
  private var currentFrame: UIImage? { didSet { if currentFrame !== oldValue { contentDidChange() } } }
  private var run = 0

  /// Starts the animation.
  open func startAnimating() {
    guard !isAnimating, animationImages?.isEmpty == false else { return }
    isAnimating = true
    play()
  }
  /// Stops the animation and shows `image` again.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    play()
  }

  /// Advances the images by the screen's clock, as soon as there is one.
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

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    if image?.images != nil { play() }
  }

  /// Creates a view with the size of the image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    if image?.images != nil { play() }
  }

  /// Creates a view that ignores touches unless `isUserInteractionEnabled` is set.
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
