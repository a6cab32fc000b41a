import DisplayList
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

  /// A layer without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is _NibCoder) { begin() }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    begin()
    super._decode(element, from: coder)
    decodeEffect(element, from: coder)
  }

  /// What the effect is made of; apps take filters away to be left with the blur alone, or with nothing.
  private let effectLayer = CALayer()

  private func begin() {
    clipsToBounds = true
    layer.addSublayer(effectLayer)
    effectLayer.filtersDidChange = { [weak self] in self?.showFilters() }
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  private func showEffect() {
    effectLayer.filters = effect is UIBlurEffect ? EffectFilter.ofBlurs.map(EffectFilter.init) : nil
    contentView.alpha = (effect as? UIVibrancyEffect)?.opacity ?? 1
  }

  private func showFilters() {
    let names = Set((effectLayer.filters ?? []).map { String(describing: $0) })
    guard let effect = effect as? UIBlurEffect, names.contains(EffectFilter.blur) else { return blur = nil }
    blur = names.isSuperset(of: EffectFilter.ofBlurs) ? effect : PlainBlurEffect(style: effect.style)
  }
}

/// A part of an effect, known by its name.
private final class EffectFilter: NSObject {
  static let blur = "gaussianBlur"
  /// What a blur effect is made of, as the names are seen in apps that look for them.
  static let ofBlurs = ["luminanceCurveMap", "colorSaturate", "colorBrightness", blur]

  private let name: String
  init(_ name: String) { self.name = name }
  override var description: String { name }
}

/// The blur of an effect without its colours.
private final class PlainBlurEffect: UIBlurEffect {
  override func backdrop(isDark: Bool) -> Backdrop {
    var plain = super.backdrop(isDark: isDark)
    (plain.amount, plain.saturation, plain.brightness) = (0, 1, 0)
    return plain
  }
}
