import Foundation

/// A layer with an effect and what stands on it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect? { didSet { showEffect() } }
  /// Holds what stands on the layer: add subviews to it, not to the effect view.
  public let contentView = UIView()

  /// A layer with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    clipsToBounds = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  private func showEffect() { blur = effect as? UIBlurEffect }
}
