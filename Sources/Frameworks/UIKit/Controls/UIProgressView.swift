import Foundation

/// A bar that shows progress.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UIProgressView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// The style of the bar.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Caveat: the same as `default`.
    case bar = 1
  }

  /// The style of the bar.
  open var progressViewStyle = Style.default
  private var share: Float = 0
  /// The progress, from 0 to 1.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }
  private var observation: NSKeyValueObservation?
  /// The progress of a task that the bar shows, animated; nil for none.
  open var observedProgress: Progress? {
    didSet {
      observation = nil
      guard let observedProgress else { return }
      setProgress(Float(observedProgress.fractionCompleted), animated: false)
      observation = observedProgress.observe(_named("fractionCompleted", \Progress.fractionCompleted)) {
        [weak self] progress, _ in
        let share = Float(progress.fractionCompleted)
        guard Thread.isMainThread else {
          return DispatchQueue.main.async { self?.setProgress(share, animated: true) }
        }
        MainActor.assumeIsolated { self?.setProgress(share, animated: true) }
      }
    }
  }
  /// Whether the last change animates the bar.
  package private(set) var isAnimated = false
  /// The colour of the filled part; nil for the tint.
  open var progressTintColor: UIColor? { didSet { looks(.progressTintColor, \.progressTintColor, oldValue) } }
  /// The colour of the track; nil for grey.
  open var trackTintColor: UIColor? { didSet { looks(.trackTintColor, \.trackTintColor, oldValue) } }

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: 4)
  }

  /// Sets the progress; `animated` makes the bar grow.
  open func setProgress(_ progress: Float, animated: Bool) {
    share = progress.isFinite ? min(max(progress, 0), 1) : 0
    isAnimated = animated
    contentDidChange()
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeProgress(element, in: coder.graph)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
