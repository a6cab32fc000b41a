import Foundation

/// A swatch that opens a sheet with colours.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  /// What is chosen, for people who do not see it.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// Whether colours can be seen through.
  open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { contentDidChange() } } }
  /// The colour; nil before one is chosen. Setting it sends no action.
  open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { contentDidChange() } } }

  /// A person chose a colour.
  package func choose(_ color: UIColor) {
    selectedColor = color
    valueDidChange()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
