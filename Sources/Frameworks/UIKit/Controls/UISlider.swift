import Foundation

/// A control for choosing a value from a range with a thumb on a track.
@MainActor @preconcurrency
open class UISlider: UIControl {
  private var position: Float = 0
  /// The value, always within the range. Setting it sends no action.
  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the start of the track.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }
  /// The value at the end of the track.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }
  /// Whether actions are sent while the thumb moves, not only when it is released.
  open var isContinuous = true
  /// Whether a finger holds the thumb.
  open override var isTracking: Bool { isHeld }
  private var isHeld = false
  package override var tellsTouchUp: Bool { false }
  /// Whether the last change animates the thumb.
  package private(set) var isAnimated = false

  private var own: (minimum: UIColor?, maximum: UIColor?, thumb: UIColor?) { didSet { contentDidChange() } }
  /// The colour of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? {
    get { own.minimum ?? UISlider.defaults?.own.minimum }
    set {
      own.minimum = newValue
      customized(.minimumTrackTintColor, \UISlider.minimumTrackTintColor)
    }
  }
  /// The colour of the track after the thumb; nil for grey.
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

  /// Sets the value without sending an action; `animated` makes the thumb slide.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.isFinite else { return }
    position = min(max(value, minimumValue), maximumValue)
    isAnimated = animated
    contentDidChange()
  }

  /// Handles a move of the thumb by a person.
  package func move(to new: Float) {
    guard new != position else { return }
    setValue(new, animated: false)
    if isContinuous || !isHeld { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Handles a touch or release of the thumb.
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

  /// The natural height of a slider; the width is free.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
