import Foundation

/// A pair of buttons that decrease and increase a value.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value, always within the range. Setting it sends no action.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      contentDidChange()
    }
  }
  private var number: Double = 0
  /// The minimum.
  open var minimumValue: Double = 0 { didSet { value = number } }
  /// The maximum.
  open var maximumValue: Double = 100 { didSet { value = number } }
  /// The amount that a tap adds or subtracts.
  open var stepValue: Double = 1
  /// Whether the value wraps around at the ends of the range.
  open var wraps = false { didSet { if wraps != oldValue { contentDidChange() } } }

  /// Returns the value after a tap; nil if the button is disabled.
  package func next(up: Bool) -> Double? {
    let next = number + (up ? stepValue : -stepValue)
    if (minimumValue...max(minimumValue, maximumValue)).contains(next) { return next }
    let end = up ? maximumValue : minimumValue
    if number != end { return end }
    return wraps ? (up ? minimumValue : maximumValue) : nil
  }

  /// Handles a tap.
  package func step(up: Bool) {
    guard let next = next(up: up) else { return }
    value = next
    valueDidChange()
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeStepper(element)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
