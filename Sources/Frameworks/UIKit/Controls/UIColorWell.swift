import Foundation

/// A swatch that opens a colour picker.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  /// The accessible title.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// Whether colours may be transparent.
  open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { contentDidChange() } } }
  /// The colour; nil before one is chosen. Setting it sends no action.
  open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { contentDidChange() } } }

  /// Handles a person's choice of a colour.
  package func choose(_ color: UIColor) {
    selectedColor = color
    valueDidChange()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
