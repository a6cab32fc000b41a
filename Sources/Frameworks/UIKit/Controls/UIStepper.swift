import Foundation

/// Two buttons that make a value smaller and larger.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value, always in the range. Setting it sends no action.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      contentDidChange()
    }
  }
  private var number: Double = 0
  /// The least value.
  open var minimumValue: Double = 0 { didSet { value = number } }
  /// The greatest value.
  open var maximumValue: Double = 100 { didSet { value = number } }
  /// What a tap adds or takes away.
  open var stepValue: Double = 1
  /// Beyond one end it goes on at the other.
  open var wraps = false { didSet { if wraps != oldValue { contentDidChange() } } }

  /// What a tap leads to; nil if the button is disabled.
  package func next(up: Bool) -> Double? {
    let next = number + (up ? stepValue : -stepValue)
    if (minimumValue...max(minimumValue, maximumValue)).contains(next) { return next }
    let end = up ? maximumValue : minimumValue
    if number != end { return end }
    return wraps ? (up ? minimumValue : maximumValue) : nil
  }

  /// A person tapped.
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
