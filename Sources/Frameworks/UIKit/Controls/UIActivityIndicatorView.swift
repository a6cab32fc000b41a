import Foundation

/// A wheel that turns while something is under way.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UIActivityIndicatorView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// As `large`, in white.
    @available(iOS, deprecated: 13.0, renamed: "large")
    public static var whiteLarge: Style { .large }
    /// As `medium`, in white.
    @available(iOS, deprecated: 13.0, renamed: "medium")
    public static var white: Style { .medium }
    /// As `medium`.
    @available(iOS, deprecated: 13.0, renamed: "medium")
    public static var gray: Style { .medium }
  }

  /// How large the wheel is.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      contentDidChange()
    }
  }
  /// The wheel is not to be seen while it does not turn.
  open var hidesWhenStopped = true { didSet { contentDidChange() } }
  /// The colour of the wheel; nil for grey.
  open var color: UIColor! { didSet { looks(.color, \.color, oldValue) } }
  /// True while the wheel turns.
  open private(set) var isAnimating = false { didSet { if isAnimating != oldValue { contentDidChange() } } }

  /// A wheel that stands still, of medium size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 20, height: 20)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A wheel that stands still.
  public convenience init(style: UIActivityIndicatorView.Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Lets the wheel turn.
  open func startAnimating() { isAnimating = true }
  /// Lets the wheel stand still.
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
