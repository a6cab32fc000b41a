import Foundation

/// A spinning wheel that shows that work is in progress.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UIActivityIndicatorView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// The `large` style in white.
    @available(iOS, deprecated: 13.0, renamed: "large")
    public static var whiteLarge: Style { .large }
    /// The `medium` style in white.
    @available(iOS, deprecated: 13.0, renamed: "medium")
    public static var white: Style { .medium }
    /// The `medium` style.
    @available(iOS, deprecated: 13.0, renamed: "medium")
    public static var gray: Style { .medium }
  }

  /// The size of the wheel.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      contentDidChange()
    }
  }
  /// Whether `isHidden` is set while the wheel is stopped.
  open var hidesWhenStopped = true {
    didSet {
      guard hidesWhenStopped != oldValue else { return }
      contentDidChange()
      if hidesWhenStopped || hasHiddenItself { hideIfStopped() }
    }
  }
  /// Whether the wheel is hidden because it is stopped, and not by the app.
  private var hasHiddenItself = false
  private func hideIfStopped() {
    hasHiddenItself = hidesWhenStopped && !isAnimating
    isHidden = hasHiddenItself
  }
  /// The colour of the wheel; nil for grey.
  open var color: UIColor! { didSet { looks(.color, \.color, oldValue) } }
  /// Whether the wheel is spinning.
  open private(set) var isAnimating = false {
    didSet {
      guard isAnimating != oldValue else { return }
      contentDidChange()
      if hidesWhenStopped { hideIfStopped() }
    }
  }

  /// Creates a stopped wheel of medium size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 20, height: 20)))
    hideIfStopped()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is _NibCoder) { hideIfStopped() }
  }

  /// Creates a stopped wheel.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    hideIfStopped()
  }

  /// Starts the wheel.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeIndicator(element, in: coder.graph)
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
