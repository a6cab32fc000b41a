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

  // MARK: Images

  private enum Part { case thumb, minimumTrack, maximumTrack }
  private var images: [Part: [UInt: UIImage]] = [:] { didSet { contentDidChange() } }
  /// Returns the image of a part in the current state, or else in the normal one.
  private func current(_ part: Part) -> UIImage? {
    let images = images[part]
    let own = images?[(isHeld ? UIControl.State.highlighted : state).rawValue]
    return own ?? images?[UIControl.State.normal.rawValue]
  }

  /// Sets the image that replaces the thumb in a state; nil for that of the normal state, or the system's thumb.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[.thumb, default: [:]][state.rawValue] = image
  }
  /// Sets the image, stretched, that replaces the track before the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.minimumTrack, default: [:]][state.rawValue] = image
  }
  /// Sets the image, stretched, that replaces the track after the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.maximumTrack, default: [:]][state.rawValue] = image
  }
  /// Returns the image set for the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images[.thumb]?[state.rawValue] }
  /// Returns the image set for the track before the thumb in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images[.minimumTrack]?[state.rawValue] }
  /// Returns the image set for the track after the thumb in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images[.maximumTrack]?[state.rawValue] }
  /// The image of the thumb in the current state; nil for the system's.
  open var currentThumbImage: UIImage? { current(.thumb) }
  /// The image of the track before the thumb in the current state; nil for the system's.
  open var currentMinimumTrackImage: UIImage? { current(.minimumTrack) }
  /// The image of the track after the thumb in the current state; nil for the system's.
  open var currentMaximumTrackImage: UIImage? { current(.maximumTrack) }

  /// The image at the start of the slider; nil for none.
  open var minimumValueImage: UIImage? { didSet { if minimumValueImage !== oldValue { contentDidChange() } } }
  /// The image at the end of the slider; nil for none.
  open var maximumValueImage: UIImage? { didSet { if maximumValueImage !== oldValue { contentDidChange() } } }

  /// Returns the rectangle of the track in bounds, in points. Caveat: of an override's result only the height is used.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height: CGFloat = _SystemGeneration.current == .iOS26 ? 6 : 4
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
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
    if !images.isEmpty { contentDidChange() }
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
