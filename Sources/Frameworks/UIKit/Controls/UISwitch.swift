import Foundation

/// A switch that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  private var value = false
  /// Whether the switch is on. Setting it sends no action.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// Whether the last change animates the thumb.
  package private(set) var isAnimated = true

  /// Creates a switch at an origin; its size is fixed.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeSwitch(element, in: coder.graph)
  }

  private static var size: CGSize {
    // A guess: the image is one point narrower.
    _SystemGeneration.current == .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  private var ownOnTint: UIColor?
  /// The colour behind the thumb while the switch is on; nil for green.
  open var onTintColor: UIColor? {
    get { ownOnTint ?? UISwitch.defaults?.ownOnTint }
    set {
      ownOnTint = newValue
      customized(.onTintColor, \UISwitch.onTintColor)
      contentDidChange()
    }
  }
  private var ownThumbTint: UIColor?
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    get { ownThumbTint ?? UISwitch.defaults?.ownThumbTint }
    set {
      ownThumbTint = newValue
      customized(.thumbTintColor, \UISwitch.thumbTintColor)
      contentDidChange()
    }
  }

  /// Sets the state without sending an action; `animated` makes the thumb slide.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    isAnimated = animated
    contentDidChange()
  }

  /// Handles a toggle by a person.
  package func turn(_ on: Bool) {
    guard on != value else { return }
    setOn(on, animated: true)
    valueDidChange()
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
