import DisplayList
import Foundation

/// A view that applies a visual effect and holds content on top.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect: a blur, vibrancy or glass.
  open var effect: UIVisualEffect? { didSet { showEffect() } }
  /// The view for the content: add subviews to it, not to the effect view.
  public let contentView = UIView()

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    begin()
  }

  /// Creates a view without an effect.
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

  /// The view whose layer carries the effect's filters. Apps remove filters to keep the blur alone, or nothing.
  private let backdropView = UIView()
  /// The same for apps that look for it among the layers.
  private let effectLayer = CALayer()
  /// The mask of a blur that is not uniform.
  private var blurMask: CALayer?

  /// Feels touches of interactive glass, without keeping them from anything else.
  private lazy var touch: UIGestureRecognizer = {
    let made = UILongPressGestureRecognizer()
    made.minimumPressDuration = 0
    made.goesWithAll = true
    made.cancelsTouchesInView = false
    made.onAction = { [weak self] in
      switch $0.state {
      case .began: self?.react(isTouched: true)
      case .ended, .cancelled: self?.react(isTouched: false)
      default: break
      }
    }
    addGestureRecognizer(made)
    return made
  }()
  private var isInteractive = false {
    didSet { if isInteractive != oldValue { touch.isEnabled = isInteractive } }
  }
  private var transformBeforeTouch = CGAffineTransform.identity

  private func begin() {
    clipsToBounds = true
    backdropView.isUserInteractionEnabled = false
    layer.addSublayer(effectLayer)
    for layer in [backdropView.layer, effectLayer] {
      layer.filtersDidChange = { [weak self, weak layer] in
        if let layer { self?.show(layer.filters ?? []) }
      }
    }
    for view in [backdropView, contentView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeMask()
  }

  private func showEffect() {
    let glass = effect as? UIGlassEffect
    layer.corners.isCapsule = glass != nil
    isInteractive = glass?.isInteractive == true
    let filters = effect is UIBlurEffect ? CAFilter.ofBlurs.map(CAFilter.init) : nil
    (effectLayer.filters, backdropView.layer.filters) = (filters, filters)
    contentView.alpha = (effect as? UIVibrancyEffect)?.opacity ?? 1
    if !(effect is UIBlurEffect) { blur = glass?.copied() }
    // The clip may have another shape.
    renderer?.effectsDidChange()
  }

  private func react(isTouched: Bool) {
    if isTouched { transformBeforeTouch = transform }
    if let glass = blur as? UIGlassEffect { blur = glass.copied(isTouched: isTouched) }
    let growth = UIGlassEffect.touched.growth
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
      transform = isTouched ? transformBeforeTouch.scaledBy(x: growth, y: growth) : transformBeforeTouch
    }
  }

  private func show(_ filters: [Any]) {
    let filters = filters.compactMap { $0 as? CAFilter }
    show(filters.first { $0.name == CAFilter.variableBlur }?.mask)
    guard let effect = effect as? UIBlurEffect,
      let shown = filters.first(where: { [CAFilter.blur, CAFilter.variableBlur].contains($0.name) })
    else { return blur = nil }
    let isWhole = Set(filters.map(\.name)).isSuperset(of: CAFilter.ofBlurs)
    blur = isWhole && shown.radius == nil ? effect : PlainBlurEffect(style: effect.style, radius: shown.radius)
  }

  /// Shows a blur mask. Caveat: where it is less opaque, the blur is paler rather than narrower.
  private func show(_ picture: CGImage?) {
    guard let picture else {
      if blurMask != nil, layer.mask === blurMask { layer.mask = nil }
      return blurMask = nil
    }
    let mask = blurMask ?? CALayer()
    mask.contents = picture
    blurMask = mask
    layer.mask = mask
    placeMask()
  }

  private func placeMask() {
    guard let blurMask, blurMask.frame != bounds else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    blurMask.frame = bounds
    CATransaction.commit()
  }
}

/// An effect's blur without its colours.
private final class PlainBlurEffect: UIBlurEffect {
  private let radius: CGFloat?

  init(style: UIBlurEffect.Style, radius: CGFloat?) {
    self.radius = radius
    super.init(style: style)
  }

  override func backdrop(isDark: Bool) -> Backdrop {
    var plain = super.backdrop(isDark: isDark)
    (plain.amount, plain.saturation, plain.brightness) = (0, 1, 0)
    if let radius { plain.sigma = max(radius, 0) }
    return plain
  }
}
