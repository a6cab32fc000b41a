import Foundation

/// A value in a range, chosen by dragging a thumb along a line.
@MainActor @preconcurrency
open class UISlider: UIControl {
  private var position: Float = 0
  /// The value, always in the range. Setting it sends no action.
  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the start of the line.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The value at the end of the line.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// Actions are sent while the thumb moves, not only when it is let go.
  open var isContinuous = true
  /// The thumb is held by a finger.
  open override var isTracking: Bool { isHeld }
  private var isHeld = false
  package override var tellsTouchUp: Bool { false }
  /// The last change slides the thumb.
  package private(set) var isAnimated = false

  private var own: (minimum: UIColor?, maximum: UIColor?, thumb: UIColor?) { didSet { contentDidChange() } }
  /// The colour of the line before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? {
    get { own.minimum ?? UISlider.defaults?.own.minimum }
    set {
      own.minimum = newValue
      customized(.minimumTrackTintColor, \UISlider.minimumTrackTintColor)
    }
  }
  /// The colour of the line behind the thumb; nil for grey.
  open var maximumTrackTintColor: UIColor? {
    get { own.maximum ?? UISlider.defaults?.own.maximum }
    set {
      own.maximum = newValue
      customized(.maximumTrackTintColor, \UISlider.maximumTrackTintColor)
    }
  }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    get { own.thumb ?? UISlider.defaults?.own.thumb }
    set {
      own.thumb = newValue
      customized(.thumbTintColor, \UISlider.thumbTintColor)
    }
  }

  private func rangeDidChange() {
    position = min(max(position, minimumValue), maximumValue)
    contentDidChange()
  }

  /// Moves the thumb without sending an action; it slides there if `animated`.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.isFinite else { return }
    position = min(max(value, minimumValue), maximumValue)
    isAnimated = animated
    contentDidChange()
  }

  /// A person moved the thumb.
  package func move(to new: Float) {
    guard new != position else { return }
    setValue(new, animated: false)
    if isContinuous || !isHeld { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A finger took the thumb or let it go.
  package func track(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    if !isHeld, !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    if !isHeld { sendActions(for: .touchUpInside) }
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeSlider(element, in: coder.graph)
  }

  /// As high as a slider is, and as wide as it may be.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
